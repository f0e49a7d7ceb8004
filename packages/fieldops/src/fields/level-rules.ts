import { levelRules } from "#records/level-rules/facts";
import type { LevelRules, Operation } from "#records/types";

type RulesOf<T extends Operation> = Extract<LevelRules, { readonly operation: T }>;

export function levelRulesOf<T extends Operation>(operation: T): RulesOf<T> {
  const found = levelRules.find((rules): rules is RulesOf<T> => rules.operation === operation);
  if (found === undefined) throw new Error(`the table of levels has nothing on ${operation}`);
  return found;
}
