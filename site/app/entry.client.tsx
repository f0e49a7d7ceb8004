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

/** Adds a key as the router does, because scroll positions are stored by key. */
function nameHistoryEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === "string") return;
  window.history.replaceState({ ...(isRecord(state) && state), key: crypto.randomUUID() }, "");
}

/** Hydrates the prerendered page, or renders the page of an address that has no document. */
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
  // Makes the router adopt the prerendered markup and the scroll position.
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
