import { farmDetails } from "./details/farms.ts";
import { notoriousMonsterDetails } from "./details/notorious-monsters.ts";
import { doubtful } from "./doubtful.ts";
import type { SpawnFilter, SpawnRule } from "./types.ts";

const details = { ...farmDetails, ...notoriousMonsterDetails };

/** A spawn's rule with its details. Throws an Error for a rule that has none, which the records forbid. */
export function withDetails(rule: SpawnRule): SpawnFilter {
  const found = details[rule.id];
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
