import type { Page } from "playwright-core";
import type { OpenSite } from "./site.ts";

/** Phones upright and across, the smallest first; those across have a notch at one side. Width and height in CSS pixels. */
export const phoneSizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
] as const;

type Insets = Readonly<Record<"left" | "right" | "bottom", number>>;

/** A function that sets the insets of a notch and the bottom bar, in px. */
export async function insetsOf({ page }: OpenSite): Promise<(insets: Insets) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (insets) => {
    await devtools.send("Emulation.setSafeAreaInsetsOverride", {
      insets: { ...insets, leftMax: insets.left, rightMax: insets.right, bottomMax: insets.bottom },
    });
  };
}

/** By how many px the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
