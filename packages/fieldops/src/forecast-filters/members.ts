import { filterRules } from "./rules.ts";
import type { FilterRule, SpawnRule } from "./types.ts";

const byId: ReadonlyMap<string, FilterRule> = new Map(filterRules.map((rule) => [rule.id, rule]));

export const filterRule = (id: string): FilterRule | undefined => byId.get(id);

/**
 * A spawn is its own only member.
 * @param optional whether to include a collection's optional members, such as the logogram farms of `all`
 */
export function membersOf(rule: FilterRule, { optional = false } = {}): readonly SpawnRule[] {
  if (rule.kind !== "collection") return [rule];
  return [...rule.contains, ...(optional ? (rule.optional ?? []) : [])].flatMap((id) => {
    const member = byId.get(id);
    return member === undefined || member.kind === "collection" ? [] : [member];
  });
}

/** Empty for an unknown id. */
export function membersById(id: string, options: { readonly optional?: boolean } = {}): readonly SpawnRule[] {
  const rule = byId.get(id);
  return rule === undefined ? [] : membersOf(rule, options);
}
