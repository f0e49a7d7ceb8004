import { clockOf } from "./clocks.ts";
import { counts, newest, type Observation, observationKey } from "./observations.ts";
import { countsForTower } from "./states.ts";

/** About 1.1 kB before encryption. */
const MAX_SENT = 120;
/** Kept per timer and moment, so that an earlier note remains if the last is undone. */
const NEWEST = 3;

/**
 * The part of a board to send: the three newest observations per timer and moment, also of undone ones, and
 * everything that counts for a Forked Tower since its last end. Keeps the state of every timer.
 */
export function trimObservations(observations: readonly Observation[], now: number): readonly Observation[] {
  const kept = new Map<string, number>();
  const trimmed = observations
    .toSorted((a, b) => b.at - a.at || (observationKey(a) < observationKey(b) ? -1 : 1))
    .filter((one) => {
      if (one.gone !== true && !counts(one, now)) return false;
      const group = `${one.kind} ${one.id} ${one.moment} ${one.gone === true}`;
      const before = kept.get(group) ?? 0;
      kept.set(group, before + 1);
      return before < NEWEST || sinceTower(one, observations, now);
    })
    .slice(0, MAX_SENT);
  return trimmed.toReversed();
}

function sinceTower(one: Observation, observations: readonly Observation[], now: number): boolean {
  const zone = clockOf(one)?.zone;
  if (zone === undefined || one.gone === true || !countsForTower(one, zone)) return false;
  const end = newest(
    observations,
    now,
    (other) => other.kind === "tower" && other.moment === "ended" && clockOf(other)?.zone === zone,
  );
  return end !== undefined && one.at > end.at;
}

/** Whether `sent` has everything of `board` that would be sent, including undone states. */
export function covers(sent: readonly Observation[], board: readonly Observation[], now: number): boolean {
  const has = new Map(sent.map((one) => [observationKey(one), one.gone === true]));
  return trimObservations(board, now).every((one) => {
    const gone = has.get(observationKey(one));
    return gone !== undefined && (gone || one.gone !== true);
  });
}
