import type { LocalName } from "@foray/fieldops/names";
import { gameItemFacts } from "@foray/fieldops/records/game-items/facts";
import gameItemNames from "@foray/fieldops/records/game-items/names/en";
import { itemFacts } from "@foray/fieldops/records/items/facts";
import itemNames from "@foray/fieldops/records/items/names/en";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";

/** What is known of an item of the game beside its name. */
export type KnownItem = Readonly<{
  id: string;
  table: "game-items" | "items" | "mnemes";
  marketable?: boolean;
}>;

const known: ReadonlyMap<number, KnownItem> = new Map([
  ...gameItemFacts.map(({ id, itemId, marketable }) => {
    const item: KnownItem = { id, table: "game-items", ...(marketable !== undefined && { marketable }) };
    return [itemId, item] as const;
  }),
  ...mnemeFacts.map(({ id, itemId, marketable }) => [itemId, { id, table: "mnemes", marketable }] as const),
  ...itemFacts.map(({ id, itemId, marketable }) => [itemId, { id, table: "items", marketable }] as const),
]);

/** The record of an item by its row in the game's Item sheet; `undefined` where no source at hand names it. */
export function knownItem(itemId: number): KnownItem | undefined {
  return known.get(itemId);
}

/** Reads the name of an item; `undefined` where no source at hand has it. */
export function useItemNames(): (itemId: number) => LocalName | undefined {
  const readers = {
    "game-items": useGameNames("fieldops/game-items", gameItemNames),
    items: useGameNames("fieldops/items", itemNames),
    mnemes: useGameNames("fieldops/mnemes", mnemeNames),
  };
  return (itemId) => {
    const item = known.get(itemId);
    return item === undefined ? undefined : readers[item.table](item.id);
  };
}
