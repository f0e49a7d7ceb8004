import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/weather-hues.css";
import "../styles/base.css";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { type RouteObject, useLocation, useParams, useRoutes } from "react-router";
import { repeatEarlyPress } from "~/browser/early-press.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { LanguageProvider } from "~/i18n/LanguageProvider.tsx";
import { type PageEntry, pageId, pageList } from "../page-list.ts";
import { Shell } from "../shell/Shell.tsx";
import { applyHead } from "./head.ts";
import { PageErrors } from "./PageErrors.tsx";
import { usePageModule } from "./pages.ts";
import { ScrollRestoration } from "./scroll.ts";

/**
 * The whole site below a router: drawn alike by the prerender and in the browser.
 * @param awaiting leaves the page out, for the document of an address that has no file of its own
 */
export function App({ awaiting = false }: Readonly<{ awaiting?: boolean }>) {
  return (
    <PageErrors>
      <LanguageProvider>
        <Shell>
          <PageErrors>{!awaiting && <Pages />}</PageErrors>
        </Shell>
        <ScrollRestoration />
      </LanguageProvider>
    </PageErrors>
  );
}

const NotFound = lazyPart("NotFound", async () => ({
  default: (await import("../shell/NotFound.tsx")).NotFound,
}));

function Pages() {
  // Behind what suspends: the page itself is hydrated after what surrounds it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    repeatEarlyPress();
  }, []);
  // Not by a pattern for all else: the router's own does not fit an address with a line break in it.
  return useRoutes(routes) ?? <NotFound />;
}

const routes: RouteObject[] = pageList.map((entry) => ({
  path: `/${entry.path}`,
  element: <Page key={pageId(entry)} entry={entry} />,
}));

function Page({ entry }: Readonly<{ entry: PageEntry }>) {
  const { default: Drawn, meta } = usePageModule(entry);
  const params = useParams();
  const { pathname } = useLocation();
  const tags = useMemo(() => meta?.({ params, location: { pathname } }), [meta, params, pathname]);
  // Before the page's own effects, which may set another title.
  useLayoutEffect(() => {
    if (tags !== undefined) applyHead(tags);
  }, [tags]);
  return <Drawn />;
}
