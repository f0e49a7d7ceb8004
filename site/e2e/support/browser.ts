import { type Browser, chromium } from "playwright-core";
import { findChromium, findHeadlessChromium } from "../../../tools/lib/chromium.mjs";

/** The browser must stay on this machine: nothing of its own goes out to the network. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function needed(path: string | undefined): string {
  if (path === undefined)
    throw new Error("Browser tests need Chromium: install it, or set CHROMIUM_PATH to one.");
  return path;
}

/** Starts the program that most tests run in: Chromium's headless shell where there is one. */
export const headlessPath = () => needed(findHeadlessChromium());

/** A browser of its own, whole: it has notifications. */
export const launchWhole = () =>
  chromium.launch({ executablePath: needed(findChromium()), args: CHROMIUM_FLAGS, headless: true });

let shared: Promise<Browser> | undefined;

/** One browser for the whole run, started by the global set-up. */
export function connectBrowser(endpoint: string): Promise<Browser> {
  shared ??= chromium.connect(endpoint);
  return shared;
}
