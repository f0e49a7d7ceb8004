import { crystals } from "@foray/fieldops/records/crystals/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { RelicStep } from "@foray/fieldops/records/types";

type Given = NonNullable<RelicStep["sources"]>[number];

/** Where an item comes from: monsters with their weather, encounters of a field, duties, the guide's page, tomestones, or another item. */
export type ItemSources = Readonly<{
  monsters: typeof notoriousMonsterFacts;
  given: readonly Given[];
  /** It has a line among demiatma and dispellers in the guide. */
  guide: boolean;
  /** Zones in which the steps are done that take it. */
  zones: readonly NonNullable<RelicStep["zone"]>[];
  instead: readonly Readonly<{ itemId: number; quantity: number }>[];
}>;

/** Every source of an item that the records know. */
export function sourcesOf(itemId: number): ItemSources {
  return {
    monsters: notoriousMonsterFacts.filter(({ rewards }) =>
      rewards.some((reward) => reward.itemId === itemId),
    ),
    given: relicStepFacts.flatMap(({ sources = [] }) => sources.filter((source) => source.itemId === itemId)),
    guide: crystals.some((crystal) => crystal.itemId === itemId),
    zones: [
      ...new Set(
        relicStepFacts.flatMap(({ costs, zone }) =>
          zone !== undefined && costs.some((cost) => cost.itemId === itemId) ? [zone] : [],
        ),
      ),
    ],
    instead: relicStepFacts.flatMap(({ instead = [] }) =>
      instead.filter((each) => each.itemId === itemId).flatMap(({ costs }) => costs),
    ),
  };
}

/** The forecast filters that watch a source of any item, for their next windows. */
export const sourceFilters: readonly string[] = [
  ...new Set(
    relicStepFacts.flatMap(({ costs }) =>
      costs.flatMap(({ itemId }) =>
        sourcesOf(itemId).monsters.flatMap(({ forecastFilter }) => forecastFilter ?? []),
      ),
    ),
  ),
];
