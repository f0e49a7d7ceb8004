import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { membersOf } from "@foray/fieldops/forecast-filters/members";
import { resolveForecastFilterFacts } from "@foray/fieldops/forecast-filters/resolve";
import type {
  CollectionFilter,
  FilterRule,
  ForecastChoice,
  SpawnRule,
} from "@foray/fieldops/forecast-filters/types";

/** Content of a forecast page: its filter, the spawn filters in it, and what the address got wrong. */
export type ForecastView = Readonly<{
  filter: FilterRule;
  spawns: readonly SpawnRule[];
  /** The parameter that named nothing, cut to a length one can read. */
  unknown?: string;
}>;

/** Reads the route's parameter; `withOptional` adds a collection's optional members (the logogram farms of `all`). */
export function readForecast(param: string | undefined, withOptional: boolean): ForecastView {
  const { filter, known } = resolveForecastFilterFacts(param);
  const spawns = membersOf(filter, { optional: withOptional });
  if (known || param === undefined) return { filter, spawns };
  const shown = param.length > 60 ? `${param.slice(0, 60)}…` : param;
  return { filter, spawns, unknown: shown };
}

/** The choice among a filter's mobs that the address asks for; the first if it needs none of them. */
export function readChoice(filter: FilterRule, wanted: string | null): ForecastChoice | undefined {
  return filter.kind === "collection" ? undefined : choiceOf(filter, wanted);
}

export function isCollection(filter: FilterRule): filter is CollectionFilter {
  return filter.kind === "collection";
}

/** Which operation tints the page. */
export function operationOf(filter: FilterRule): "eureka" | "bozja" | undefined {
  if (filter.kind === "collection") {
    if (filter.id === "fragments") return "bozja";
    return filter.id === "all" ? undefined : "eureka";
  }
  return filter.kind === "fragment-farm" ? "bozja" : "eureka";
}
