import { ruleValue } from "../rules/rules.ts";
import type { Clock } from "./clocks.ts";
import { counts, newest, type Observation } from "./observations.ts";

const MINUTE_MS = 60_000;

/** How long after its appearance a monster is taken to have been killed if nobody noted the appearance, in ms. */
export const KILL_AFTER_MS = ruleValue("monster-kill") * MINUTE_MS;
/** A monster without a noted kill is taken to be up for this long after its appearance, in ms. */
export const UNKILLED_MS = ruleValue("monster-kill-latest") * MINUTE_MS;
/** A kill belongs to an appearance that was noted within this time before it, in ms. */
const SAME_TURN_MS = ruleValue("kill-same-appearance") * MINUTE_MS;

/** When a thing last appeared, as a board has it. */
export type Appearance = Readonly<{
  /** Unix ms. */
  at: number;
  /** Only its kill was noted: `at` is an estimate. */
  assumed: boolean;
}>;

/** The appearance that `kill` ended: the one noted before it, or else an estimate. */
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

/** The appearance that a note of a monster stands for; `observations` are those of its board. */
export function appearanceOf(
  note: Observation,
  observations: readonly Observation[],
  now: number,
): Appearance {
  if (note.moment !== "ended") return { at: note.at, assumed: false };
  const own = observations.filter((one) => one.kind === note.kind && one.id === note.id && counts(one, now));
  return appearanceBefore(note, own, now);
}

/** Whether a clock counts from the appearance of its thing rather than from its end. */
export const countsFromAppearance = ({ returns }: Pick<Clock, "returns">): boolean =>
  returns !== null && returns.after === "began";
