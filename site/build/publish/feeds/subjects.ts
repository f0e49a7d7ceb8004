import { membersOf } from "@foray/fieldops/forecast-filters/members";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** Subject of one feed: a spawn, or the members of a collection. */
export type Subject = Readonly<{
  /** As in the address of its forecast. */
  uri: string;
  id: string;
  filters: readonly SpawnRule[];
}>;

/** Every filter and collection that has a feed, in the order of the records. */
export const subjects: readonly Subject[] = filterRules.map((rule) => ({
  uri: rule.uri,
  id: rule.id,
  filters: membersOf(rule),
}));
