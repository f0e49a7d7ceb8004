import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { FilterRule } from "@foray/fieldops/forecast-filters/types";
import { closest } from "~/ui/closest.ts";

/** Every name of a filter that an address may have; what is mistyped is compared with all of them. */
const names = new Map(
  filterRules.flatMap((filter) => [filter.uri, ...filter.aliases].map((name) => [name, filter] as const)),
);

/** The filters whose names come nearest to `text` by edit distance, three at most. */
export function nearestFilters(text: string): readonly FilterRule[] {
  const found = closest(text, [...names.keys()], 6).flatMap((name) => names.get(name) ?? []);
  return [...new Set(found)].slice(0, 3);
}
