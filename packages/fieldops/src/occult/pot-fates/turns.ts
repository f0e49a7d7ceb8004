const MINUTE_MS = 60_000;

import type { PotFateFacts } from "#records/types";
export type PotTurn = Readonly<{ fate: PotFateFacts; start: number }>;

/**
 * Next `count` pot FATEs after `now` in an instance where `seen` started at `began` (Unix ms). The two pot
 * FATEs of a zone alternate, one every `slotMinutes`.
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
