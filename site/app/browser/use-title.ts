import { useEffect } from "react";
import { currentPath } from "./address.ts";
import { titleWithBrand } from "./brand.ts";
import { rememberPage } from "./kept-pages.ts";
import { createStore } from "./store.ts";

/** The title of the page that is shown, without the brand; "" before it is known. */
export const pageTitle = createStore("");

/**
 * Keeps the document's title, and the page among those that were opened last.
 * @param remember false for an address that was not found
 */
export function usePageTitle(title: string, remember = true): void {
  useEffect(() => {
    document.title = titleWithBrand(title);
    pageTitle.set(title);
    if (remember) rememberPage({ path: currentPath(), title });
  }, [title, remember]);
}
