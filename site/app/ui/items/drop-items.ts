import { gameItemFacts } from "@foray/fieldops/records/game-items/of-drops/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-drops/names/page";
import { itemsWith } from "./item-names.ts";

/** Rewards of FATEs, skirmishes, engagements and duels. */
export const dropItems = itemsWith("fieldops/game-items/of-drops", gameItemFacts, gameItemNames);
