import type { FilterRule } from "@foray/fieldops/forecast-filters/types";

/** The address of a filter's forecast, with the choice among its mobs if that is not the first. */
export function forecastPath(filter: FilterRule, choice?: string): `/${string}` {
  if (filter.id === "all") return "/forecast";
  const usual = filter.kind === "collection" ? undefined : filter.choices?.[0]?.id;
  const query = choice === undefined || choice === usual ? "" : `?mob=${choice}`;
  return `/forecast/${filter.uri}${query}`;
}
