import { useLayoutEffect } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { isBetween, isRecord, readJson } from "~/browser/stored-shape.ts";
import { TAB_KEY } from "~/records/stored.ts";

/** More steps back than anyone takes. */
const MOST = 100;
/** A page may still grow for this long, in ms, before one is as far down as one was. */
const GROWING = 2000;

/** Heights in px by the keys of the places in the tab's history, the newest last. */
const heights = new Map<string, number>();
/** What is drawn; an address may have been entered that is not drawn yet. */
let drawn: Location | undefined;

/** The router calls each entry that it has not made "default": those are told apart by their addresses. */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? pathname + search + hash : key;
}

function keepHeight(): void {
  if (drawn === undefined) return;
  const key = keyOf(drawn);
  heights.delete(key);
  heights.set(key, window.scrollY);
  const [oldest] = heights.size > MOST ? heights.keys() : [];
  if (oldest !== undefined) heights.delete(oldest);
}

/** Reads what an earlier page of this tab left; anything else in its place is no height. */
function readHeights(): void {
  try {
    const stored = readJson(window.sessionStorage.getItem(TAB_KEY) ?? "{}");
    for (const [key, height] of isRecord(stored) ? Object.entries(stored).slice(-MOST) : [])
      if (isBetween(height, 0, 1e7)) heights.set(key, height);
  } catch {
    // The storage is forbidden.
  }
}

function writeHeights(): void {
  try {
    window.sessionStorage.setItem(TAB_KEY, JSON.stringify(Object.fromEntries(heights)));
  } catch {
    // The tab forgets them with the page.
  }
}

/**
 * Takes the scrolling of Back and Forward over from the browser, which would scroll before the page is there. To be called once, before
 * hydration.
 */
export function takeOverScrolling(): void {
  readHeights();
  const manual = () => {
    window.history.scrollRestoration = "manual";
  };
  manual();
  // A scroll is told with the next frame: what leads away keeps its height at once.
  for (const event of ["scroll", "popstate", "click"])
    window.addEventListener(event, keepHeight, { passive: true, capture: true });
  window.addEventListener("pageshow", manual);
  window.addEventListener("pagehide", () => {
    writeHeights();
    // A reload is the browser's own again.
    window.history.scrollRestoration = "auto";
  });
}

/** Whether the document was loaded to come back to it, and not by a link. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}

/** Scrolls the window when another page, or another part of one, has been drawn: back to where it was, to what is named, or to the top. */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const before = drawn;
    drawn = location;
    const key = keyOf(location);
    if (before === undefined) {
      const height = heights.get(key);
      if (height !== undefined && location.hash === "" && isReturn()) scrollToHeight(height);
      return;
    }
    if (keyOf(before) === key) return;
    const height = type === NavigationType.Pop ? heights.get(key) : undefined;
    if (height !== undefined) scrollToHeight(height);
    else if (keepsScroll(location.state)) return;
    else if (location.hash !== "") anchor(location.hash)?.scrollIntoView();
    else if (before.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [location, type]);
  return null;
}

function keepsScroll(state: unknown): boolean {
  return isRecord(state) && state.keepScroll === true;
}

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

function anchor(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
