import { findWindows } from "@foray/eorzea/find-windows";
import type { LogogramSource } from "@foray/fieldops/records/types";
import { sourceWeathers } from "./logograms-weathers.ts";

/** Number of periods searched, which is fourteen days. */
const LOOK_AHEAD = 864;

/** Current or next window (Unix ms). Undefined if the source does not depend on weather. */
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
