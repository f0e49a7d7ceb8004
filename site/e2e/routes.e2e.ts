import { expect, test } from "vitest";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { pageKinds } from "../testing/addresses.ts";
import { checkAxe } from "../testing/axe.ts";
import { coveredControls } from "../testing/covered.ts";
import { answerMarket, MARKET_ORIGIN, quietMarket } from "../testing/market-route.ts";
import { insetsOf, phoneSizes, sideways } from "../testing/phone.ts";
import { MAX_SHIFT, readShifts } from "../testing/shifts.ts";
import { chooseTheme, goTo, openSite } from "../testing/site.ts";
import { cutChoices, outside, widths } from "../testing/widths.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Long tables take a busy machine seconds to lay out. */
const POLL = { timeout: 30_000 };

/** Each kind of page is tested with scripts in one language, and prerendered in the others. */
const languageOf = (place: number) => languages[place % languages.length] ?? "en";

/** Its stage fills the viewport, and its markers extend beyond. */
const hasStage = (kind: string) => /^\/(?:map\/|portals|morbols)/.test(kind);

/** Split in three to run in parallel. */
test.each([0, 1, 2])(
  "every kind of page loads without shifts or axe findings and fits all widths (%i)",
  async (third) => {
    // UTC-3:30, so that times prerendered in the build machine's zone would differ.
    const opened = await openSite({
      timeZone: "America/St_Johns",
      path: "/changelog",
      viewport: "phone",
      alsoOrigins: [MARKET_ORIGIN],
      prepare: answerMarket,
    });
    const { page } = opened;
    const setInsets = await insetsOf(opened);
    for (const [place, kind] of pageKinds().entries()) {
      if (place % 3 !== third) continue;
      const address = joinLanguage(languageOf(place), kind);
      await setInsets({ left: 0, right: 0, bottom: 0 });
      await page.setViewportSize(PHONE);
      await goTo(page, address);
      const { sum, moved } = await page.evaluate(readShifts);
      expect(sum, `${address}: ${moved.join(" | ")}`).toBeLessThan(MAX_SHIFT);
      await checkAxe(page);
      await page.setViewportSize(DESK);
      await chooseTheme(page, "dark");
      await checkAxe(page, "colours");
      await chooseTheme(page, "light");
      for (const width of hasStage(kind) ? [] : widths) {
        await page.setViewportSize({ width, height: DESK.height });
        await expect
          .poll(() => page.evaluate(outside, width), { ...POLL, message: `${address} at ${width} px` })
          .toEqual([]);
      }
      for (const [width, height] of phoneSizes) {
        const across = width > height;
        await page.setViewportSize({ width, height });
        await setInsets(across ? { left: 44, right: 44, bottom: 21 } : { left: 0, right: 0, bottom: 34 });
        const options = { ...POLL, message: `${address} at ${width} × ${height}` };
        await expect.poll(() => sideways(page), options).toBeLessThanOrEqual(0);
        await expect.poll(() => page.evaluate(coveredControls), options).toEqual([]);
      }
    }
  },
  600_000,
);

test.each(languages)(
  "prerendered pages in %s fit a phone without cut-off choices",
  async (language) => {
    const { page } = await openSite({
      path: joinLanguage(language, "/changelog"),
      viewport: "narrow",
      language,
      javaScript: false,
      ...quietMarket,
    });
    const found: string[] = [];
    for (const [place, kind] of pageKinds().entries()) {
      if (languageOf(place) === language) continue;
      await page.goto(joinLanguage(language, kind));
      const wider = await sideways(page);
      if (wider > 0) found.push(`${kind} by ${wider} px`);
      // Zone names may be cut there, so that a board fits a short phone.
      if (kind !== "/timers")
        found.push(...(await page.evaluate(cutChoices)).map((words) => `${kind}: ${words}`));
    }
    expect(found).toEqual([]);
  },
  120_000,
);
