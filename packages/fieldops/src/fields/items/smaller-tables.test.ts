import { expect, test } from "vitest";
import { dropRates } from "#records/drop-rates/facts";
import { encounterRewards } from "#records/encounter-rewards/facts";
import { exchanges } from "#records/exchanges/facts";
import { gameItemFacts } from "#records/game-items/facts";
import { gameItemFacts as ofBoxes } from "#records/game-items/of-boxes/facts";
import boxNames from "#records/game-items/of-boxes/names/en";
import { gameItemFacts as ofEncounters } from "#records/game-items/of-encounters/facts";
import encounterNames from "#records/game-items/of-encounters/names/en";
import { gameItemFacts as ofExchanges } from "#records/game-items/of-exchanges/facts";
import exchangeNames from "#records/game-items/of-exchanges/names/en";
import { gameItemFacts as ofRelics } from "#records/game-items/of-relics/facts";
import relicNames from "#records/game-items/of-relics/names/en";
import { relicStepFacts } from "#records/relic-steps/facts";
import { shops } from "#records/shops/facts";

type Named = Readonly<{ itemId?: number | undefined }>;
const ids = (...lists: readonly (readonly Named[] | undefined)[]) =>
  lists.flatMap((list = []) => list.flatMap(({ itemId }) => itemId ?? []));

const named = {
  boxes: dropRates.flatMap(({ containerId, drops }) => [containerId, ...ids(drops)]),
  encounters: encounterRewards.flatMap(({ currencies, demiatma, dispeller, observed, tomestones }) =>
    ids(currencies, observed, tomestones, demiatma && [demiatma], dispeller && [dispeller]),
  ),
  exchanges: [
    ...exchanges.flatMap(({ trades }) => trades.flatMap(({ costs, gets }) => ids(costs, gets))),
    ...shops.flatMap(({ currencyItemId, wares }) => [currencyItemId, ...ids(wares)]),
  ],
  relics: relicStepFacts.flatMap(({ costs, instead = [], sources }) => [
    ...ids(costs, sources, instead),
    ...instead.flatMap((each) => ids(each.costs)),
  ]),
};

test.each([
  ["boxes", ofBoxes, boxNames],
  ["encounters", ofEncounters, encounterNames],
  ["exchanges", ofExchanges, exchangeNames],
  ["relics", ofRelics, relicNames],
] as const)("the item table of %s has every item named there, each with its name", (of, facts, names) => {
  const wanted = new Set(named[of]);
  const whole = gameItemFacts.filter(({ itemId }) => wanted.has(itemId));
  expect(whole.length).toBeGreaterThan(20);
  expect(facts.filter(({ itemId }) => wanted.has(itemId))).toEqual(whole);
  expect(Object.keys(names)).toEqual(facts.map(({ id }) => id));
});
