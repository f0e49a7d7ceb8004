import type { LocalName } from "@foray/fieldops/names";
import { itemFacts } from "@foray/fieldops/records/items/facts";
import itemNames from "@foray/fieldops/records/items/names/page";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import type { GameItemFacts } from "@foray/fieldops/records/types";
import { pageName, useGameNames } from "~/i18n/game-names.tsx";
import type { NameFile } from "~/i18n/name-fallback.ts";

type KnownItem = Readonly<{ id: string; names: "game-items" | "items" | "mnemes"; marketable?: boolean }>;

/** Items by row of the game's Item sheet. */
export type ItemNames = Readonly<{
  /** Undefined if the item is in none of the tables. */
  known: (itemId: number) => KnownItem | undefined;
  /** Name in the page's language, or the English one. */
  pageName: (itemId: number) => string | undefined;
  /** Names in the reader's preferred language for game names. */
  useNames: () => (itemId: number) => LocalName | undefined;
}>;

const own: readonly (readonly [itemId: number, item: KnownItem])[] = [
  ...mnemeFacts.map(({ id, itemId, marketable }) => [itemId, { id, names: "mnemes", marketable }] as const),
  ...itemFacts.map(({ id, itemId, marketable }) => [itemId, { id, names: "items", marketable }] as const),
];

/**
 * Combines the field operations' own items with one of the smaller tables below `game-items`, because the
 * full table would be a quarter of a page's scripts.
 * @param table the smaller table, e.g. `fieldops/game-items/of-boxes`
 */
export function itemsWith(table: string, facts: readonly GameItemFacts[], names: NameFile): ItemNames {
  const known: ReadonlyMap<number, KnownItem> = new Map([
    ...facts.map(({ id, itemId, marketable }) => {
      const item: KnownItem = { id, names: "game-items", ...(marketable !== undefined && { marketable }) };
      return [itemId, item] as const;
    }),
    ...own,
  ]);
  const files: Readonly<Record<KnownItem["names"], NameFile>> = {
    "game-items": names,
    items: itemNames,
    mnemes: mnemeNames,
  };
  return {
    known: (itemId) => known.get(itemId),
    pageName: (itemId) => {
      const item = known.get(itemId);
      return item === undefined ? undefined : pageName(files[item.names], item.id).text;
    },
    useNames: () => {
      const readers = {
        "game-items": useGameNames(table, names),
        items: useGameNames("fieldops/items", itemNames),
        mnemes: useGameNames("fieldops/mnemes", mnemeNames),
      };
      return (itemId) => {
        const item = known.get(itemId);
        return item === undefined ? undefined : readers[item.names](item.id);
      };
    },
  };
}
