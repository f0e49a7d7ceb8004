import type { ForecastChoice, SpawnRule } from "./types.ts";

/** Falls back to the filter's first choice; undefined if it has no choices. */
export function choiceOf(filter: SpawnRule, choice?: string | null): ForecastChoice | undefined {
  return filter.choices?.find(({ id }) => id === choice) ?? filter.choices?.[0];
}
