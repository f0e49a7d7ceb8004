import { gameItemFacts } from "@foray/fieldops/records/game-items/of-relics/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-relics/names/page";
import { itemsWith } from "~/features/items/item-names.ts";

export const relicItems = itemsWith("fieldops/game-items/of-relics", gameItemFacts, gameItemNames);
