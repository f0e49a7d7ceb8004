import { gameItemFacts } from "@foray/fieldops/records/game-items/of-encounters/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-encounters/names/en";
import { itemsWith } from "~/ui/items/item-names.ts";

/** What encounters of the Occult Crescent give. */
export const rewardItems = itemsWith("fieldops/game-items/of-encounters", gameItemFacts, gameItemNames);
