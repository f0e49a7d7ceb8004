import { useEffect } from "react";
import { titleWithBrand } from "./brand.ts";

/** Keeps the document's title in the reader's language; the prerendered one is English. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleWithBrand(title);
  }, [title]);
}
