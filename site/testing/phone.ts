import type { Page } from "playwright-core";
import type { OpenSite } from "./site.ts";

/** [width, height] in CSS pixels, smallest first. */
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

/** Returns a function that sets the safe-area insets, in px. */
export async function insetsOf({ page }: OpenSite): Promise<(insets: Insets) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (insets) => {
    await devtools.send("Emulation.setSafeAreaInsetsOverride", {
      insets: { ...insets, leftMax: insets.left, rightMax: insets.right, bottomMax: insets.bottom },
    });
  };
}

/** Horizontal overflow in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
