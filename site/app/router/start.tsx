import { lazy, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  NavigationType,
} from "react-router";
import { repeatEarlyInput, takeEarlyInput } from "~/browser/early-input.ts";
import { fetchLateFaces, showLateFaces } from "~/browser/late-faces.ts";
import { isRecord } from "~/browser/stored-shape.ts";
import { type Match, matchPage, samePage } from "./match.ts";
import { loadedPage, loadPage, loadPageAtLast } from "./pages.ts";
import type { Place, ShownPage } from "./place.ts";
import { Site } from "./Site.tsx";
import { heightAt, keepHeight, scrollFor, takeOverScrolling } from "./scroll.ts";
import { createTraveller, type Traveller } from "./traveller.ts";

const base = import.meta.env.BASE_URL;

/** The page of a match, with its module. */
async function shown(match: Match | null): Promise<ShownPage | null> {
  if (match === null) return null;
  const { entry } = match;
  try {
    return { ...match, module: await loadPage(entry) };
  } catch {
    // What surrounds the page comes alive without it, and says what failed.
    return { ...match, module: { default: lazy(() => loadPageAtLast(entry)) } };
  }
}

/**
 * The place that the document was made for, which is where the site comes alive. Mostly it is where one is; not for an address without
 * a document of its own, nor when one has gone back before the page was alive.
 */
async function madeFor(location: Location): Promise<Place> {
  const path = document.querySelector<HTMLElement>("link[data-start]")?.dataset.path;
  const match = path === undefined ? null : matchPage(path, base);
  const here = path !== undefined && samePage(match, matchPage(location.pathname, base));
  return {
    location: here ? location : { ...location, pathname: path ?? base, search: "", hash: "" },
    action: NavigationType.Pop,
    page: path === undefined ? undefined : await shown(match),
    scroll: "stay",
  };
}

/** Gives the history's entry a name of its own: the library calls each that it has not made "default", in every document of the tab. */
function nameEntry(): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === "string") return;
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, "");
}

/** Brings the prerendered document to life. */
export async function start(): Promise<void> {
  nameEntry();
  const history = createBrowserHistory({ window });
  const first = await madeFor(history.location);
  const stepOfBrowser = () => window.history.state === null;
  const options = { history, base, first, ready: loadedPage, load: loadPageAtLast, heightAt, keepHeight };
  const traveller = createTraveller({ ...options, stepOfBrowser });
  takeOverScrolling(traveller.key);
  takeEarlyInput();
  startTransition(() => {
    hydrateRoot(document, <LiveSite first={first} traveller={traveller} />);
  });
}

/** The site that follows the player from page to page. */
function LiveSite({ first, traveller }: Readonly<{ first: Place; traveller: Traveller }>) {
  const [place, setPlace] = useState(first);
  useEffect(() => {
    const stop = traveller.follow((next) => startTransition(() => setPlace(next)));
    traveller.arrive();
    return stop;
  }, [traveller]);
  useEffect(() => void fetchLateFaces(), []);
  useEffect(() => repeatEarlyInput("page"), []);
  const { pathname } = place.location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another page, not with what changes on the one that is read
  useLayoutEffect(showLateFaces, [pathname]);
  useLayoutEffect(() => scrollFor(place.scroll, place.location.hash), [place]);
  return <Site base={base} place={place} navigator={traveller.navigator} />;
}
