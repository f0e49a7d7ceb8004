import { prerender } from "react-dom/static";
import { createPath, type EntryContext, NavigationType, type Navigator } from "react-router";
import { siteBase } from "../tools/finish/base.ts";
import { matchPage } from "./router/match.ts";
import { loadPage } from "./router/pages.ts";
import type { Place } from "./router/place.ts";
import { Site } from "./router/Site.tsx";

const standing = () => {
  throw new Error("nothing moves while a page is prerendered");
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go: standing,
  push: standing,
  replace: standing,
};

/** The router's build looks for its own start-up scripts in the document for all addresses, which needs none of them. */
const OWN_START = "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->";

/** Runs at build time only: every known URL is rendered whole and written as a file. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const forAny = context.isSpaMode;
  const { pathname, search, hash } = new URL(request.url);
  const place: Place = {
    location: { pathname, search, hash, state: null, key: "default" },
    action: NavigationType.Pop,
    page: forAny ? undefined : await pageAt(pathname),
    scroll: "stay",
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Site
      base={siteBase()}
      place={place}
      navigator={navigator}
      {...whileDeveloping(context, forAny ? undefined : pathname)}
    />,
    {
      // Parts that waited for a lazy import stand in their place, not behind a script that moves them there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error: unknown) {
        failures.push(error);
      },
    },
  );
  if (failures.length > 0) throw failures[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await new Response(prelude).text();
  return new Response(forAny ? html + OWN_START : html, { headers, status });
}

async function pageAt(pathname: string): Promise<Place["page"]> {
  const match = matchPage(pathname, siteBase());
  return match && { ...match, module: await loadPage(match.entry) };
}

function whileDeveloping({ manifest }: EntryContext, path: string | undefined) {
  const { entry, hmr } = manifest;
  return hmr && { files: { before: hmr.runtime, start: entry.module, path } };
}
