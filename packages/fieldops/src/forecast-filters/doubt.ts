import { doubtful } from "#records/forecast-filters/doubtful";
import { type Doubt, doubtOf } from "../doubt/doubt.ts";
import type { SpawnRule } from "./types.ts";

/**
 * The doubt about the sky, the zone, the enemies or a chain of a spawn, or about the element of one of its enemies. A spawn that one
 * source alone describes is doubtful in its sky; in the others only if sources differ.
 */
export function spawnDoubt(
  rule: SpawnRule,
  field: "weather" | "zone" | "monsters" | "farming.chainRecipes.0.chain" | `monsters.${string}.element`,
): Doubt | null {
  const facts = doubtful[rule.id] ?? {};
  return doubtOf(field === "weather" ? facts : { conflicts: facts.conflicts ?? [] }, field);
}
