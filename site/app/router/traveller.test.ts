import { createPath, NavigationType, type To } from "react-router";
import { describe, expect, test } from "vitest";
import type { PageEntry } from "../page-list.ts";
import type { PageModule } from "./pages.ts";
import type { Place } from "./place.ts";
import { createTraveller, type History } from "./traveller.ts";

const at = (pathname: string, key: string): Place["location"] => ({
  pathname,
  search: "",
  hash: "",
  state: null,
  key,
});

const words = (to: To) => (typeof to === "string" ? to : createPath(to));

/** A tab of one's own: its addresses, the step one is at, and a way to press Back. */
function tab(path: string) {
  const entries = [at(path, "first")];
  let index = 0;
  let follow: (step: { location: Place["location"] }) => void = () => undefined;
  const here = () => entries[index] ?? at("/", "none");
  const history: History = {
    get location() {
      return here();
    },
    createHref: words,
    go: () => undefined,
    push(to) {
      index += 1;
      entries.splice(index, entries.length, at(words(to), `step ${index}`));
    },
    replace(to) {
      entries[index] = at(words(to), `instead of ${index}`);
    },
    listen(listener) {
      follow = listener;
      return () => undefined;
    },
  };
  const back = () => {
    index -= 1;
    follow({ location: here() });
  };
  return { history, back, path: () => here().pathname };
}

/** A site of pages that come when they are let. */
function site(path = "/changelog") {
  const { history, back, path: address } = tab(path);
  const ready = new Map<string, PageModule>();
  const waiting = new Map<string, () => void>();
  const heights = new Map<string, number>();
  const shown: Place[] = [];
  let height = 0;
  let ofBrowser = false;
  const module: PageModule = { default: () => null };
  const traveller = createTraveller({
    history,
    base: "/",
    first: { location: history.location, action: NavigationType.Pop, page: undefined, scroll: "stay" },
    ready: ({ file }) => ready.get(file),
    load: ({ file }: PageEntry) =>
      new Promise((resolve) => {
        waiting.set(file, () => {
          ready.set(file, module);
          resolve(module);
        });
      }),
    heightAt: (key) => heights.get(key),
    keepHeight: (key) => heights.set(key, height),
    stepOfBrowser: () => ofBrowser,
  });
  traveller.follow((place) => shown.push(place));
  return {
    ...traveller,
    address,
    back,
    shown,
    last: () => shown.at(-1),
    come: async (name: string) => {
      waiting.get(`./pages/${name}/route.tsx`)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    scrollTo: (to: number) => {
      height = to;
    },
    byBrowser: () => {
      ofBrowser = true;
    },
  };
}

describe("the traveller", () => {
  test("stays until the page is here, then enters its address and shows it", async () => {
    const { navigator, address, come, shown, last } = site();
    navigator.push("/forecast/cassie");
    expect([address(), shown.length]).toEqual(["/changelog", 0]);
    await come("forecast");
    expect(address()).toBe("/forecast/cassie");
    expect(last()).toMatchObject({ action: "PUSH", scroll: "top", page: { params: { filter: "cassie" } } });
  });

  test("shows a page that is here in the very step", async () => {
    const { navigator, come, last, address } = site();
    navigator.push("/forecast/cassie");
    await come("forecast");
    navigator.replace("/forecast/skoll", null, { preventScrollReset: true });
    expect(address()).toBe("/forecast/skoll");
    expect(last()).toMatchObject({
      action: "REPLACE",
      scroll: "anchor",
      page: { params: { filter: "skoll" } },
    });
  });

  test("of several steps takes only the last, whichever page comes first", async () => {
    const { navigator, come, address, shown } = site();
    navigator.push("/timers");
    navigator.push("/credits");
    await come("timers");
    expect(shown).toHaveLength(0);
    await come("credits");
    await come("timers");
    expect(address()).toBe("/credits");
    expect(shown).toHaveLength(1);
  });

  test("an address without a page has none, at once", () => {
    const { navigator, last, address } = site();
    navigator.push("/nowhere");
    expect([address(), last()?.page]).toEqual(["/nowhere", null]);
  });

  test("back leads to where one was, and as far down", async () => {
    const { navigator, come, back, last, scrollTo, arrive } = site();
    arrive();
    await come("changelog");
    scrollTo(640);
    navigator.push("/credits");
    await come("credits");
    scrollTo(0);
    back();
    expect(last()).toMatchObject({ action: "POP", scroll: 640, location: { pathname: "/changelog" } });
  });

  test("goes on from a document that was made for another address, and only from there", async () => {
    const other = site("/timers");
    other.arrive();
    await other.come("timers");
    expect(other.last()).toMatchObject({ location: { pathname: "/timers" }, page: { params: {} } });
    other.arrive();
    expect(other.shown).toHaveLength(1);
  });

  test("leaves a step of the browser's own to the browser", async () => {
    const { navigator, come, back, last, byBrowser } = site("/timers");
    navigator.push("/credits");
    await come("credits");
    byBrowser();
    back();
    await come("timers");
    expect(last()?.scroll).toBe("stay");
  });
});
