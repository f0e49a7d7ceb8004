const MINUTE_MS = 60_000;

/** One beginning of a pot FATE of an instance. */
import type { PotFateFacts } from "#records/types";
export type PotTurn = Readonly<{ fate: PotFateFacts; start: number }>;

/**
 * The next beginnings after `now` in the instance in which `seen` began at `began` (Unix ms): the two of a zone take
 * turns, one each slot of the records.
 */
export function potTurns(
  seen: PotFateFacts,
  began: number,
  now: number,
  fates: readonly PotFateFacts[],
  count: number,
): PotTurn[] {
  const slot = seen.slotMinutes * MINUTE_MS;
  const other = fates.find(({ id }) => id === seen.alternatesWith) ?? seen;
  const first = Math.max(1, Math.floor((now - began) / slot) + 1);
  return Array.from({ length: count }, (_, index) => ({
    fate: (first + index) % 2 === 0 ? seen : other,
    start: began + (first + index) * slot,
  }));
}
