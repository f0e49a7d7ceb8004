import type { SpawnRule } from "../forecast-filters/types.ts";
import { ruleValue } from "../rules/rules.ts";
import { conflictOf, STAY_MINUTES } from "./windows.ts";

const MINUTE = 60_000;
const STAY_MS = STAY_MINUTES * MINUTE;
const RESPAWN_MS = ruleValue("monster-respawn") * MINUTE;

/** Time left in whole minutes (0 to 180), read at `at` (Unix ms). */
export type TimeLeft = Readonly<{ minutes: number; at: number }>;

/** A player's answers about the instance; null if not known. */
export type InstanceAnswers = Readonly<{
  /** The lowest Time Remaining in the Adventurer List. */
  lowest: TimeLeft | null;
  own: TimeLeft | null;
  /** When the monster last appeared according to a tracker or another player (Unix ms). */
  appeared: number | null;
}>;

type Span = Readonly<{ from: number; to: number }>;

/**
 * What the answers tell about a monster's window.
 * `back`: it appeared at a known time and can respawn from `from`.
 * `wasOpen`: the instance was open during the same weather before; if the monster appeared then, it respawns
 * within `back`.
 * `notListed`: nobody listed was here at that time, which proves nothing.
 * `unknown`: the player's own time alone tells nothing.
 * `free`: there was no recent weather of the same kind.
 */
export type InstanceVerdict =
  | Readonly<{ kind: "back"; appeared: number; from: number; inTime: boolean }>
  | Readonly<{ kind: "wasOpen"; during: Span; back: Span; inTime: boolean }>
  | Readonly<{ kind: "notListed" | "unknown" | "free" }>;

export type InstanceCheck = Readonly<{
  verdict: InstanceVerdict;
  /** Latest possible opening of the instance (Unix ms); null if no time left is known. It may be older. */
  openSince: number | null;
  /** End of the player's own stay (Unix ms), and where it falls relative to the window; null if not known. */
  ownEnd: Readonly<{ at: number; falls: "before" | "during" | "after" }> | null;
}>;

const enteredAt = ({ minutes, at }: TimeLeft): number => at + minutes * MINUTE - STAY_MS;

function verdictOf(
  { lowest, own, appeared }: InstanceAnswers,
  filter: SpawnRule,
  window: Readonly<{ start: number; end: number }>,
  openSince: number | null,
  choice: string | undefined,
): InstanceVerdict {
  if (appeared !== null) {
    const from = appeared + RESPAWN_MS;
    return { kind: "back", appeared, from, inTime: from < window.end };
  }
  const conflict = conflictOf(filter, window, choice);
  if (conflict === undefined) return { kind: "free" };
  if (openSince !== null && conflict.end > openSince) {
    // `openSince` is only an upper bound, so the instance may have seen the whole of that weather.
    const back = { from: conflict.start + RESPAWN_MS, to: conflict.end + RESPAWN_MS };
    return {
      kind: "wasOpen",
      during: { from: conflict.start, to: conflict.end },
      back,
      inTime: back.from < window.end,
    };
  }
  return { kind: lowest === null && own !== null ? "unknown" : "notListed" };
}

/** Null if none of the answers is known. */
export function checkInstance(
  filter: SpawnRule,
  window: Readonly<{ start: number; end: number }>,
  answers: InstanceAnswers,
  choice?: string,
): InstanceCheck | null {
  const { lowest, own, appeared } = answers;
  if (lowest === null && own === null && appeared === null) return null;
  const entered = [lowest, own].flatMap((left) => (left === null ? [] : [enteredAt(left)]));
  const openSince = entered.length === 0 ? null : Math.min(...entered);
  const end = own === null ? null : own.at + own.minutes * MINUTE;
  const falls = end === null || end <= window.start ? "before" : end < window.end ? "during" : "after";
  return {
    verdict: verdictOf(answers, filter, window, openSince, choice),
    openSince,
    ownEnd: end === null ? null : { at: end, falls },
  };
}

/**
 * Threshold for the lowest time left at `at`: below it, the instance was certainly open during the earlier
 * weather. Null if no time left could prove it yet.
 * @param lowestLeft value of the window's conflict
 */
export function lowestLeftNow(
  window: Readonly<{ start: number }>,
  lowestLeft: number,
  at: number,
): number | null {
  if (lowestLeft >= STAY_MINUTES) return null;
  const minutes = Math.max(0, lowestLeft + Math.ceil((window.start - at) / MINUTE));
  return minutes > STAY_MINUTES ? null : minutes;
}

/**
 * Parses "2:52", "172", "172m", "2h 52m" or "172:30" (minutes and seconds). Null if invalid or above the
 * maximum stay.
 */
export function parseTimeLeft(text: string): number | null {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  const match =
    /^(?:(?<hours>[0-3])\s*(?::|h|時間|std\.?)\s*)?(?<minutes>\d{1,3})\s*(?:m|min\.?|minutes?|minuten|分)?(?<seconds>:\d\d)?$/u.exec(
      plain,
    );
  const { hours, minutes, seconds } = match?.groups ?? {};
  if (minutes === undefined) return null;
  if (hours !== undefined && (Number(minutes) > 59 || seconds !== undefined)) return null;
  const whole = Number(hours ?? 0) * 60 + Number(minutes);
  return whole > STAY_MINUTES ? null : whole;
}

/**
 * Parses a time of day ("13:05", "1:05 pm", "13時5分") or minutes ago ("25", "25m"); null if invalid.
 * @param at Unix ms
 * @param midnight start of the local day of `at` (Unix ms)
 */
export function parseAppearance(text: string, at: number, midnight: number): number | null {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  const ago = /^(?<minutes>\d{1,3})\s*(?:m|min\.?|minutes?|minuten|分)?(?:\s*(?:ago|前))?$/u.exec(
    plain,
  )?.groups;
  if (ago?.minutes !== undefined) return at - Number(ago.minutes) * MINUTE;
  const clock =
    /^(?<hours>\d{1,2})\s*(?::|h|時|\.)\s*(?<minutes>\d{1,2})\s*(?:分|uhr)?\s*(?<half>am|pm)?$/u.exec(
      plain,
    )?.groups;
  if (clock?.hours === undefined || clock.minutes === undefined) return null;
  const hours = Number(clock.hours);
  const minutes = Number(clock.minutes);
  const isHalf = clock.half !== undefined;
  if (minutes > 59 || hours > (isHalf ? 12 : 23) || (isHalf && hours === 0)) return null;
  const hour = isHalf ? (hours % 12) + (clock.half === "pm" ? 12 : 0) : hours;
  const today = midnight + (hour * 60 + minutes) * MINUTE;
  // A time still ahead means yesterday.
  return today > at ? today - 24 * 60 * MINUTE : today;
}
