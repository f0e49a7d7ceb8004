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

/** One page as HTML: what is in its head and in its root element, and the pattern of its route. */
export type RenderedPage = Readonly<{
  head: string;
  html: string;
  route: string | undefined;
  summary?: PageSummary;
}>;

/** The language that this bundle was built for. */
export const language = pageLanguage;

/**
 * Renders a page whole, as the browser hydrates it. Runs at build time only.
 * @param path below the site's base, without a language; `undefined` gives what surrounds a page whose address has no file
 * @throws what the page throws: a page that cannot be drawn must not be shipped
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
    // Nothing but the markup: pages have no data that their scripts would lack.
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // Parts that waited for a lazy import are in their place, not behind a script that moves them there.
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

/** A page's tags for link previews, and its head without other languages, for its aliases. */
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

/** The head of a shell that answers codes which players made: preview and oEmbed description of the page that opens them, unlisted. */
export async function previewHead(path: string): Promise<string> {
  const page = findPage(path);
  if (page === null) throw new Error(`no page at ${path}`);
  const tags = await tagsOf(page, path);
  const shown = tags.filter((tag) =>
    "rel" in tag ? tag.type === OEMBED_TYPE : !("name" in tag && tag.name === "robots"),
  );
  return headHtml([...shown, { name: "robots", content: "noindex" }]);
}
