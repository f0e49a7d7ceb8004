import type { FilterRule } from "@foray/fieldops/forecast-filters/types";

/** Omits the choice if it is the default. */
export function forecastPath(filter: FilterRule, choice?: string): `/${string}` {
  if (filter.id === "all") return "/forecast";
  const usual = filter.kind === "collection" ? undefined : filter.choices?.[0]?.id;
  const query = choice === undefined || choice === usual ? "" : `?mob=${choice}`;
  return `/forecast/${filter.uri}${query}`;
}
