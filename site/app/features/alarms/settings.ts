import * as v from "valibot";
import { definePreference } from "../../browser/preferences.ts";
import { readStored, writeStored } from "../../browser/storage.ts";
import { idShape, instantShape, parseJson } from "../../browser/stored-shape.ts";
import { createClaims } from "./claims.ts";
import { ALARMS_CHANGED, ALARMS_KEY } from "./keys.ts";
import type { Alarm, Signals } from "./schedule.ts";
import { type AlarmTarget, targetKey } from "./targets.ts";

/** Ring mode: everything, all but the chime, or nothing. */
export type Mute = "on" | "silent" | "off";

export type AlarmSettings = Readonly<{
  mute: Mute;
  list: readonly Alarm[];
  /** How every timer rings: for the return of what the player has seen. */
  timers: Signals;
}>;

/** Minutes offered for the early signal; 0 turns it off. */
export const EARLY_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
export const USUAL_EARLY = 10;
const MAX_EARLY = 60;
/** Tabs of one machine may read its clock so much apart, in ms. */
const CLOCK_SLACK = 1000;
const MAX_ALARMS = 60;

/** A return is rung five minutes early, so that there is time to walk, and when it is due. */
const usualTimers: Signals = { early: 5, start: true, since: 0 };
export const noAlarms: AlarmSettings = { mute: "on", list: [], timers: usualTimers };

/** Shape of stored signals. */
export const signalsShape = {
  early: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EARLY)),
  start: v.boolean(),
  since: instantShape,
};

const alarmShape = v.object({
  filter: idShape,
  choice: v.exactOptional(idShape),
  optional: v.exactOptional(v.literal(true)),
  ...signalsShape,
});

const shape = v.object({
  mute: v.picklist(["on", "silent", "off"]),
  list: v.pipe(v.array(alarmShape), v.maxLength(MAX_ALARMS)),
  // Settings without a timer mode get the default.
  timers: v.fallback(v.object(signalsShape), usualTimers),
});

/** Stored text to alarms; `undefined` for anything else. */
export function parseAlarms(text: string): AlarmSettings | undefined {
  return parseJson(shape, text);
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
  save({ ...rest, list: next.slice(-MAX_ALARMS) });
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
 * A clock that was ahead and has been set right leaves alarms that were set in a future that never arrives: they would
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
