import { type Browser, chromium } from "playwright-core";
import { browserEnvironment, type FontSet } from "./fonts.ts";
import { findProgram, neededProgram } from "./programs.ts";

/** Disable the browser's own network requests. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/** The headless shell, which most tests use, or a full browser, which supports notifications. */
export async function chromiumOptions(kind: "headless" | "whole" = "headless", fonts: FontSet = "arial") {
  const shell = kind === "headless" ? findProgram("headlessChromium") : undefined;
  return {
    executablePath: shell ?? neededProgram("chromium"),
    args: CHROMIUM_FLAGS,
    env: await browserEnvironment(fonts),
    headless: true,
  };
}

export async function launchChromium(
  kind: "headless" | "whole" = "headless",
  fonts: FontSet = "arial",
  flags: readonly string[] = [],
) {
  const options = await chromiumOptions(kind, fonts);
  return chromium.launch({ ...options, args: [...options.args, ...flags] });
}

const shared = new Map<string, Promise<Browser>>();

/** One browser per worker, kind and font set; it ends with the worker. */
export function sharedBrowser(
  kind: "headless" | "whole" = "headless",
  fonts: FontSet = "arial",
): Promise<Browser> {
  const key = `${kind} ${fonts}`;
  const browser = shared.get(key) ?? launchChromium(kind, fonts);
  shared.set(key, browser);
  return browser;
}
