import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { filterRules } from "../../packages/fieldops/src/forecast-filters/rules.ts";
import { guessLanguage, joinLanguage } from "../app/i18n/language.ts";
import { deviceTheme, openSite } from "../testing/site.ts";

const at = Date.UTC(2026, 10, 22, 15, 43);
const addresses = [
  "/",
  "/forecast",
  ...filterRules.map(({ uri }) => `/forecast/${uri}`),
  "/forecast/cold_box?mob=griffin",
];
const low = { width: 360, height: 640 };
const phones = [low, { width: 390, height: 664 }];

async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Bottom edge of each part of the answer, in px from the top of the viewport. */
async function answers(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const found: Record<string, number> = {};
    const main = document.querySelector("main");
    const all = [main?.querySelector("h1"), main?.querySelector("[role=timer]:not([data-empty])")];
    const first = main?.querySelector("[data-answer]")?.closest("li, [data-named], article");
    all.push(...(first?.querySelectorAll("[data-answer]") ?? []));
    for (const node of all) {
      if (!(node instanceof HTMLElement)) continue;
      found[node.dataset.answer ?? node.getAttribute("role") ?? node.localName] =
        node.getBoundingClientRect().bottom;
    }
    return found;
  });
}

/** In px. */
const FOOT_BAR = 64;

describe("the first screen", () => {
  // en-US has 12-hour times, which are wider.
  test.each(["en-US", "ja-JP", "de-DE", "fr-FR"])(
    "forecasts and the home page show their answer above the foot bar of a phone: %s",
    async (language) => {
      const { page } = await openSite({
        path: "/forecast",
        at,
        viewport: "narrow",
        language,
        storage: { theme: "system" },
      });
      for (const phone of language === "en-US" ? phones : [low]) {
        await page.setViewportSize(phone);
        // The other languages have longer texts.
        for (const address of addresses.filter((_, at) => language === "en-US" || at % 3 === 0)) {
          await go(page, joinLanguage(guessLanguage([language]), address));
          await page.evaluate(() => scrollTo(0, 0));
          const wanted =
            address === "/" ? ["h1", "timer", "name", "sky", "at"] : ["h1", "timer", "count", "at", "sky"];
          await expect
            .poll(async () => Object.keys(await answers(page)), { message: address })
            .toEqual(expect.arrayContaining(wanted));
          const below = async () =>
            Object.entries(await answers(page)).filter(([, bottom]) => bottom > phone.height - FOOT_BAR);
          await expect.poll(below, { message: address }).toEqual([]);
        }
      }
    },
  );

  test("a forecast in the dark theme shows its answer on the first screen of a phone", async () => {
    const { page } = await openSite({
      path: "/forecast/cold_box",
      at,
      viewport: "narrow",
      storage: { theme: "system" },
    });
    await deviceTheme(page, "dark");
    await page.setViewportSize(low);
    await page.locator("[role=timer]:not([data-empty])").first().waitFor();
    for (const bottom of Object.values(await answers(page))) expect(bottom).toBeLessThanOrEqual(low.height);
  });

  test("the home page on a low desktop screen shows the names of its three countdowns", async () => {
    const { page } = await openSite({ path: "/", at, storage: { theme: "light" } });
    await page.setViewportSize({ width: 1366, height: 650 });
    const names = page.locator("main [data-answer=name]");
    await expect.poll(() => names.count()).toBe(3);
    const bottoms = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(650);
  });
});
