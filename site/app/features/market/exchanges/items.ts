import { gameItemFacts } from "@foray/fieldops/records/game-items/of-exchanges/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-exchanges/names/page";
import { itemsWith } from "~/features/items/item-names.ts";

export const exchangeItems = itemsWith("fieldops/game-items/of-exchanges", gameItemFacts, gameItemNames);
