import { gameItemFacts } from "@foray/fieldops/records/game-items/of-encounters/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-encounters/names/page";
import { itemsWith } from "~/features/items/item-names.ts";

export const rewardItems = itemsWith("fieldops/game-items/of-encounters", gameItemFacts, gameItemNames);
