import { useEffect } from "react";
import { currentPath } from "./address.ts";
import { titleWithBrand } from "./brand.ts";
import { rememberPage } from "./kept-pages.ts";
import { createStore } from "./store.ts";

/** Without the brand; "" until it is known. */
export const pageTitle = createStore("");

export function usePageTitle(title: string, remember = true): void {
  useEffect(() => {
    document.title = titleWithBrand(title);
    pageTitle.set(title);
    if (remember) rememberPage({ path: currentPath(), title });
  }, [title, remember]);
}
