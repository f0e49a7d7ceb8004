import type { RuleId } from "#records/rules/ids";
import { ruleValues } from "#records/rules/values";

const byId = new Map(ruleValues.map((rule) => [rule.id, rule]));

/** In the rule's unit. */
export function ruleValue(id: RuleId): number {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`No rule is called ${id}`);
  return rule.value;
}
