import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { pageAddress } from "./browser/address.ts";
import { NO_PAGE, O_EMBED, type PageTags } from "./browser/page-meta.ts";
import { pageLanguage } from "./i18n/language.ts";
import { App } from "./router/App.tsx";
import { headHtml } from "./router/head.ts";
import { matchPage } from "./router/match.ts";
import { loadPage, preparePage } from "./router/pages.ts";

/** One page as HTML: what stands in its head and in its root element, and the pattern of its route. */
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
  const match = path === undefined ? null : matchPage(path, "/");
  const failures: unknown[] = [];
  if (match !== null) await preparePage(match.entry);
  const { prelude } = await prerender(
    <StaticRouter basename={pageAddress("/")} location={pageAddress(path ?? "/")}>
      <App awaiting={path === undefined} />
    </StaticRouter>,
    {
      // Parts that waited for a lazy import stand in their place, not behind a script that moves them there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error: unknown) {
        failures.push(error);
      },
    },
  );
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  if (match === null) return { head: headHtml(NO_PAGE), html, route: undefined };
  const { meta } = await loadPage(match.entry);
  const location = { pathname: path ?? "/" };
  const tags = meta?.({ params: match.params, location }) ?? NO_PAGE;
  return { head: headHtml(tags), html, route: match.entry.path, summary: summarize(tags) };
}

type PageSummary = ReturnType<typeof summarize>;

/** What a page's tags say of it, for link previews, and its head without its other languages, for its other names. */
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
  const match = matchPage(path, "/");
  if (match === null) throw new Error(`no page at ${path}`);
  const { meta } = await loadPage(match.entry);
  const tags = meta?.({ params: match.params, location: { pathname: path } }) ?? NO_PAGE;
  const shown = tags.filter((tag) =>
    "rel" in tag ? tag.type === O_EMBED : !("name" in tag && tag.name === "robots"),
  );
  return headHtml([...shown, { name: "robots", content: "noindex" }]);
}
