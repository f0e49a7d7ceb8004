import { encounterRewards } from "#records/encounter-rewards/facts";
import { engagementFacts } from "#records/engagements/facts";
import { fateFacts } from "#records/fates/facts";
import { potFateFacts } from "#records/pot-fates/facts";
import type { CurrencyFacts, EncounterReward } from "#records/types";

const kinds: ReadonlyMap<string, string> = new Map<string, string>([
  ...engagementFacts.map(({ id, kind }) => [id, kind] as const),
  ...fateFacts.map(({ id, kind }) => [id, kind] as const),
  ...potFateFacts.map(({ id }) => [id, "pot-fate"] as const),
]);

function rewardsOf({ currencies, demiatma, dispeller, tomestones = [] }: EncounterReward): readonly number[] {
  return [...currencies, ...tomestones, demiatma, dispeller].flatMap((item) =>
    item === undefined ? [] : [item.itemId],
  );
}

/** Includes the kinds of encounter that reward the currency. Empty if no source is recorded. */
export function earnedFrom({ earnedFrom: named, itemId }: CurrencyFacts): readonly string[] {
  const rewarding = encounterRewards.filter((reward) => rewardsOf(reward).includes(itemId));
  return [...new Set([...named, ...rewarding.flatMap(({ id }) => kinds.get(id) ?? [])])];
}
