import { findWindows } from "@foray/eorzea/find-windows";
import type { LogogramSource } from "@foray/fieldops/records/types";
import { sourceWeathers } from "./logograms-weathers.ts";

/** Periods that are looked ahead: fourteen days. */
const LOOK_AHEAD = 864;

/** The running or next time at which a weather-bound source is there (Unix ms). */
export function sourceWindow(
  source: LogogramSource,
  at: number,
): Readonly<{ start: number; end: number }> | undefined {
  const weather = sourceWeathers(source);
  if (weather.length === 0 || source.type === "marketBoard") return undefined;
  return findWindows({ zone: source.zone, weather: [...weather] }, at, {
    maxPeriods: LOOK_AHEAD,
    limit: 1,
  })[0];
}
