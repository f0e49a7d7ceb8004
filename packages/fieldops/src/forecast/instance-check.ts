import type { SpawnRule } from "../forecast-filters/types.ts";
import { conflictOf, STAY_MINUTES } from "./windows.ts";

const MINUTE = 60_000;

/** The meaning of the time left in an instance for a spawn; times in Unix ms. */
export type InstanceCheck = Readonly<{
  /** When it opened at the earliest, and closes at the earliest: the game shows whole minutes. */
  opened: number;
  closes: number;
}> &
  (
    | Readonly<{
        kind: "good";
        /** The end of the window, or of the instance where that comes first. */
        until: number;
      }>
    | Readonly<{
        kind: "gone";
        /** It was open during the same weather before, from then to then: somebody may have killed the monster. */
        from: number;
        to: number;
      }>
    | Readonly<{ kind: "closes" }>
  );

/**
 * Whether a monster can be expected in an instance with this many whole minutes left at `at`: not if it closes before the window
 * opens, and not surely if it was open during the same weather shortly before.
 * @param left 0 to 180
 */
export function checkInstance(
  filter: SpawnRule,
  window: Readonly<{ start: number; end: number }>,
  left: number,
  at: number,
  choice?: string,
): InstanceCheck {
  const opened = at - (STAY_MINUTES - left) * MINUTE;
  const closes = at + left * MINUTE;
  if (closes <= window.start) return { kind: "closes", opened, closes };
  const conflict = conflictOf(filter, window, choice);
  if (conflict !== undefined && conflict.end > opened)
    return { kind: "gone", opened, closes, from: Math.max(conflict.start, opened), to: conflict.end };
  return { kind: "good", opened, closes, until: Math.min(window.end, closes) };
}

/**
 * How many minutes an instance must show at `at` so that it is safe at the window's start, at least; null where only one that opens
 * later will do.
 * @param safeMinutes of the window's conflict
 */
export function neededNow(
  window: Readonly<{ start: number }>,
  safeMinutes: number,
  at: number,
): number | null {
  if (safeMinutes >= STAY_MINUTES) return null;
  const minutes = Math.max(0, safeMinutes + Math.ceil((window.start - at) / MINUTE));
  return minutes > STAY_MINUTES ? null : minutes;
}

/**
 * The time left in an instance as players write it: "2:52", "172", "172m", "2h 52m", "172:30" (minutes and seconds). Null for anything
 * else, and for more than an instance lasts.
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
