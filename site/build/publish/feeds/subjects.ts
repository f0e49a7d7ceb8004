import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { FilterRule, SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** Subject of one feed: a spawn, or the members of a collection. */
export type Subject = Readonly<{
  /** As in the address of its forecast. */
  uri: string;
  id: string;
  filters: readonly SpawnRule[];
}>;

const spawns = new Map(
  filterRules.flatMap((rule) => (rule.kind === "collection" ? [] : [[rule.id, rule] as const])),
);

function membersOf(rule: FilterRule): readonly SpawnRule[] {
  if (rule.kind !== "collection") return [rule];
  return rule.contains.map((id) => {
    const spawn = spawns.get(id);
    if (spawn === undefined) throw new Error(`the collection ${rule.id} has no ${id}`);
    return spawn;
  });
}

/** Every filter and collection that has a feed, in the order of the records. */
export const subjects: readonly Subject[] = filterRules.map((rule) => ({
  uri: rule.uri,
  id: rule.id,
  filters: membersOf(rule),
}));
