import { describe, expect, test } from "vitest";
import { languages } from "../app/i18n/language.ts";
import { messages } from "../app/shell/messages/en.ts";
import japanese from "../app/shell/messages/ja.ts";
import { quietMarket } from "../testing/market-route.ts";
import { goTo, hydrated, openSite } from "../testing/site.ts";

const english = messages.notFound;

/** [requested URL, browser's language, chosen language, final URL] */
const openings = [
  ["/forecast/cassie?with=logograms#why", "ja", null, "/ja/forecast/cassie?with=logograms#why"],
  ["/forecast/cassie", "fr-CA", null, "/fr/forecast/cassie"],
  ["/forecast/cassie", "ko", null, "/forecast/cassie"],
  ["/forecast/cassie", "de", null, "/de/forecast/cassie"],
  ["/forecast/cassie", "de", "en", "/forecast/cassie"],
  ["/de/forecast/cassie", "en", null, "/de/forecast/cassie"],
  ["/de/forecast/cassie?x=1", "en", "ja", "/ja/forecast/cassie?x=1"],
  ["/de", "en", "en", "/"],
  ["/", "en", "fr", "/fr"],
  ["/ja/", "en", null, "/ja"],
  ["/de/forecast/cassie", "en", "tlh", "/de/forecast/cassie"],
] as const;

describe("the language of a page", () => {
  test.each(["ja", "fr-CA", "ko", "de", "en"])(
    "a browser in %s opens the chosen language, else that of the address or its own",
    async (language) => {
      const { page } = await openSite({ path: "/changelog", language });
      for (const [path, browser, chosen, end] of openings) {
        if (browser !== language) continue;
        // No script runs here that would react to the new choice.
        await page.goto("/robots.txt");
        await page.evaluate((choice) => {
          localStorage.clear();
          if (choice !== null) localStorage.setItem("language", choice);
        }, chosen);
        await page.goto(path);
        await page.waitForURL((url) => url.pathname + url.search + url.hash === end);
        await hydrated(page);
        const shown = languages.find((each) => end === `/${each}` || end.startsWith(`/${each}/`)) ?? "en";
        expect(await page.evaluate(() => document.documentElement.lang), end).toBe(shown);
      }
    },
  );

  test("a capitalized language prefix is corrected and an unknown or second one is not found", async () => {
    const { page, faults } = await openSite({ path: "/JA/forecast", status: 404 });
    await page.waitForURL("**/ja/forecast");
    for (const path of ["/xx/forecast", "/ja/de/forecast", "/ja/ja"]) {
      await page.goto(path);
      const [shown, words] = path.startsWith("/ja")
        ? (["ja", japanese.notFound] as const)
        : (["en", english] as const);
      await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(shown);
    }
    expect(faults.take().every((fault) => fault.includes("status of 404"))).toBe(true);
  });

  test("a share code below a language prefix opens in that language", async () => {
    const { page } = await openSite({ path: "/de/eureka/loadout/dGs", ...quietMarket });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/eureka/loadout/dGs");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  });

  test("a host that serves one page for all missing ones still opens the address's language", async () => {
    const { page } = await openSite({
      path: "/ja/eureka/loadout/dGs",
      alsoOrigins: quietMarket.alsoOrigins,
      prepare: async (fresh) => {
        await quietMarket.prepare(fresh);
        await fresh.route("**/ja/eureka/loadout/dGs", async (route) => {
          await route.fulfill({ response: await fresh.request.get("/404.html"), status: 200 });
        });
      },
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("ja");
    await page.locator("#sidebar a[href='/ja']").first().waitFor();
  });

  test("choosing a language in one tab switches another tab, which stays on its page", async () => {
    const { page, context } = await openSite({ path: "/timers" });
    const other = await context.newPage();
    await goTo(other, "/credits?x=1#art");
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Français" }).click();
    await page.waitForURL("**/fr/timers");
    await other.waitForURL("**/fr/credits?x=1#art");
  });

  test("a browser without storage stays in the language of the address", async () => {
    const { page } = await openSite({
      path: "/de/timers",
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("forbidden", "SecurityError");
            },
          });
        }),
    });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page.locator("#sidebar a[href='/de/alarms']").first().click();
    await page.waitForURL("**/de/alarms");
  });
});

test("the home page, a forecast and a map work without the inline script", async () => {
  const { page } = await openSite({ path: "/changelog" });
  for (const path of ["/", "/forecast/cassie", "/ja/map/zadnor"]) {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script>[\s\S]*?<\/script>/, "");
      await route.fulfill({ response: answer, body });
    });
    await goTo(page, path);
    expect(await page.evaluate(() => document.body.dataset.theme), path).toBe("light");
    await page.locator("#sidebar").getByRole("link").nth(2).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.locator("main h1").first().waitFor();
  }
});
