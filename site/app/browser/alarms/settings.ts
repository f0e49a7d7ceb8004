import { definePreference } from "../preferences.ts";
import { readStored, writeStored } from "../storage.ts";
import { isBetween, isId, isInstant, isRecord, readJson, readList } from "../stored-shape.ts";
import { createClaims } from "./claims.ts";
import { ALARMS_CHANGED, ALARMS_KEY } from "./keys.ts";
import type { Alarm, Signals } from "./schedule.ts";
import { type AlarmTarget, targetKey } from "./targets.ts";

/** What rings: everything, all but the chime, or nothing. */
export type Mute = "on" | "silent" | "off";

export type AlarmSettings = Readonly<{
  mute: Mute;
  list: readonly Alarm[];
  /** How every timer rings: for the return of what the player has seen. */
  timers: Signals;
}>;

/** Minutes offered for the early signal; 0 is none. */
export const EARLY_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
export const USUAL_EARLY = 10;
const MOST_EARLY = 60;
/** Tabs of one machine may read its clock so much apart, in ms. */
const CLOCK_SLACK = 1000;
const MOST_ALARMS = 60;

function readMute(value: unknown): Mute | undefined {
  return value === "on" || value === "silent" || value === "off" ? value : undefined;
}

function readSignals(value: unknown): Signals | undefined {
  if (!isRecord(value)) return undefined;
  const { early, start, since } = value;
  if (!isBetween(early, 0, MOST_EARLY) || !Number.isInteger(early)) return undefined;
  return typeof start === "boolean" && isInstant(since) ? { early, start, since } : undefined;
}

function readAlarm(value: unknown): Alarm | undefined {
  const signals = readSignals(value);
  if (!isRecord(value) || signals === undefined) return undefined;
  const { filter, choice, optional } = value;
  if (!isId(filter) || (choice !== undefined && !isId(choice))) return undefined;
  if (optional !== undefined && optional !== true) return undefined;
  return {
    filter,
    ...(choice !== undefined && { choice }),
    ...(optional !== undefined && { optional }),
    ...signals,
  };
}

/** A return is rung five minutes early, so that there is time to walk, and when it is due. */
const usualTimers: Signals = { early: 5, start: true, since: 0 };
export const noAlarms: AlarmSettings = { mute: "on", list: [], timers: usualTimers };

/** Stored text to alarms; `undefined` for anything else. What does not say how timers ring has the usual way. */
export function parseAlarms(text: string): AlarmSettings | undefined {
  const value = readJson(text);
  if (!isRecord(value)) return undefined;
  const mute = readMute(value.mute);
  const list = readList(value.list, MOST_ALARMS, readAlarm);
  if (mute === undefined || list === undefined) return undefined;
  return { mute, list, timers: readSignals(value.timers) ?? usualTimers };
}

export const alarms = definePreference<AlarmSettings>(
  ALARMS_KEY,
  parseAlarms,
  JSON.stringify,
  () => noAlarms,
);

function save(settings: AlarmSettings): void {
  alarms.set(settings);
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Sets or changes the alarm of a target, as of `now`. */
export function putAlarm(alarm: Omit<Alarm, "since">, now: number): void {
  const { list, ...rest } = alarms.get();
  const key = targetKey(alarm);
  const others = list.filter((other) => targetKey(other) !== key);
  const place = list.findIndex((other) => targetKey(other) === key);
  const next = others.toSpliced(place < 0 ? others.length : place, 0, { ...alarm, since: now });
  save({ ...rest, list: next.slice(-MOST_ALARMS) });
}

export function removeAlarm(target: AlarmTarget): void {
  const { list, ...rest } = alarms.get();
  const key = targetKey(target);
  save({ ...rest, list: list.filter((alarm) => targetKey(alarm) !== key) });
}

export function setMute(mute: Mute): void {
  save({ ...alarms.get(), mute });
}

/** Changes how timers ring, as of `now`. */
export function setTimerSignals(signals: Omit<Signals, "since">, now: number): void {
  save({ ...alarms.get(), timers: { ...signals, since: now } });
}

/**
 * A clock that was ahead and has been set right leaves alarms that were set in a future that has not come: they would
 * keep still until it does. They count as set at `now` instead.
 */
export function mendFuture(now: number): void {
  const settings = alarms.get();
  const ahead = ({ since }: Signals) => since > now + CLOCK_SLACK;
  if (!settings.list.some(ahead) && !ahead(settings.timers)) return;
  const mended = <S extends Signals>(signals: S): S =>
    ahead(signals) ? { ...signals, since: now } : signals;
  save({ ...settings, list: settings.list.map(mended), timers: mended(settings.timers) });
}

const RUNG_KEY = "alarmsRung";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Takes the right to ring signals, one tab for all; where storage is forbidden, this tab alone does not ring twice. */
export const claims = createClaims({
  read: () => readStored(RUNG_KEY),
  write: (text) => writeStored(RUNG_KEY, text),
  locks: globalThis.navigator?.locks,
  wait,
});
