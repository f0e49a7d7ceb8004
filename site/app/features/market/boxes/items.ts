import { gameItemFacts } from "@foray/fieldops/records/game-items/of-boxes/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-boxes/names/page";
import { itemsWith } from "~/features/items/item-names.ts";

export const boxItems = itemsWith("fieldops/game-items/of-boxes", gameItemFacts, gameItemNames);
