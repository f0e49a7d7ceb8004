import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { pageAddress } from "./browser/address.ts";
import { NO_PAGE, OEMBED_TYPE, type PageTags } from "./browser/page-meta.ts";
import { pageLanguage } from "./i18n/language.ts";
import { headHtml } from "./router/head.ts";
import { type FoundPage, findPage } from "./router/page-routes.tsx";
import { frameRoutes, routes } from "./router/routes.tsx";

/** `html` is the content of the root element, `route` the page's pattern. */
export type RenderedPage = Readonly<{
  head: string;
  html: string;
  route: string | undefined;
  summary?: PageSummary;
}>;

export const language = pageLanguage;

/**
 * Renders a page as the browser hydrates it, at build time only.
 * @param path without base and language; undefined renders the shell for addresses without a file
 * @throws what the page throws, so that a broken page is never shipped
 */
export async function render(path: string | undefined): Promise<RenderedPage> {
  const page = path === undefined ? null : findPage(path);
  const html = await draw(path === undefined ? frameRoutes : routes, pageAddress(path ?? "/"));
  if (page === null || path === undefined) return { head: headHtml(NO_PAGE), html, route: undefined };
  const tags = await tagsOf(page, path);
  return { head: headHtml(tags), html, route: page.pattern, summary: summarize(tags) };
}

async function draw(drawn: RouteObject[], address: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(drawn, { basename: pageAddress("/") });
  const context = await query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerender(
    // Pages have no loader data to pass on.
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // Inlines lazy parts, instead of moving them into place with a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error: unknown) {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

async function tagsOf({ params, load }: FoundPage, path: string): Promise<PageTags> {
  const { meta } = await load();
  return meta?.({ params, location: { pathname: path } }) ?? NO_PAGE;
}

type PageSummary = ReturnType<typeof summarize>;

/** For link previews and the page's aliases. */
function summarize(tags: PageTags) {
  const content = (property: string) =>
    tags.flatMap((tag) => ("property" in tag && tag.property === property ? [tag.content] : []))[0] ?? "";
  const [title, description] = [content("og:title"), content("og:description")];
  const own = tags.filter((tag) => !("data" in tag || ("rel" in tag && tag.rel !== "canonical")));
  return {
    title,
    description,
    siteName: content("og:site_name"),
    image: content("og:image"),
    head: headHtml(own),
  };
}

/** Head of the unlisted shell for shared codes: preview and oEmbed link of the page that opens them. */
export async function previewHead(path: string): Promise<string> {
  const page = findPage(path);
  if (page === null) throw new Error(`no page at ${path}`);
  const tags = await tagsOf(page, path);
  const shown = tags.filter((tag) =>
    "rel" in tag ? tag.type === OEMBED_TYPE : !("name" in tag && tag.name === "robots"),
  );
  return headHtml([...shown, { name: "robots", content: "noindex" }]);
}
