import type { ZoneId } from "@foray/eorzea/zones/rates";
import { clockOf } from "@foray/fieldops/instance-board/clocks";
import {
  clockKinds,
  FORGOTTEN_MS,
  mergeObservations,
  type Observation,
  observationKey,
} from "@foray/fieldops/instance-board/observations";
import { ALARMS_CHANGED, TIMERS_KEY } from "../alarms/keys.ts";
import { definePreference } from "../preferences.ts";
import { isId, isInstant, isRecord, readJson, readList } from "../stored-shape.ts";

/** More than a party sees in six hours; beyond it the oldest go. */
const MOST_OBSERVATIONS = 400;

/** What older versions of the almanac stored says no moment: of pots the beginning was noted, of the others the end. */
function readObservation(value: unknown): Observation | undefined {
  if (!isRecord(value)) return undefined;
  const { id, at, gone } = value;
  const kind = clockKinds.find((one) => one === value.kind);
  const { moment = kind === "pot" ? "began" : "ended" } = value;
  if (kind === undefined || !isId(id) || !isInstant(at)) return undefined;
  if ((moment !== "began" && moment !== "ended") || (gone !== undefined && gone !== true)) return undefined;
  return { kind, id, moment, at: wholeSeconds(at), ...(gone !== undefined && { gone }) };
}

const wholeSeconds = (at: number) => Math.floor(at / 1000) * 1000;

/** Stored text to what was seen; `undefined` for anything else. */
export function parseTimers(text: string): readonly Observation[] | undefined {
  return readList(readJson(text), MOST_OBSERVATIONS, readObservation);
}

export const noTimers: readonly Observation[] = [];

/** What the player and their party have seen, of every zone; the newest observation of a clock counts. */
export const timers = definePreference<readonly Observation[]>(
  TIMERS_KEY,
  parseTimers,
  JSON.stringify,
  () => noTimers,
);

function save(list: readonly Observation[]): void {
  timers.set(list.slice(-MOST_OBSERVATIONS));
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Notes what was seen, in whole seconds. */
export function note({ at, ...rest }: Observation): void {
  mergeIn([{ ...rest, at: wholeSeconds(at) }]);
}

/** Takes an observation back, here and wherever this board is merged. */
export function takeBack({ kind, id, moment, at }: Observation): void {
  mergeIn([{ kind, id, moment, at, gone: true }]);
}

/** Puts what others have seen beside one's own. */
export function mergeIn(observations: readonly Observation[]): void {
  save(mergeObservations(timers.get(), observations));
}

/** Puts another board in the place of one's own of that zone. */
export function takeOver(zone: ZoneId, observations: readonly Observation[]): void {
  const others = timers.get().filter((observation) => clockOf(observation)?.zone !== zone);
  save(mergeObservations(others, observations));
}

/** Drops what is too old to say anything, so that nothing is watched for it. */
export function forgetTimers(now: number): void {
  const list = timers.get();
  const kept = list.filter(({ at }) => at > now - FORGOTTEN_MS);
  if (kept.length < list.length) save(kept);
}

/** Corrects an observation's time by `ms`; the one before is taken back. */
export function shiftTimer(observation: Observation, ms: number): void {
  const { gone: _, ...moved } = { ...observation, at: observation.at + ms };
  const key = observationKey(moved);
  // Where the corrected time was once taken back, it counts again one second on.
  const taken = timers.get().some((one) => one.gone === true && observationKey(one) === key);
  takeBack(observation);
  note(taken ? { ...moved, at: moved.at + 1000 } : moved);
}
