import { encounterDrops } from "@foray/fieldops/records/encounter-drops/facts";
import { gameItemFacts } from "@foray/fieldops/records/game-items/of-drops/facts";
import gameItemNames from "@foray/fieldops/records/game-items/of-drops/names/page";
import type { EncounterDrops } from "@foray/fieldops/records/types";
import { itemsWith } from "./item-names.ts";

export const dropItems = itemsWith("fieldops/game-items/of-drops", gameItemFacts, gameItemNames);

const byId = new Map(encounterDrops.map((each) => [`${each.table}/${each.gameId}`, each]));

export const dropsOf = (table: EncounterDrops["table"], gameId: number) => byId.get(`${table}/${gameId}`);
