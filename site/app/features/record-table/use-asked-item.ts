import { useEffect } from "react";
import { textsPart, useUrlState } from "~/browser/url-state.ts";

const askedPart = textsPart(["item", "q"]);

/**
 * Takes the item that an address asks for (`?item=24219`) into the words of the page's table, in the reader's language.
 * @param nameOf the item's name by its row in the game's Item sheet
 */
export function useAskedItem(nameOf: (itemId: number) => string | undefined): void {
  const [{ item = null }, change] = useUrlState(askedPart);
  const name = item === null ? undefined : nameOf(Number(item));
  useEffect(() => {
    // Taken once: the words say it from then on, and can be taken out.
    if (item !== null) change(({ q = null }) => ({ item: null, q: name ?? q }));
  }, [item, name, change]);
}
