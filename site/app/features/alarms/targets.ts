import { choiceOf } from "@foray/fieldops/forecast-filters/choice";
import { filterRule, membersById } from "@foray/fieldops/forecast-filters/members";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** What an alarm is for: a forecast filter with one of its choices, or all members of a collection. */
export type AlarmTarget = Readonly<{
  filter: string;
  /** One of the filter's choices of mob; the first if left out. */
  choice?: string;
  /** Includes the optional members of a collection. */
  optional?: true;
}>;

/** Spawn filters of an alarm; empty for an unknown id. */
export function watchedFilters({ filter, optional }: AlarmTarget): readonly SpawnRule[] {
  return membersById(filter, { optional: optional === true });
}

/** Key that is equal for equal targets, in whatever form they were stored. */
export function targetKey(target: AlarmTarget): string {
  const { filter: id, choice, optional = false } = target;
  const filter = filterRule(id);
  const chosen = filter?.kind === "collection" ? undefined : filter && choiceOf(filter, choice)?.id;
  return id + (chosen === undefined ? "" : `.${chosen}`) + (optional ? "+" : "");
}
