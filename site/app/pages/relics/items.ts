import { gameItemFacts } from "@foray/fieldops/records/game-items/of-relics/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-relics/names/en";
import { itemsWith } from "~/ui/items/item-names.ts";

/** What the steps of relics take. */
export const relicItems = itemsWith("fieldops/game-items/of-relics", gameItemFacts, gameItemNames);
