import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { currentPath, pageAddress } from "./browser/address.ts";
import { watchLoadFailures } from "./browser/load-failure.ts";
import { isRecord } from "./browser/stored-shape.ts";
import { defaultLanguage, pageLanguage, splitLanguage } from "./i18n/language.ts";
import { followWritten } from "./router/follow-written.ts";
import { leaveLinksBetweenDocuments } from "./router/own-document.ts";
import { loadRoutes } from "./router/page-routes.tsx";
import { prefetchOnIntent } from "./router/prefetch.ts";
import { routes } from "./router/routes.tsx";
import { withoutChatTail } from "./start/trailing-punctuation.ts";

/** Gives this step in the history a key, as the router gives each that it makes: scroll positions are kept by it. */
function nameHistoryEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === "string") return;
  window.history.replaceState({ ...(isRecord(state) && state), key: crypto.randomUUID() }, "");
}

/** Hydrates the page that the document was prerendered for, or draws the one of an address without a document of its own. */
async function start(root: HTMLElement): Promise<void> {
  const basename = pageAddress("/");
  const loaded = await loadRoutes(routes, window.location.pathname, basename).then(
    () => true,
    () => false,
  );
  const prerendered = loaded && root.dataset.path === currentPath().replace(/(?<=.)\/$/, "");
  nameHistoryEntry();
  leaveLinksBetweenDocuments();
  document.documentElement.lang = pageLanguage;
  // With this data the router takes what is drawn, and where it is scrolled to, as is.
  const router = createBrowserRouter(routes, {
    basename,
    ...(prerendered && { hydrationData: { loaderData: {} } }),
  });
  followWritten(router);
  const app = <RouterProvider router={router} />;
  const site = import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app;
  if (prerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  prefetchOnIntent(basename);
}

/** Shows the address that was meant, before anything reads it. */
function dropChatTail(): void {
  const { hash, pathname, search } = window.location;
  const address = pathname + search + hash;
  const meant = withoutChatTail(address);
  if (meant !== address) window.history.replaceState(window.history.state, "", meant);
}

watchLoadFailures();
dropChatTail();
const base = pageAddress("/", defaultLanguage);
const { language } = splitLanguage(window.location.pathname.slice(base.length - 1));
const root = document.getElementById("root");
if (language !== pageLanguage)
  void import("./start/other-language.ts").then(({ startIn }) => startIn(language));
else if (root !== null) void start(root);
