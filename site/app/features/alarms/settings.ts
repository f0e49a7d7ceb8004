import * as v from "valibot";
import { definePreference } from "../../browser/preferences.ts";
import { readStored, writeStored } from "../../browser/storage.ts";
import { idShape, instantShape, parseJson } from "../../browser/stored-shape.ts";
import { createClaims } from "./claims.ts";
import { ALARMS_CHANGED, ALARMS_KEY } from "./keys.ts";
import type { Alarm, Signals } from "./schedule.ts";
import { type AlarmTarget, targetKey } from "./targets.ts";

/** `silent` rings without the chime, `off` does not ring. */
export type Mute = "on" | "silent" | "off";

export type AlarmSettings = Readonly<{
  mute: Mute;
  list: readonly Alarm[];
  /** Signals of every timer. */
  timers: Signals;
}>;

/** Choices for the early signal; 0 is off. */
export const EARLY_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
export const USUAL_EARLY = 10;
const MAX_EARLY = 60;
/** Tolerated difference of the clock between two tabs, in ms. */
const CLOCK_SLACK = 1000;
const MAX_ALARMS = 60;

/** Five minutes early leaves time to walk there. */
const usualTimers: Signals = { early: 5, start: true, since: 0 };
export const noAlarms: AlarmSettings = { mute: "on", list: [], timers: usualTimers };

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
  // Older versions stored no timer signals.
  timers: v.fallback(v.object(signalsShape), usualTimers),
});

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

/** Adds or replaces a target's alarm, as of `now`. */
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

export function setTimerSignals(signals: Omit<Signals, "since">, now: number): void {
  save({ ...alarms.get(), timers: { ...signals, since: now } });
}

/** Repairs alarms set in the future by a clock that was ahead: they would stay silent until then. */
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

/** Without storage, it only keeps this tab from ringing twice. */
export const claims = createClaims({
  read: () => readStored(RUNG_KEY),
  write: (text) => writeStored(RUNG_KEY, text),
  locks: globalThis.navigator?.locks,
  wait,
});
