import type { ZoneId } from "@foray/eorzea/zones/rates";
import { clockOf } from "./clocks.ts";
import {
  CLOCK_SLACK_MS,
  FORGOTTEN_MS,
  mergeObservations,
  type Observation,
  type ObservationSource,
  observationKey,
} from "./observations.ts";

/** Maximum difference between two reports of the same start or end, due to network delay (ms). */
export const SAME_EVENT_MS = 120_000;
/** Minimum time between two ends of the same FATE or encounter (ms). */
export const SAME_END_MS = 600_000;

export type NewObservation = Readonly<
  Pick<Observation, "kind" | "id" | "moment" | "at"> & { source: ObservationSource }
>;

export type Noted = Readonly<{
  /** The same list unless `outcome` is `noted`. */
  observations: readonly Observation[];
  /**
   * `known`: already on the board. `foreign`: not of this zone. `time`: older than six hours, or in the
   * future.
   */
  outcome: "noted" | "known" | "foreign" | "time";
}>;

/**
 * Notes by hand may be corrections and are always added. Pasted lines and game events are skipped if the
 * board has the same event within two minutes, even undone, or the end of the same FATE or encounter within
 * ten.
 */
export function addObservation(
  observations: readonly Observation[],
  zone: ZoneId,
  { source, at, ...what }: NewObservation,
  now: number,
): Noted {
  if (clockOf(what)?.zone !== zone) return { observations, outcome: "foreign" };
  if (!Number.isFinite(at) || at > now + CLOCK_SLACK_MS || at <= now - FORGOTTEN_MS)
    return { observations, outcome: "time" };
  const note = { ...what, at: Math.floor(at / 1000) * 1000 };
  const observed = source === "hand" ? note : { ...note, source };
  if (source !== "hand" && observations.some((one) => sameEvent(one, note)))
    return { observations, outcome: "known" };
  return {
    observations: mergeObservations(observations, [afterUndone(observations, observed)]),
    outcome: "noted",
  };
}

function sameEvent(one: Observation, note: Observation): boolean {
  if (one.kind !== note.kind || one.id !== note.id || one.moment !== note.moment) return false;
  const slow =
    note.moment === "ended" && (note.kind === "encounter" || note.kind === "fate") && !isUnnamedFate(note);
  return Math.abs(one.at - note.at) < (slow ? SAME_END_MS : SAME_EVENT_MS);
}

/** An unnamed FATE can be any FATE of the zone, and two of them may end together. */
const isUnnamedFate = (note: Observation) => note.kind === "fate" && clockOf(note)?.id === note.id;

function afterUndone(observations: readonly Observation[], note: Observation): Observation {
  const undone = new Set(observations.filter(({ gone }) => gone === true).map(observationKey));
  let moved = note;
  while (undone.has(observationKey(moved))) moved = { ...moved, at: moved.at + 1000 };
  return moved;
}
