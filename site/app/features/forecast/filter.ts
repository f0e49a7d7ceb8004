import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { membersOf } from "@foray/fieldops/forecast-filters/members";
import { resolveForecastFilterFacts } from "@foray/fieldops/forecast-filters/resolve";
import type {
  CollectionFilter,
  FilterRule,
  ForecastChoice,
  SpawnRule,
} from "@foray/fieldops/forecast-filters/types";

export type ForecastView = Readonly<{
  filter: FilterRule;
  spawns: readonly SpawnRule[];
  /** The unknown parameter, truncated for display. */
  unknown?: string;
}>;

/** `withOptional` adds the optional members of a collection (logogram farms for `all`). */
export function readForecast(param: string | undefined, withOptional: boolean): ForecastView {
  const { filter, known } = resolveForecastFilterFacts(param);
  const spawns = membersOf(filter, { optional: withOptional });
  if (known || param === undefined) return { filter, spawns };
  const shown = param.length > 60 ? `${param.slice(0, 60)}…` : param;
  return { filter, spawns, unknown: shown };
}

export function readChoice(filter: FilterRule, wanted: string | null): ForecastChoice | undefined {
  return filter.kind === "collection" ? undefined : choiceOf(filter, wanted);
}

export function isCollection(filter: FilterRule): filter is CollectionFilter {
  return filter.kind === "collection";
}

/** The operation whose colors the page uses. */
export function operationOf(filter: FilterRule): "eureka" | "bozja" | undefined {
  if (filter.kind === "collection") {
    if (filter.id === "fragments") return "bozja";
    return filter.id === "all" ? undefined : "eureka";
  }
  return filter.kind === "fragment-farm" ? "bozja" : "eureka";
}
