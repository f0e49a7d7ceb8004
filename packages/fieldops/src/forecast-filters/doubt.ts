import { doubtful } from "#records/forecast-filters/doubtful";
import { type Doubt, doubtOf } from "../doubt/doubt.ts";
import type { SpawnRule } from "./types.ts";

/**
 * Doubt about a spawn's weather, zone, enemies or chain, or about one enemy's element. A single source casts
 * doubt on the weather only; the other fields are doubtful only if sources conflict.
 */
export function spawnDoubt(
  rule: SpawnRule,
  field: "weather" | "zone" | "monsters" | "farming.chainRecipes.0.chain" | `monsters.${string}.element`,
): Doubt | null {
  const facts = doubtful[rule.id] ?? {};
  return doubtOf(field === "weather" ? facts : { conflicts: facts.conflicts ?? [] }, field);
}
