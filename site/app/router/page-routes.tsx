import pageModules from "virtual:page-modules";
import { type ComponentType, useLayoutEffect, useMemo } from "react";
import { matchRoutes, type RouteObject, useLocation, useParams } from "react-router";
import type { MetaArgs, PageTags } from "~/browser/page-meta.ts";
import { applyHead } from "./head.ts";

export type PageModule = Readonly<{ default: ComponentType; meta?: (asked: MetaArgs) => PageTags }>;

/** The router loads a page's module before showing it. */
export const pageRoutes: RouteObject[] = Object.entries(pageModules).map(([path, load]) => ({
  path: `/${path}`,
  lazy: async () => ({ element: <Page key={path} module={await load()} /> }),
}));

function Page({ module: { default: Drawn, meta } }: Readonly<{ module: PageModule }>) {
  const params = useParams();
  const { pathname } = useLocation();
  const tags = useMemo(() => meta?.({ params, location: { pathname } }), [meta, params, pathname]);
  // Before the page's own effects, which may set another title.
  useLayoutEffect(() => {
    if (tags !== undefined) applyHead(tags);
  }, [tags]);
  return <Drawn />;
}

export type FoundPage = Readonly<{
  pattern: string;
  params: MetaArgs["params"];
  load: () => Promise<PageModule>;
}>;

/** Finds the page of a path without base and language. */
export function findPage(pathname: string): FoundPage | null {
  const match = matchRoutes(pageRoutes, { pathname })?.at(-1);
  const pattern = match?.route.path?.slice(1);
  const load = pattern === undefined ? undefined : pageModules[pattern];
  if (match === undefined || pattern === undefined || load === undefined) return null;
  return { pattern, params: match.params, load };
}

/** Loads the matching routes' modules in advance, so that the first render is synchronous. */
export async function loadRoutes(routes: RouteObject[], pathname: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, { pathname }, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
