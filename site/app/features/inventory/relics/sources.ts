import { crystals } from "@foray/fieldops/records/crystals/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { RelicStep } from "@foray/fieldops/records/types";

/** Something that gives an item, in the records of the steps. */
export type Given = NonNullable<RelicStep["sources" | "alsoFrom"]>[number];

/** Where an item comes from: monsters with their weather, what gives it, the guide's page, or another item. */
export type ItemSources = Readonly<{
  monsters: typeof notoriousMonsterFacts;
  given: readonly Given[];
  /** It has a line among demiatma and dispellers in the guide. */
  guide: boolean;
  /** Zones in which the steps are done that take it. */
  zones: readonly NonNullable<RelicStep["zone"]>[];
  instead: readonly Readonly<{ itemId: number; quantity: number }>[];
}>;

/** Whatever gives an item, each once, as several steps take the same crystals. */
function givenBy(itemId: number): readonly Given[] {
  const given = relicStepFacts.flatMap(({ alsoFrom = [], sources = [] }) =>
    [...sources, ...alsoFrom].filter((source) => source.itemId === itemId),
  );
  return [...new Map(given.map((source) => [JSON.stringify(source), source])).values()];
}

/** Every source of an item that the records know. */
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
