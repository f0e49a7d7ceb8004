import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { currentPath, pageAddress } from "./browser/address.ts";
import { defaultLanguage, pageLanguage, splitLanguage } from "./i18n/language.ts";
import { App } from "./router/App.tsx";
import { matchPage } from "./router/match.ts";
import { loadPageList, preparePage } from "./router/pages.ts";
import { takeOverScrolling } from "./router/scroll.ts";

const basename = pageAddress("/");

function Site() {
  useEffect(() => {
    // For the next page; a failure is told when it is wanted.
    loadPageList().catch(() => undefined);
    import("./router/prefetch.ts").then(
      ({ prefetchOnIntent }) => prefetchOnIntent(basename),
      () => undefined,
    );
  }, []);
  return (
    <BrowserRouter basename={basename}>
      <App />
    </BrowserRouter>
  );
}

/** Hydrates the page that the document was prerendered for, or draws the one of an address without a document of its own. */
async function start(root: HTMLElement): Promise<void> {
  const match = matchPage(window.location.pathname, basename);
  const prerendered = root.dataset.path === currentPath().replace(/(?<=.)\/$/, "");
  const module = prerendered ? root.dataset.module : undefined;
  if (match !== null) await preparePage(match.entry, module).catch(() => undefined);
  takeOverScrolling();
  document.documentElement.lang = pageLanguage;
  const site = import.meta.env.DEV ? (
    <StrictMode>
      <Site />
    </StrictMode>
  ) : (
    <Site />
  );
  if (prerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

const base = pageAddress("/", defaultLanguage);
const { language } = splitLanguage(window.location.pathname.slice(base.length - 1));
const root = document.getElementById("root");
if (language !== pageLanguage)
  void import("./start/other-language.ts").then(({ startIn }) => startIn(language));
else if (root !== null) void start(root);
