import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { pageKinds } from "../testing/addresses.ts";
import type { FontSet } from "../testing/fonts.ts";
import { quietMarket } from "../testing/market-route.ts";
import { MAX_SHIFT, readShifts } from "../testing/shifts.ts";
import { hydrated, openSite } from "../testing/site.ts";

const sets: readonly FontSet[] = ["arial", "urw", "dejavu"];

/** Each kind of page is tested once, with alternating sizes, languages and fonts. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

describe.each(sets)("pages with the %s fonts alone", (fonts) => {
  const turn = sets.indexOf(fonts);

  test("pages without web fonts load without layout shifts or faults", async () => {
    const { page, context, faults } = await openSite({ path: "/changelog", fonts, ...quietMarket });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
    for (const [place, kind] of pageKinds().entries()) {
      if (place % sets.length !== turn) continue;
      const language = languages[place % languages.length] ?? languages[0];
      const address = joinLanguage(language, kind);
      await page.setViewportSize(sizes[place % sizes.length] ?? sizes[0]);
      await page.goto(address, { waitUntil: "commit" });
      await hydrated(page);
      const { sum, moved } = await page.evaluate(readShifts);
      expect(sum, `${address}: ${moved.join(" | ")}`).toBeLessThan(MAX_SHIFT);
      expect(faults.list, address).toEqual([]);
    }
  }, 240_000);

  test.each(["/changelog", "/de/ba", "/fr/createdrsholsters"])(
    "late web fonts cause no layout shift: %s",
    async (path) => {
      const { page } = await openSite({ path, fonts, viewport: "phone", prepare: fontsAfterPaint });
      await expect.poll(() => page.evaluate(loadedFamilies)).toEqual(["Figtree", "Marcellus"]);
      const { sum, moved } = await page.evaluate(readShifts);
      expect(sum, moved.join("\n")).toBeLessThan(MAX_SHIFT);
    },
  );
});

test("the layout shift check notices fonts swapped in after the first paint", async () => {
  const { page } = await openSite({
    // Column widths depend on the font.
    path: "/fr/levels",
    fonts: "dejavu",
    viewport: "phone",
    prepare: async (fresh) => {
      await fontsAfterPaint(fresh);
      await fresh.route("**/*.css", async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replaceAll("font-display:optional", "font-display:swap");
        await route.fulfill({ response, body: css });
      });
    },
  });
  // With fonts that load too late to be used, the same page does not shift at all.
  await expect.poll(async () => (await page.evaluate(readShifts)).sum).toBeGreaterThan(0.02);
});

async function fontsAfterPaint(page: Page): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await page.exposeFunction("tellPainted", () => painted.resolve());
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.get(window, "tellPainted")()).observe({ type: "paint" });
  });
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
}

function loadedFamilies(): string[] {
  return [...document.fonts]
    .flatMap(({ family, status }) => (status === "loaded" ? [family.replaceAll('"', "")] : []))
    .sort();
}
