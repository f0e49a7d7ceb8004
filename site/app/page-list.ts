import { routes } from "virtual:pages";
import type { ComponentType } from "react";
import type { MetaAsked, PageTags } from "~/browser/page-meta.ts";

/** What a page's module gives. */
export type PageModule = Readonly<{ default: ComponentType; meta?: (asked: MetaAsked) => PageTags }>;

/** A route of the site: the pattern of its addresses (from the root, `?` for a part that may be missing) and the module that draws it. */
export type PageEntry = Readonly<{ path: string; file: string; load: () => Promise<PageModule> }>;

/** Every route, as the pages declare them; an address that none of them matches gets the not-found page. */
export const pageList: readonly PageEntry[] = routes;

/** What the build calls a page: its pattern, as two pages may share a module. */
export function pageId({ path }: PageEntry): string {
  return path === "" ? "home" : path;
}
