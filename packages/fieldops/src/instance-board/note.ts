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

/** Two machines report one start or end this many ms apart at most: the network lies between them, not the game. */
export const SAME_EVENT_MS = 120_000;
/** The same FATE or encounter cannot end again sooner than this, in ms. */
export const SAME_END_MS = 600_000;

/** An observation before it is on a board. */
export type NewObservation = Readonly<
  Pick<Observation, "kind" | "id" | "moment" | "at"> & { source: ObservationSource }
>;

/** Outcome of adding an observation. */
export type Noted = Readonly<{
  /** The board's observations, the same list unless `outcome` is `noted`. */
  observations: readonly Observation[];
  /** `known`: the board has it. `foreign`: no timer of this zone. `time`: older than six hours, or ahead of the clock. */
  outcome: "noted" | "known" | "foreign" | "time";
}>;

/**
 * Adds an observation to the board of `zone` at `now` (Unix ms). By hand it is taken to the second, as a correction may be. A pasted line
 * or the game is thinned: what the board has within two minutes, even undone, is not noted again; neither is the end of the same FATE
 * or encounter within ten.
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

/** A FATE that nobody named stands for any of the zone's: two of them may end together. */
const isUnnamedFate = (note: Observation) => note.kind === "fate" && clockOf(note)?.id === note.id;

/** If the very second was undone before, the note counts from the next one that was not. */
function afterUndone(observations: readonly Observation[], note: Observation): Observation {
  const undone = new Set(observations.filter(({ gone }) => gone === true).map(observationKey));
  let moved = note;
  while (undone.has(observationKey(moved))) moved = { ...moved, at: moved.at + 1000 };
  return moved;
}
