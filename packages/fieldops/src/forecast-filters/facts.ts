import { withDetails } from "./details.ts";
import { filterRules } from "./rules.ts";
import type { ForecastFilterFacts } from "./types.ts";

export const forecastFilterFacts: readonly ForecastFilterFacts[] = filterRules.map((rule) =>
  rule.kind === "collection" ? rule : withDetails(rule),
);
