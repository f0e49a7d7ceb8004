import { expect, test } from "vitest";
import { joinLanguage } from "../app/i18n/language.ts";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { insetsOf, sideways } from "../testing/phone.ts";
import { type OpenSite, openSite } from "../testing/site.ts";

const openPhone = (path: string, options: Partial<Parameters<typeof openSite>[0]> = {}): Promise<OpenSite> =>
  openSite({ path, viewport: "phone", alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket, ...options });

test("the notch covers no control in landscape", async () => {
  for (const path of ["/", "/timers", "/map/southhorn", "/drs/holster/c"]) {
    const opened = await openPhone(path);
    const { page } = opened;
    await page.setViewportSize({ width: 844, height: 390 });
    await (await insetsOf(opened))({ left: 47, right: 47, bottom: 21 });
    const under = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("button, a[href], input, select, summary")].flatMap((control) => {
          if (!control.checkVisibility({ visibilityProperty: true })) return [];
          // The skip link moves into the viewport when focused.
          if (control instanceof HTMLElement && control.getBoundingClientRect().bottom < 0) control.focus();
          const { left, right, width } = control.getBoundingClientRect();
          // Visually hidden text may be anywhere.
          if (width < 4 || (left >= 47 && right <= window.innerWidth - 47)) return [];
          const box = control.closest("[class*=scroll], svg, .map-plane");
          return box === null
            ? [`${control.tagName} ${control.textContent?.slice(0, 40)} ${left}–${right}`]
            : [];
        }),
      );
    await expect.poll(under, { message: path }).toEqual([]);
  }
});

test("form fields have at least 16 px text, so that iPhones do not zoom", async () => {
  for (const path of [
    "/run",
    "/drs/holster/c/QTE/Miw",
    "/relics",
    "/timers",
    "/weather-finder",
    "/ba/healer/damage",
  ]) {
    const { page } = await openPhone(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("input, select, textarea")].flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        return size < 16 ? [`${field.tagName} ${field.getAttribute("aria-label")} ${size}`] : [];
      }),
    );
    expect(small, path).toEqual([]);
  }
});

test.each(["en", "de"] as const)(
  "pages with doubled text size do not scroll sideways, in %s",
  async (language) => {
    for (const path of [
      "/",
      "/run",
      "/drs/holster",
      "/drs/holster/c/QTE/Miw",
      "/map/zadnor",
      "/timers",
      "/eureka/loadout",
    ]) {
      const { page } = await openPhone(joinLanguage(language, path));
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expect.poll(() => sideways(page), { message: path }).toBeLessThanOrEqual(0);
      const bar = await page.locator("header").first().boundingBox();
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(heading?.y ?? 0, `the name of the site covers the heading of ${path}`).toBeGreaterThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0) - 1,
      );
      const brand = await page.locator("header a").first().boundingBox();
      expect((brand?.y ?? 0) + (brand?.height ?? 0)).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0) + 1,
      );
    }
  },
);

test.each([
  ["the search", "/changelog", "Control+k"],
  ["a picker", "/eureka/loadout", null],
])("the on-screen keyboard leaves the end of the list of %s in reach", async (_, path, keys) => {
  const { page } = await openPhone(path, {
    prepare: async (fresh) => {
      await answerMarket(fresh);
      // As on an iPhone: the keyboard covers the page, and only `visualViewport` reports it.
      await fresh.addInitScript(() => {
        const seen = Object.assign(new EventTarget(), {
          scale: 1,
          width: 390,
          height: 844,
          offsetTop: 0,
          offsetLeft: 0,
          pageTop: 0,
          pageLeft: 0,
        });
        Object.defineProperty(window, "visualViewport", { value: seen });
        Object.assign(window, {
          raiseKeyboard: () => {
            seen.height = 440;
            seen.dispatchEvent(new Event("resize"));
          },
        });
      });
    },
  });
  if (keys === null) await page.getByRole("button", { name: /HYDATOS, Umbral/ }).click();
  else await page.keyboard.press(keys);
  const options = page.locator("[role=option]");
  await options.first().waitFor();
  await page.evaluate("window.raiseKeyboard()");
  const last = options.last();
  await last.evaluate((option) => option.scrollIntoView({ block: "nearest" }));
  await expect
    .poll(() => last.evaluate((option) => option.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(440);
});
