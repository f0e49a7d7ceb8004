import { gameItemFacts } from "@foray/fieldops/records/game-items/of-exchanges/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-exchanges/names/en";
import { itemsWith } from "~/ui/items/item-names.ts";

/** What is given and taken in exchange. */
export const exchangeItems = itemsWith("fieldops/game-items/of-exchanges", gameItemFacts, gameItemNames);
