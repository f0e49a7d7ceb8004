import { crystals } from "@foray/fieldops/records/crystals/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { RelicStep } from "@foray/fieldops/records/types";

export type Given = NonNullable<RelicStep["sources" | "alsoFrom"]>[number];

export type ItemSources = Readonly<{
  monsters: typeof notoriousMonsterFacts;
  given: readonly Given[];
  /** The guide lists it under demiatma and dispellers. */
  guide: boolean;
  /** Zones of the steps that take it. */
  zones: readonly NonNullable<RelicStep["zone"]>[];
  instead: readonly Readonly<{ itemId: number; quantity: number }>[];
}>;

/** Sources without duplicates, as several steps take the same items. */
function givenBy(itemId: number): readonly Given[] {
  const given = relicStepFacts.flatMap(({ alsoFrom = [], sources = [] }) =>
    [...sources, ...alsoFrom].filter((source) => source.itemId === itemId),
  );
  return [...new Map(given.map((source) => [JSON.stringify(source), source])).values()];
}

export function sourcesOf(itemId: number): ItemSources {
  return {
    monsters: notoriousMonsterFacts.filter(({ rewards }) =>
      rewards.some((reward) => reward.itemId === itemId),
    ),
    given: givenBy(itemId),
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

/** Forecast filters of all monsters that drop a needed item. */
export const sourceFilters: readonly string[] = [
  ...new Set(
    relicStepFacts.flatMap(({ costs }) =>
      costs.flatMap(({ itemId }) =>
        sourcesOf(itemId).monsters.flatMap(({ forecastFilter }) => forecastFilter ?? []),
      ),
    ),
  ),
];
