import { type Browser, chromium } from "playwright-core";
import { browserEnvironment, type FontSet } from "./fonts.ts";
import { findProgram, neededProgram } from "./programs.ts";

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
  "--font-render-hinting=none",
];

/** How a Chromium under test is started: the headless shell, which most tests run in, or a whole browser, which has notifications. */
export async function chromiumOptions(kind: "headless" | "whole" = "headless", fonts: FontSet = "arial") {
  const shell = kind === "headless" ? findProgram("headlessChromium") : undefined;
  return {
    executablePath: shell ?? neededProgram("chromium"),
    args: CHROMIUM_FLAGS,
    env: await browserEnvironment(fonts),
    headless: true,
  };
}

/** A browser of its own. `flags` come on top of the usual ones. */
export async function launchChromium(
  kind: "headless" | "whole" = "headless",
  fonts: FontSet = "arial",
  flags: readonly string[] = [],
) {
  const options = await chromiumOptions(kind, fonts);
  return chromium.launch({ ...options, args: [...options.args, ...flags] });
}

const shared = new Map<string, Promise<Browser>>();

/** The browser of all tests of one kind and with the same fonts that one worker runs; it ends with the worker. */
export function sharedBrowser(
  kind: "headless" | "whole" = "headless",
  fonts: FontSet = "arial",
): Promise<Browser> {
  const key = `${kind} ${fonts}`;
  const browser = shared.get(key) ?? launchChromium(kind, fonts);
  shared.set(key, browser);
  return browser;
}
