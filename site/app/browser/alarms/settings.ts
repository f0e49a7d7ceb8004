import { definePreference } from "../preferences.ts";
import { readStored, writeStored } from "../storage.ts";
import { isBetween, isId, isInstant, isRecord, readJson, readList } from "../stored-shape.ts";
import { ALARMS_CHANGED, ALARMS_KEY } from "./keys.ts";
import { type Alarm, type AlarmTarget, type Signals, targetKey } from "./schedule.ts";

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
/** What has rung is remembered a day, far longer than any signal is due. */
const REMEMBERED_MS = 24 * 3_600_000;
const rungHere = new Set<string>();

function readRung(): Readonly<Record<string, number>> {
  const value = readJson(readStored(RUNG_KEY) ?? "");
  const rung = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(rung.flatMap(([key, at]) => (typeof at === "number" ? [[key, at]] : [])));
}

/** Notes a signal as rung; `false` where it has rung before. */
function noteRung(key: string, now: number): boolean {
  const rung = readRung();
  rungHere.add(key);
  if (key in rung) return false;
  const kept = Object.entries(rung).filter(([, at]) => Math.abs(now - at) < REMEMBERED_MS);
  writeStored(RUNG_KEY, JSON.stringify({ ...Object.fromEntries(kept), [key]: now }));
  return true;
}

/** What one tab stores, another may see a moment later: so long a signal's lock says what the storage does not yet. */
const HELD_MS = 5000;

function claim(key: string, now: number): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(noteRung(key, now));
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`alarm ${key}`, { ifAvailable: true }, (lock) => {
        // Another tab holds it: it rings there.
        if (lock === null) rungHere.add(key);
        const taken = lock !== null && noteRung(key, now);
        resolve(taken);
        return taken ? new Promise((release) => setTimeout(release, HELD_MS)) : undefined;
      })
      .catch(reject);
  });
}

/**
 * Takes the right to ring these signals; answers with those that no tab has rung. Each is locked while it is noted (Web
 * Locks are one for all tabs); where the browser has none, or storage is forbidden, this tab alone is kept from ringing
 * twice.
 */
export async function claimSignals(keys: readonly string[], now: number): Promise<readonly string[]> {
  const fresh = keys.filter((key) => !rungHere.has(key));
  const taken = await Promise.all(fresh.map((key) => claim(key, now)));
  return fresh.filter((_, index) => taken[index]);
}
