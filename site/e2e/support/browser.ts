import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../../tools/lib/chromium.mjs";

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

export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined)
    throw new Error("Browser tests need Chromium: install it, or set CHROMIUM_PATH to one.");
  return path;
}

let shared: Promise<Browser> | undefined;

/** One browser for the whole run, started by the global set-up. */
export function connectBrowser(endpoint: string): Promise<Browser> {
  shared ??= chromium.connect(endpoint);
  return shared;
}
