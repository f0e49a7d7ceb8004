import * as v from "valibot";
import { ALARMS_CHANGED, ALARMS_KEY } from "./alarm-key.ts";
import type { Alarm } from "./alarm-schedule.ts";
import { definePreference } from "./preferences.ts";
import { readStored, writeStored } from "./storage.ts";

/** What rings: everything, all but the chime, or nothing. */
export type Mute = "on" | "silent" | "off";

export type AlarmSettings = Readonly<{ mute: Mute; list: readonly Alarm[] }>;

/** Minutes offered for the early signal; 0 is none. */
export const EARLY_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
export const USUAL_EARLY = 10;
const MOST_ALARMS = 60;

const schema = v.object({
  mute: v.picklist(["on", "silent", "off"]),
  list: v.pipe(
    v.array(
      v.object({
        filter: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
        choice: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
        early: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
        start: v.boolean(),
        since: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
      }),
    ),
    v.maxLength(MOST_ALARMS),
  ),
});

export const noAlarms: AlarmSettings = { mute: "on", list: [] };

/** Stored text to alarms; `undefined` for anything else. */
export function parseAlarms(text: string): AlarmSettings | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
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

/** Sets or changes the alarm of a filter, as of `now`. */
export function putAlarm(alarm: Omit<Alarm, "since">, now: number): void {
  const { mute, list } = alarms.get();
  const others = list.filter(({ filter }) => filter !== alarm.filter);
  const place = list.findIndex(({ filter }) => filter === alarm.filter);
  const next = others.toSpliced(place < 0 ? others.length : place, 0, { ...alarm, since: now });
  save({ mute, list: next.slice(-MOST_ALARMS) });
}

export function removeAlarm(filterId: string): void {
  const { mute, list } = alarms.get();
  save({ mute, list: list.filter(({ filter }) => filter !== filterId) });
}

export function setMute(mute: Mute): void {
  save({ ...alarms.get(), mute });
}

const RUNG_KEY = "alarmsRung";
/** What has rung is remembered a day, far longer than any signal is due. */
const REMEMBERED_MS = 24 * 3_600_000;
const rungHere = new Set<string>();

const rungSchema = v.record(v.string(), v.number());

function readRung(): Record<string, number> {
  try {
    const parsed = v.safeParse(rungSchema, JSON.parse(readStored(RUNG_KEY) ?? "{}"));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

function claimNow(keys: readonly string[], now: number): string[] {
  const rung = readRung();
  const fresh = keys.filter((key) => !rungHere.has(key) && !(key in rung));
  if (fresh.length === 0) return [];
  const kept = Object.entries(rung).filter(([, at]) => Math.abs(now - at) < REMEMBERED_MS);
  for (const key of fresh) rungHere.add(key);
  writeStored(
    RUNG_KEY,
    JSON.stringify({ ...Object.fromEntries(kept), ...Object.fromEntries(fresh.map((key) => [key, now])) }),
  );
  return fresh;
}

/**
 * Takes the right to ring these signals; answers with those that no tab has rung. One tab at a time may ask (Web Locks);
 * where the browser has none, or storage is forbidden, this tab alone is kept from ringing twice.
 */
export async function claimSignals(keys: readonly string[], now: number): Promise<readonly string[]> {
  const fresh = keys.filter((key) => !rungHere.has(key));
  if (fresh.length === 0) return [];
  if (!("locks" in navigator)) return claimNow(fresh, now);
  return navigator.locks.request("alarm-signals", () => claimNow(fresh, now));
}
