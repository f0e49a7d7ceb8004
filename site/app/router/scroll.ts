import { isBetween, isRecord, readJson } from "~/browser/stored-shape.ts";

/**
 * Where the window goes once a page is drawn: to a height in px, to what the address names or else to the top, to what the address
 * names or else nowhere, or nowhere at all.
 */
export type ScrollTo = number | "top" | "anchor" | "stay";

const KEY = "scroll-heights";
/** More steps back than anyone takes. */
const MOST = 100;

/** Heights in px by the keys of the places in the tab's history, the newest last. */
const heights = new Map<string, number>();

/** Remembers how far down the window is at a place of the history. */
export function keepHeight(key: string): void {
  heights.delete(key);
  heights.set(key, window.scrollY);
  const [oldest] = heights.size > MOST ? heights.keys() : [];
  if (oldest !== undefined) heights.delete(oldest);
}

export function heightAt(key: string): number | undefined {
  return heights.get(key);
}

/** Reads what an earlier page of this tab left; anything else in its place is no height. */
function readHeights(): void {
  try {
    const stored = readJson(window.sessionStorage.getItem(KEY) ?? "{}");
    for (const [key, height] of isRecord(stored) ? Object.entries(stored).slice(-MOST) : [])
      if (isBetween(height, 0, 1e7)) heights.set(key, height);
  } catch {
    // The storage is forbidden.
  }
}

function writeHeights(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(heights)));
  } catch {
    // The tab forgets them with the page.
  }
}

/**
 * Takes the scrolling of Back and Forward over from the browser, which would scroll before the page is there, and puts the page that is
 * loaded anew where it was. `current` tells the key of the place one is at.
 */
export function takeOverScrolling(current: () => string): void {
  readHeights();
  const manual = () => {
    window.history.scrollRestoration = "manual";
  };
  manual();
  const height = heights.get(current());
  if (height !== undefined && window.location.hash === "") scrollToHeight(height);
  window.addEventListener("pageshow", manual);
  window.addEventListener("pagehide", () => {
    keepHeight(current());
    writeHeights();
    // A reload is the browser's own again.
    window.history.scrollRestoration = "auto";
  });
}

/** A page may still grow for this long, in ms, before one is as far down as one was. */
const GROWING = 2000;

/** Goes to a height that the page may not have yet; gives up when the player moves. */
function scrollToHeight(height: number): void {
  window.scrollTo(0, height);
  if (window.scrollY >= height - 1) return;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, height);
    if (window.scrollY >= height - 1) end();
  });
  const moves = ["wheel", "touchstart", "pointerdown", "keydown", "popstate"];
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, GROWING);
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  growth.observe(document.body);
}

/** Scrolls the window for a page that has just been drawn. `hash` is the address's, with its `#`. */
export function scrollFor(to: ScrollTo, hash: string): void {
  if (to === "stay") return;
  if (typeof to === "number") {
    scrollToHeight(to);
    return;
  }
  const named = hash === "" ? null : anchor(hash);
  if (named !== null) named.scrollIntoView();
  else if (to === "top") window.scrollTo(0, 0);
}

function anchor(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
