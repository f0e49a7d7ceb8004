import { filterRules } from "./rules.ts";
import type { FilterRule, SpawnRule } from "./types.ts";

const byId: ReadonlyMap<string, FilterRule> = new Map(filterRules.map((rule) => [rule.id, rule]));

/** The rule of a filter by its id. */
export const filterRule = (id: string): FilterRule | undefined => byId.get(id);

/**
 * The spawns that a filter stands for, in the order of the records: a spawn alone is its own only member.
 * @param optional whether a collection's optional members count, such as the logogram farms of `all`
 */
export function membersOf(rule: FilterRule, { optional = false } = {}): readonly SpawnRule[] {
  if (rule.kind !== "collection") return [rule];
  return [...rule.contains, ...(optional ? (rule.optional ?? []) : [])].flatMap((id) => {
    const member = byId.get(id);
    return member === undefined || member.kind === "collection" ? [] : [member];
  });
}

/** The same by the filter's id; none for an id that no filter has. */
export function membersById(id: string, options: { readonly optional?: boolean } = {}): readonly SpawnRule[] {
  const rule = byId.get(id);
  return rule === undefined ? [] : membersOf(rule, options);
}
