import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { filterRule, membersById } from "@foray/fieldops/forecast-filters/members";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** Subject of an alarm: one forecast filter under one of its choices, or every member of a collection. */
export type AlarmTarget = Readonly<{
  /** Id of the filter. */
  filter: string;
  /** Which of the filter's mobs, where it has a choice; the first where it is left out. */
  choice?: string;
  /** The optional members of a collection too. */
  optional?: true;
}>;

/** The spawn filters an alarm watches; none for an id that the records do not know. */
export function watchedFilters({ filter, optional }: AlarmTarget): readonly SpawnRule[] {
  return membersById(filter, { optional: optional === true });
}

/** The same text for the same target, however it was stored. */
export function targetKey(target: AlarmTarget): string {
  const { filter: id, choice, optional = false } = target;
  const filter = filterRule(id);
  const chosen = filter?.kind === "collection" ? undefined : filter && choiceOf(filter, choice)?.id;
  return id + (chosen === undefined ? "" : `.${chosen}`) + (optional ? "+" : "");
}
