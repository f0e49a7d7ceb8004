import { ruleValue } from "../rules/rules.ts";
import type { Clock } from "./clocks.ts";
import { counts, newest, type Observation } from "./observations.ts";

const MINUTE_MS = 60_000;

/** Assumed time from a monster's appearance to its kill if nobody noted the appearance (ms). */
export const KILL_AFTER_MS = ruleValue("monster-kill") * MINUTE_MS;
/** How long a monster without a noted kill is assumed to be up (ms). */
export const UNKILLED_MS = ruleValue("monster-kill-latest") * MINUTE_MS;
/** Maximum time between a noted appearance and the kill that belongs to it (ms). */
const SAME_TURN_MS = ruleValue("kill-same-appearance") * MINUTE_MS;

export type Appearance = Readonly<{
  /** Unix ms. */
  at: number;
  /** `at` is an estimate, as only the kill was noted. */
  assumed: boolean;
}>;

function appearanceBefore(kill: Observation, own: readonly Observation[], now: number): Appearance {
  const began = newest(
    own,
    now,
    ({ moment, at }) => moment === "began" && at <= kill.at && at > kill.at - SAME_TURN_MS,
  );
  return began === undefined
    ? { at: kill.at - KILL_AFTER_MS, assumed: true }
    : { at: began.at, assumed: false };
}

/** The appearance that a note of a monster refers to. `observations` are those of its board. */
export function appearanceOf(
  note: Observation,
  observations: readonly Observation[],
  now: number,
): Appearance {
  if (note.moment !== "ended") return { at: note.at, assumed: false };
  const own = observations.filter((one) => one.kind === note.kind && one.id === note.id && counts(one, now));
  return appearanceBefore(note, own, now);
}

export const countsFromAppearance = ({ returns }: Pick<Clock, "returns">): boolean =>
  returns !== null && returns.after === "began";
