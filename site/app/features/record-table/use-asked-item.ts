import { useEffect } from "react";
import { textsPart, useUrlState } from "~/browser/url-state.ts";

const askedPart = textsPart(["item", "q"]);

/**
 * Replaces an item in the URL (`?item=24219`) with a search for its name.
 * @param nameOf returns the item's name by its row in the game's Item sheet
 */
export function useAskedItem(nameOf: (itemId: number) => string | undefined): void {
  const [{ item = null }, change] = useUrlState(askedPart);
  const name = item === null ? undefined : nameOf(Number(item));
  useEffect(() => {
    // Applied once, so that the search text can be cleared.
    if (item !== null) change(({ q = null }) => ({ item: null, q: name ?? q }));
  }, [item, name, change]);
}
