import { matchRoutes } from "react-router";
import type { MetaAsked } from "~/browser/page-meta.ts";
import { type PageEntry, pageId, pageList } from "../page-list.ts";

export type Match = Readonly<{ entry: PageEntry; params: MetaAsked["params"] }>;

const byId = new Map(pageList.map((entry) => [pageId(entry), entry]));
const routes = pageList.map((entry) =>
  entry.path === "" ? { id: pageId(entry), index: true as const } : { id: pageId(entry), path: entry.path },
);

/** The page of a path that begins with `basename`; `null` where there is none. */
export function matchPage(pathname: string, basename: string): Match | null {
  const match = matchRoutes(routes, { pathname }, basename)?.at(-1);
  const entry = byId.get(match?.route.id ?? "");
  return match === undefined || entry === undefined ? null : { entry, params: match.params };
}
