import { plainSlug } from "../slug.ts";
import { filterRules } from "./rules.ts";
import type { FilterRule } from "./types.ts";

const LONGEST = 100;

function decode(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

const byName = new Map<string, FilterRule>();
for (const filter of filterRules) {
  for (const name of [filter.id, filter.uri, ...filter.aliases]) byName.set(plainSlug(name), filter);
}

function everything(): FilterRule {
  const all = byName.get("all");
  if (all === undefined) throw new Error("the filter `all` is missing from the records");
  return all;
}

/**
 * Finds a filter by URI or alias. A missing parameter means `all`; an unknown one gives `all` with `known:
 * false`. Never throws.
 */
export function resolveForecastFilterFacts(param: string | undefined): {
  readonly filter: FilterRule;
  readonly known: boolean;
} {
  if (param === undefined || param === "") return { filter: everything(), known: true };
  const filter = param.length > LONGEST ? undefined : byName.get(plainSlug(decode(param)));
  return filter === undefined ? { filter: everything(), known: false } : { filter, known: true };
}
