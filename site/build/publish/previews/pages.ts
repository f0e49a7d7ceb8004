import type { Language } from "../../../app/i18n/language.ts";
import type { WrittenPage } from "../../prerender/written-pages.ts";
import type { PageFacts } from "./card.ts";

/** Pages that share a preview use the metadata of the page with the shortest path. */
export function namedPreviews(language: Language, pages: readonly WrittenPage[]): PageFacts[] {
  const found = new Map<string, PageFacts>();
  for (const { image, path, title, description, siteName } of pages.toSorted(
    (a, b) => a.path.length - b.path.length,
  )) {
    const name = /\/([\w-]+)\.png$/.exec(image)?.[1];
    if (name === undefined) throw new Error(`the preview of ${path} has no name of a file: ${image}`);
    if (!found.has(name)) found.set(name, { name, language, path, title, description, siteName });
  }
  return [...found.values()];
}
