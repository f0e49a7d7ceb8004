import { ALARMS_CHANGED, TIMERS_KEY } from "../alarms/keys.ts";
import { definePreference } from "../preferences.ts";
import { isId, isInstant, isRecord, readJson, readList } from "../stored-shape.ts";

/** What a timer is about; its cycle stands in the records. */
export type TimerKind = "monster" | "bunny" | "pot";

/** Something the player has seen: a monster's death, the end of a bunny FATE, the start of a pot FATE. */
export type Timer = Readonly<{ kind: TimerKind; id: string; at: number }>;

const MOST_TIMERS = 100;
/** No cycle is near as long; older sightings say nothing more. */
export const FORGOTTEN_MS = 6 * 3_600_000;

function readTimer(value: unknown): Timer | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, id, at } = value;
  if (kind !== "monster" && kind !== "bunny" && kind !== "pot") return undefined;
  return isId(id) && isInstant(at) ? { kind, id, at } : undefined;
}

/** Stored text to timers; `undefined` for anything else. */
export function parseTimers(text: string): readonly Timer[] | undefined {
  return readList(readJson(text), MOST_TIMERS, readTimer);
}

export const noTimers: readonly Timer[] = [];

export const timers = definePreference<readonly Timer[]>(
  TIMERS_KEY,
  parseTimers,
  JSON.stringify,
  () => noTimers,
);

function save(list: readonly Timer[]): void {
  timers.set(list);
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Whether a sighting still counts at `now`: not too old, and not put into the future by a clock that was set back. */
export function counts({ at }: Timer, now: number): boolean {
  return at <= now + 1000 && at > now - FORGOTTEN_MS;
}

/** The sighting that stands for `id` at `now`, if any counts. */
export function timerOf(list: readonly Timer[], kind: TimerKind, id: string, now: number): Timer | undefined {
  return list.find((timer) => timer.kind === kind && timer.id === id && counts(timer, now));
}

/** Notes a sighting; the one before of the same thing gives way, and what is too old is dropped. */
export function startTimer(timer: Timer): void {
  const others = timers
    .get()
    .filter(({ kind, id, at }) => (kind !== timer.kind || id !== timer.id) && at > timer.at - FORGOTTEN_MS);
  save([...others, timer].slice(-MOST_TIMERS));
}

export function stopTimer(kind: TimerKind, id: string): void {
  save(timers.get().filter((timer) => timer.kind !== kind || timer.id !== id));
}

/** Drops what is too old to say anything, so that nothing is watched for it. */
export function forgetTimers(now: number): void {
  const list = timers.get();
  const kept = list.filter(({ at }) => at > now - FORGOTTEN_MS);
  if (kept.length < list.length) save(kept);
}
