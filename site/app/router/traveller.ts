import { type NavigateOptions, NavigationType, type Navigator, parsePath, type To } from "react-router";
import { forgetFailure } from "~/browser/part-failure.ts";
import { type Match, matchPage } from "./match.ts";
import type { PageModule } from "./pages.ts";
import type { Place } from "./place.ts";
import type { ScrollTo } from "./scroll.ts";

/** The tab's history, as the router's library keeps it. */
export type History = Navigator &
  Readonly<{
    location: Place["location"];
    push(to: To, state?: unknown): void;
    replace(to: To, state?: unknown): void;
    listen(follow: (step: Readonly<{ location: Place["location"] }>) => void): () => void;
  }>;

export type TravellerOptions = Readonly<{
  history: History;
  base: string;
  first: Place;
  /** The module of a page at once, where it is here already. */
  ready: (entry: Match["entry"]) => PageModule | undefined;
  load: (entry: Match["entry"]) => Promise<PageModule>;
  /** How far down the window was, in px, at a place of the history. */
  heightAt: (key: string) => number | undefined;
  keepHeight: (key: string) => void;
  /** Whether the browser itself made the step, as it does for a link to a heading of the same page. */
  stepOfBrowser: () => boolean;
}>;

export type Traveller = Readonly<{
  navigator: Navigator;
  /** The key of the place one is at. */
  key: () => string;
  /** Draws each place one comes to; returns the end of it. */
  follow: (show: (place: Place) => void) => () => void;
  /** Comes to the address that the browser shows, where the document was not made for it. */
  arrive: () => void;
}>;

/**
 * Goes from page to page. A page is shown, and its address entered, once its module is here: until then one stays where one is, and of
 * several steps begun only the last is taken.
 */
export function createTraveller(options: TravellerOptions): Traveller {
  const { history, base, ready, load } = options;
  let here = options.first;
  let steps = 0;
  let show: (place: Place) => void = () => undefined;

  async function travel(
    action: Place["action"],
    to: To,
    scroll: () => ScrollTo,
    enter: () => void,
  ): Promise<void> {
    steps += 1;
    const step = steps;
    forgetFailure();
    const { pathname = "/" } = typeof to === "string" ? parsePath(to) : to;
    const match = matchPage(pathname, base);
    const module = match && (ready(match.entry) ?? (await load(match.entry)));
    if (step !== steps) return;
    const goal = scroll();
    options.keepHeight(here.location.key);
    enter();
    const page = match === null || module === null ? null : { ...match, module };
    here = { location: history.location, action, page, scroll: goal };
    show(here);
  }

  const wanted = (given?: NavigateOptions) => (): ScrollTo =>
    given?.preventScrollReset === true ? "anchor" : "top";
  return {
    navigator: {
      ...history,
      go: (steps) => history.go(steps),
      push: (to, state, given) =>
        void travel(NavigationType.Push, to, wanted(given), () => history.push(to, state)),
      replace: (to, state, given) =>
        void travel(NavigationType.Replace, to, wanted(given), () => history.replace(to, state)),
    },
    key: () => here.location.key,
    follow(listener) {
      show = listener;
      const stop = history.listen(({ location }) => {
        const own = options.stepOfBrowser();
        const back = (): ScrollTo => (own ? "stay" : (options.heightAt(location.key) ?? "top"));
        void travel(NavigationType.Pop, location, back, () => undefined);
      });
      return () => {
        show = () => undefined;
        stop();
      };
    },
    arrive() {
      const { location } = history;
      const { pathname, search } = here.location;
      if (here.page !== undefined && location.pathname === pathname && location.search === search) return;
      void travel(
        NavigationType.Pop,
        location,
        () => options.heightAt(location.key) ?? "anchor",
        () => undefined,
      );
    },
  };
}
