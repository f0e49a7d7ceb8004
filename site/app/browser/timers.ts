import * as v from "valibot";
import { definePreference } from "./preferences.ts";

/** What a timer is about; its cycle stands in the records. */
export type TimerKind = "monster" | "bunny" | "pot";

/** Something the player has seen: a monster's death, the end of a bunny FATE, the start of a pot FATE. */
export type Timer = Readonly<{ kind: TimerKind; id: string; at: number }>;

const MOST_TIMERS = 100;
/** No cycle is near as long; older sightings say nothing more. */
export const FORGOTTEN_MS = 6 * 3_600_000;

const schema = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(["monster", "bunny", "pot"]),
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
      at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
    }),
  ),
  v.maxLength(MOST_TIMERS),
);

/** Stored text to timers; `undefined` for anything else. */
export function parseTimers(text: string): readonly Timer[] | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const noTimers: readonly Timer[] = [];

export const timers = definePreference<readonly Timer[]>(
  "timers",
  parseTimers,
  JSON.stringify,
  () => noTimers,
);

/** The sighting that stands for `id` at `now`; none that is too old, or that a clock set back puts into the future. */
export function timerOf(list: readonly Timer[], kind: TimerKind, id: string, now: number): Timer | undefined {
  return list.find(
    (timer) =>
      timer.kind === kind && timer.id === id && timer.at <= now + 1000 && timer.at > now - FORGOTTEN_MS,
  );
}

/** Notes a sighting; the one before of the same thing gives way, and what is too old is dropped. */
export function startTimer(timer: Timer): void {
  const others = timers
    .get()
    .filter(({ kind, id, at }) => (kind !== timer.kind || id !== timer.id) && at > timer.at - FORGOTTEN_MS);
  timers.set([...others, timer].slice(-MOST_TIMERS));
}

export function stopTimer(kind: TimerKind, id: string): void {
  timers.set(timers.get().filter((timer) => timer.kind !== kind || timer.id !== id));
}
