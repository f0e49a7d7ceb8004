import { expect, test } from "vitest";
import { joinLanguage } from "../app/i18n/language.ts";
import { pageKinds } from "./support/addresses.ts";
import { quietMarket } from "./support/market-route.ts";
import { hydrated, openSite } from "./support/site.ts";

/** From a desk to the narrowest phone, each of them just past a change of the layout. */
const widths = [1280, 1024, 900, 640, 320];

/** What of a page stands outside its window, or has less room than its words need; boxes that scroll may hold more. */
function outside(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`the page, by ${wide} px`] : [];
  const inBox = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at.id !== "main"; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  for (const element of document.querySelectorAll(
    "#main :is(h1, h2, h3, p, li, a, button, label, select, td)",
  )) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (right <= innerWidth + 1 && left >= -1) || inBox(element)) continue;
    found.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
  }
  return found;
}

/** A map's stage is as wide as the window by itself, and its marks go beyond it. */
const pages = pageKinds().filter((path) => !/^\/(?:map\/|portals|morbols)/.test(path));

test("between a desk and a phone no page is wider than its window, in the language of the longest words", async () => {
  const { page } = await openSite({ path: "/de", ...quietMarket });
  for (const path of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(joinLanguage("de", path));
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(outside), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
}, 150_000);
