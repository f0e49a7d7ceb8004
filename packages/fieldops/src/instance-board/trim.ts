import { clockOf } from "./clocks.ts";
import { counts, newest, type Observation, observationKey } from "./observations.ts";
import { countsForTower } from "./states.ts";

/** This many observations of a board are sent at most: about 1.1 kB before sealing. */
const MAX_SENT = 120;
/** Of each timer and moment the newest ones, so that undoing the last one leaves the one before. */
const NEWEST = 3;

/**
 * Part of a board that is sent at `now` (Unix ms): of each timer and moment the three newest, of what was undone too, and all that counts
 * for a Forked Tower since its last end; the newest 120 of these. Every timer's state stays the same.
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

/** Whether `sent` has all that of `board` would be sent; what was undone must be undone in it too. */
export function covers(sent: readonly Observation[], board: readonly Observation[], now: number): boolean {
  const has = new Map(sent.map((one) => [observationKey(one), one.gone === true]));
  return trimObservations(board, now).every((one) => {
    const gone = has.get(observationKey(one));
    return gone !== undefined && (gone || one.gone !== true);
  });
}
