import type { LocalName } from "@foray/fieldops/names";
import { itemFacts } from "@foray/fieldops/records/items/facts";
import itemNames from "@foray/fieldops/records/items/names/page";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import type { GameItemFacts } from "@foray/fieldops/records/types";
import { pageName, useGameNames } from "~/i18n/game-names.tsx";
import type { NameFile } from "~/i18n/name-fallback.ts";

/** Facts of a game item besides its name. */
type KnownItem = Readonly<{ id: string; names: "game-items" | "items" | "mnemes"; marketable?: boolean }>;

/** The items that a page describes; each by its row in the game's Item sheet. */
export type ItemNames = Readonly<{
  /** Its record; `undefined` if no source at hand names it. */
  known: (itemId: number) => KnownItem | undefined;
  /** Its name in the page's language, or in English if that has none. */
  pageName: (itemId: number) => string | undefined;
  /** Reads names in the language that the reader has chosen for them. */
  useNames: () => (itemId: number) => LocalName | undefined;
}>;

const own: readonly (readonly [itemId: number, item: KnownItem])[] = [
  ...mnemeFacts.map(({ id, itemId, marketable }) => [itemId, { id, names: "mnemes", marketable }] as const),
  ...itemFacts.map(({ id, itemId, marketable }) => [itemId, { id, names: "items", marketable }] as const),
];

/**
 * The items of the field operations' own tables and of one of the smaller tables below `game-items`; the whole of that table would be a
 * quarter of a page's scripts.
 * @param table the smaller table, e.g. `fieldops/game-items/of-boxes`
 * @param facts its records
 * @param names their names in the page's language
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
