import { paths } from "virtual:pages";
import type { ComponentType } from "react";
import type { MetaAsked, PageTags } from "~/browser/page-meta.ts";

/** What a page's module gives. */
export type PageModule = Readonly<{ default: ComponentType; meta?: (asked: MetaAsked) => PageTags }>;

/** A route of the site: the pattern of its addresses, from the root, with `?` for a part that may be missing. */
export type PageEntry = Readonly<{ path: string }>;

/** Every route, as the pages declare them; an address that none of them matches gets the not-found page. */
export const pageList: readonly PageEntry[] = paths.map((path) => ({ path }));

/** The name of a route: its pattern, which is empty for the home page. */
export function pageId({ path }: PageEntry): string {
  return path === "" ? "home" : path;
}
