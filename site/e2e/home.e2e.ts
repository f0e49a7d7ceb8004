import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { readShifts } from "../testing/shifts.ts";
import { deviceTheme, goTo, openSite, viewports } from "../testing/site.ts";

const AT = Date.UTC(2026, 10, 21, 12, 0, 5);

/** Makes each load show the same scene. The visit must be a later one: a first visit always gets scene 0. */
function scene(index: number) {
  return async (page: Page) => {
    await page.addInitScript(
      (value) => {
        Math.random = () => value;
        localStorage.setItem("lastPages", "[]");
      },
      (index + 0.5) / 7,
    );
  };
}

/** Disables the HTTP cache. */
async function keepNoFiles(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Without the images in the links to the guides. */
async function fetchedScenes(page: Page): Promise<readonly string[]> {
  const ways = await page
    .locator("nav img")
    .evaluateAll((all) => all.map((each) => each.getAttribute("src")));
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes("/scene-")),
  );
  return fetched.filter((path) => !ways.includes(path));
}

describe("the home page", () => {
  test("the home page counts down to the next three spawns, each with a link and an alarm", async () => {
    const { page } = await openSite({ path: "/", at: AT });
    const things = page.locator("ol").first().locator("> li");
    await expect.poll(() => things.locator("h2").count()).toBe(3);
    const timers = page.getByRole("timer");
    const first = await timers.first().textContent();
    await page.clock.runFor(3000);
    await expect.poll(() => timers.first().textContent()).not.toBe(first);
    const hrefs = await things
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThanOrEqual(3);
    for (const href of hrefs) expect(href).toMatch(/^\/forecast\/[\w-]+$/);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    await expect.poll(() => page.getByText("Up now").count()).toBe(1);

    const logograms = page.getByRole("button", { name: "With logograms" });
    await logograms.click();
    await expect.poll(() => logograms.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("homeLogograms"))).toBe("1");
    await logograms.click();
    await expect.poll(() => logograms.getAttribute("aria-pressed")).toBe("false");

    const thing = page.locator("ol").first().locator("> li").nth(1);
    const bell = thing.getByRole("button", { name: /^Alarm/ });
    await bell.click();
    await expect.poll(() => bell.getAttribute("aria-pressed")).toBe("true");
    const name = await bell.textContent();
    await thing.getByRole("link").click();
    const row = page.getByRole("button", { name: name ?? "", exact: true });
    await expect.poll(() => row.first().getAttribute("aria-pressed")).toBe("true");
  });

  test("the home page reserves the height of the next three spawns on desktops and phones", async () => {
    const heights = async (javaScript: boolean) => {
      const { page } = await openSite({ path: "/", at: AT, javaScript });
      const things = page.locator("ol").first().locator("> li");
      await expect.poll(() => things.locator("h2").count()).toBe(javaScript ? 3 : 0);
      const high = () => things.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      const desktop = await high();
      await page.setViewportSize(viewports.phone.viewport);
      return [desktop, await high()];
    };
    const [kept, taken] = [await heights(false), await heights(true)];
    for (const [size, those] of kept.entries()) {
      expect(those).toHaveLength(3);
      for (const [place, height] of those.entries()) expect(taken[size]?.[place]).toBeCloseTo(height, 0);
    }
  });

  test("the home page lists pins, recent pages, timers and alarms", async () => {
    const { page } = await openSite({
      path: "/",
      at: AT,
      storage: {
        pins: JSON.stringify([{ path: "/map/hydatos", title: "Eureka Hydatos" }]),
        lastPages: JSON.stringify([{ path: "/ba", title: "BA Loadouts" }]),
        timers: JSON.stringify([{ kind: "monster", id: "pazuzu", moment: "ended", at: AT - 60_000 }]),
        alarms: JSON.stringify({
          mute: "on",
          list: [{ filter: "cassie", early: 10, start: true, since: AT }],
          timers: { early: 5, start: true, since: AT },
        }),
      },
    });
    const kept = page.getByRole("region", { name: "Yours" });
    await expect
      .poll(() => kept.getByRole("link", { name: "Eureka Hydatos" }).getAttribute("href"))
      .toBe("/map/hydatos");
    await expect.poll(() => kept.getByRole("link", { name: "BA Loadouts" }).getAttribute("href")).toBe("/ba");
    await expect.poll(() => kept.getByText("Pazuzu").count()).toBe(1);
    await expect.poll(() => kept.getByText("Copycat Cassie").count()).toBe(1);
    await kept.getByRole("button", { name: "Unpin Eureka Hydatos" }).click();
    await expect.poll(() => kept.getByRole("link", { name: "Eureka Hydatos" }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pins"))).toBe("[]");

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Version/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
    const pin = page.getByRole("button", { name: "Pin this page to Home" });
    await pin.click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("pins")))
      .toBe(JSON.stringify([{ path: "/changelog", title: "Changelog" }]));
    await page.getByRole("button", { name: "Unpin this page" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pins"))).toBe("[]");
  });

  test("the home page loads with hardly any layout shift", async () => {
    const { page } = await openSite({ path: "/changelog", viewport: "phone" });
    await keepNoFiles(page);
    // Unusually long names take one line more than is reserved for them.
    for (const [viewport, path, isKept, most] of [
      ["phone", "/", false, 0.01],
      ["phone", "/de", false, 0.01],
      ["phone", "/", true, 0.001],
      ["desktop", "/", false, 0.01],
      ["desktop", "/ja", false, 0.01],
      ["desktop", "/", true, 0.001],
    ] as const) {
      await page.setViewportSize(viewports[viewport].viewport);
      await page.evaluate(
        (lastPages) => {
          localStorage.clear();
          if (lastPages !== null) localStorage.setItem("lastPages", lastPages);
        },
        isKept ? JSON.stringify([{ path: "/ba", title: "BA Loadouts" }]) : null,
      );
      await goTo(page, path);
      if (isKept) await page.getByRole("link", { name: "BA Loadouts" }).last().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const { sum, moved } = await page.evaluate(readShifts);
      expect(sum, `${path}, ${viewport}: ${moved.join("\n")}`).toBeLessThan(most);
    }
  });

  test("each of seven home page scenes appears alone with its image, colours and credit", async () => {
    const { page } = await openSite({ path: "/changelog" });
    await keepNoFiles(page);
    for (const index of [0, 1, 2, 3, 4, 5, 6]) {
      await scene(index)(page);
      await goTo(page, "/");
      const shown = page.locator("figure[data-scene-choice]:visible");
      await expect.poll(() => shown.count()).toBe(1);
      await expect.poll(() => shown.getAttribute("data-scene-choice")).toBe(String(index));
      const image = shown.locator("img");
      await expect
        .poll(() =>
          image.evaluate(
            (node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0,
          ),
        )
        .toBe(true);
      expect((await image.getAttribute("alt"))?.length).toBeGreaterThan(20);
      const source = await image.getAttribute("src");
      const first = await page.locator("figure[data-scene-choice='0'] img").getAttribute("src");
      for (const path of await fetchedScenes(page)) expect([first, source]).toContain(path);
      const ground = await page.evaluate(() => [
        getComputedStyle(document.body).getPropertyValue("--scene-day"),
        getComputedStyle(document.body).getPropertyValue("--ground"),
      ]);
      expect(ground[1]).toBe(ground[0]);
      await expect.poll(() => shown.getByRole("link").getAttribute("href")).toBe("/credits#art");
      if (index === 2) await checkAxeDayAndNight(page);
      if (index === 1) {
        await page.setViewportSize(viewports.phone.viewport);
        await checkAxeDayAndNight(page);
        await page.setViewportSize(viewports.desktop.viewport);
      }
    }
  }, 240_000);

  test("the home page without scripts has site data and the first scene", async () => {
    const html = await (await fetch(`${inject("siteOrigin")}/`)).text();
    const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction" },
    });
    const { page } = await openSite({ path: "/", javaScript: false });
    const shown = page.locator("figure[data-scene-choice]:visible");
    await expect.poll(() => shown.count()).toBe(1);
    await expect.poll(() => shown.getAttribute("data-scene-choice")).toBe("0");
    await expect.poll(() => shown.locator("img").getAttribute("loading")).toBe("eager");
  });

  test("the first home page view has four start links and loads only the first scene", async () => {
    const { page } = await openSite({ path: "/" });
    const place = () => page.locator("figure[data-scene-choice]:visible").getAttribute("data-scene-choice");
    await expect.poll(place).toBe("0");
    await page.waitForLoadState("networkidle");
    const first = await page.locator("figure[data-scene-choice='0'] img").getAttribute("src");
    for (const path of await fetchedScenes(page)) expect(path).toBe(first);
    const ways = page.getByRole("navigation", { name: "Where to start" }).getByRole("link");
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/forecast",
      "/eureka/guide",
      "/bozja/guide",
      "/occult/guide",
    ]);
    await expect.poll(() => ways.locator("img").count()).toBe(4);
    await expect.poll(() => page.getByRole("heading", { name: "Yours" }).count()).toBe(0);

    await page.getByRole("link", { name: "Run", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Run Board" }).waitFor();
    await page
      .getByRole("link", { name: /Foray Almanac/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Foray Almanac" }).waitFor();
    await expect.poll(place).not.toBe("0");
  });

  test("a dialog over a home page scene keeps the plain theme's colours", async () => {
    const { page } = await openSite({ path: "/changelog", prepare: scene(2), storage: { theme: "system" } });
    const ground = (selector: string) =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).getPropertyValue("--ground"));
    for (const theme of ["light", "dark"] as const) {
      await goTo(page, "/changelog");
      await deviceTheme(page, theme);
      const plain = await ground("body");
      await goTo(page, "/");
      expect(await ground("body"), theme).not.toBe(plain);
      await page.getByRole("button", { name: "Settings", exact: true }).first().click();
      await expect.poll(() => ground("dialog[open]"), { message: theme }).toBe(plain);
    }
  });

  test("the home page's hero keeps its position while the page is still arriving", async () => {
    const { page } = await openSite({ path: "/", viewport: "phone", javaScript: false });
    const tops = async () => {
      const found: unknown[] = [];
      for (const size of ["desktop", "phone"] as const) {
        await page.setViewportSize(viewports[size].viewport);
        found.push(
          await page
            .locator("main article > section")
            .first()
            .evaluate((hero) =>
              [hero.children[0], hero.children[1]?.children[0]].map(
                (part) => part?.getBoundingClientRect().top,
              ),
            ),
        );
      }
      return found;
    };
    const whole = await tops();
    const name = page.locator("figcaption a:visible");
    const pin = page.locator("header button[aria-pressed]");
    const places = async () => [(await name.boundingBox())?.x, (await pin.boundingBox())?.x];
    const before = await places();
    await name.evaluate((link) => link.replaceChildren());
    await pin.evaluate((button) => button.nextElementSibling?.remove());
    expect(await places()).toEqual(before);

    await page.route("/", async (route) => {
      const response = await route.fetch();
      const [arrived = "", rest] = (await response.text()).split("<h1", 2);
      expect(rest).toBeDefined();
      await route.fulfill({ response, body: arrived });
    });
    await page.goto("/");
    const cut = await tops();
    for (const size of cut) expect(size).toEqual([expect.any(Number), expect.any(Number)]);
    expect(cut).toEqual(whole);
  });
});

test("each host name shows its own brand in the page, sidebar and title", async () => {
  const originOf = (host: string) => inject("siteOrigin").replace("127.0.0.1", host);
  const brands = [
    ["bozja.localhost", "Bozja Almanac"],
    ["forays.localhost", "Foray Almanac"],
  ] as const;
  const { page } = await openSite({
    path: `${originOf("bozja.localhost")}/`,
    alsoOrigins: brands.map(([host]) => originOf(host)),
  });
  for (const [host, name] of brands) {
    await page.goto(`${originOf(host)}/`);
    await expect.poll(() => page.locator("h1 span:visible").textContent()).toBe(name);
    await expect.poll(() => page.title()).toBe(name);
    await page.goto(`${originOf(host)}/changelog`);
    await expect.poll(() => page.title()).toBe(`Changelog · ${name}`);
    await expect
      .poll(() => page.locator("aside a").first().locator("span span:visible").textContent())
      .toBe(name);
  }
});
