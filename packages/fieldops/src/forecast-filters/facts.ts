import { withDetails } from "./details.ts";
import { filterRules } from "./rules.ts";
import type { ForecastFilterFacts } from "./types.ts";

/** Every forecast filter without its names, spawns with their details. */
export const forecastFilterFacts: readonly ForecastFilterFacts[] = filterRules.map((rule) =>
  rule.kind === "collection" ? rule : withDetails(rule),
);
