import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { FilterRule, SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** Subject of an alarm: one forecast filter under one of its choices, or every member of a collection. */
export type AlarmTarget = Readonly<{
  /** Id of the filter. */
  filter: string;
  /** Which of the filter's mobs, where it has a choice; the first where it is left out. */
  choice?: string;
  /** The optional members of a collection too. */
  optional?: true;
}>;

const byId = new Map(filterRules.map((filter) => [filter.id, filter]));

/** Facts of a filter from the records. */
export function filterRule(id: string): FilterRule | undefined {
  return byId.get(id);
}

/** The spawn filters an alarm watches; none for an id that the records do not know. */
export function watchedFilters({ filter: id, optional }: AlarmTarget): readonly SpawnRule[] {
  const filter = byId.get(id);
  if (filter === undefined) return [];
  if (filter.kind !== "collection") return [filter];
  const members = [...filter.contains, ...(optional === true ? (filter.optional ?? []) : [])];
  return members.flatMap((member) => watchedFilters({ filter: member }));
}

/** The same text for the same target, however it was stored. */
export function targetKey(target: AlarmTarget): string {
  const { filter: id, choice, optional = false } = target;
  const filter = byId.get(id);
  const chosen = filter?.kind === "collection" ? undefined : filter && choiceOf(filter, choice)?.id;
  return id + (chosen === undefined ? "" : `.${chosen}`) + (optional ? "+" : "");
}
