import type { ForecastChoice, SpawnRule } from "./types.ts";

/** The choice of a filter that `choice` names, its first one for any other text; none if it has no choices. */
export function choiceOf(filter: SpawnRule, choice?: string | null): ForecastChoice | undefined {
  return filter.choices?.find(({ id }) => id === choice) ?? filter.choices?.[0];
}
