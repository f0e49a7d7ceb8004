import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { FilterRule } from "@foray/fieldops/forecast-filters/types";
import { closest } from "~/ui/closest.ts";

const names = new Map(
  filterRules.flatMap((filter) => [filter.uri, ...filter.aliases].map((name) => [name, filter] as const)),
);

/** Up to three filters with a similar name. */
export function nearestFilters(text: string): readonly FilterRule[] {
  const found = closest(text, [...names.keys()], 6).flatMap((name) => names.get(name) ?? []);
  return [...new Set(found)].slice(0, 3);
}
