import { logosActionFacts } from "#records/logos-actions/facts";
import type { LogosActionId } from "#records/logos-actions/ids";
import type { LogosRecipe } from "./types.ts";

const recipesById: ReadonlyMap<LogosActionId, readonly LogosRecipe[]> = new Map(
  logosActionFacts.map(({ id, recipes }) => [id, recipes]),
);

export function recipesOf(action: LogosActionId): readonly LogosRecipe[] {
  return recipesById.get(action) ?? [];
}
