import { membersOf } from "@foray/fieldops/forecast-filters/members";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";

export type Subject = Readonly<{
  /** Slug of the forecast's URL. */
  uri: string;
  id: string;
  filters: readonly SpawnRule[];
}>;

export const subjects: readonly Subject[] = filterRules.map((rule) => ({
  uri: rule.uri,
  id: rule.id,
  filters: membersOf(rule),
}));
