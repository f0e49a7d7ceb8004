import { filterDetails } from "#records/forecast-filters/details";
import { doubtful } from "#records/forecast-filters/doubtful";
import type { SpawnFilter, SpawnRule } from "./types.ts";

/** Throws if the details are missing, which the records rule out. */
export function withDetails(rule: SpawnRule): SpawnFilter {
  const found = filterDetails[rule.id];
  if (found === undefined) throw new Error(`${rule.id} has no details`);
  const { monster, ...rest } = rule;
  return {
    ...rest,
    monsters: monster === undefined ? [] : [monster],
    ...found,
    confidence: "high",
    ...doubtful[rule.id],
  };
}
