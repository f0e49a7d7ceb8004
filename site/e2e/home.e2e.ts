import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { readShifts } from "../testing/shifts.ts";
import { openSite } from "../testing/site.ts";

const AT = Date.UTC(2026, 10, 21, 12, 0, 5);

/** Makes each visit choose the same scene. It counts as a later visit: a first one always gets the first scene. */
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

/** Paths of the scene images that the page has fetched, without those of the links to the guides, which show scenes too. */
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
  test("counts down to the next three things, each a link to its forecast", async () => {
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
  });

  test("each of the three rings by one press, which its row in the forecast shows", async () => {
    const { page } = await openSite({ path: "/", at: AT });
    const thing = page.locator("ol").first().locator("> li").nth(1);
    const bell = thing.getByRole("button", { name: /^Alarm/ });
    await bell.click();
    await expect.poll(() => bell.getAttribute("aria-pressed")).toBe("true");
    const name = await bell.textContent();
    await thing.getByRole("link").click();
    const row = page.getByRole("button", { name: name ?? "", exact: true });
    await expect.poll(() => row.first().getAttribute("aria-pressed")).toBe("true");
  });

  test.each(["phone", "desktop"] as const)(
    "keeps the space of the next three before they are known: %s",
    async (viewport) => {
      const heights = async (javaScript: boolean) => {
        const { page } = await openSite({ path: "/", at: AT, viewport, javaScript });
        const things = page.locator("ol").first().locator("> li");
        await expect.poll(() => things.locator("h2").count()).toBe(javaScript ? 3 : 0);
        return things.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      };
      const [kept, taken] = [await heights(false), await heights(true)];
      expect(kept).toHaveLength(3);
      for (const [place, height] of taken.entries()) expect(height).toBeCloseTo(kept[place] ?? 0, 0);
    },
  );

  test("has four large ways in, each to a page and with a picture", async () => {
    const { page } = await openSite({ path: "/" });
    const ways = page.getByRole("navigation", { name: "Where to start" }).getByRole("link");
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/forecast",
      "/eureka/guide",
      "/bozja/guide",
      "/occult/guide",
    ]);
    await expect.poll(() => ways.locator("img").count()).toBe(4);
    await expect.poll(() => page.getByRole("heading", { name: "Yours" }).count()).toBe(0);
  });

  test("shows what is kept: pinned pages, running timers, alarms and the pages opened last", async () => {
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
  });

  test("any page is pinned by one press, and taken off by another", async () => {
    const { page } = await openSite({ path: "/changelog" });
    const pin = page.getByRole("button", { name: "Pin this page to Home" });
    await pin.click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("pins")))
      .toBe(JSON.stringify([{ path: "/changelog", title: "Changelog" }]));
    await page.getByRole("button", { name: "Unpin this page" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pins"))).toBe("[]");
  });

  test("the logogram farms count among what comes next where the switch is on, and stay so", async () => {
    const { page } = await openSite({ path: "/", at: AT });
    const button = page.getByRole("button", { name: "With logograms" });
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("homeLogograms"))).toBe("1");
  });

  test.each(["phone", "desktop"] as const)(
    "nothing moves when what is kept appears: %s",
    async (viewport) => {
      const { page } = await openSite({
        path: "/",
        viewport,
        storage: { lastPages: JSON.stringify([{ path: "/ba", title: "BA Loadouts" }]) },
      });
      await page.getByRole("link", { name: "BA Loadouts" }).last().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const { sum, moved } = await page.evaluate(readShifts);
      expect(sum, moved.join("\n")).toBeLessThan(0.001);
    },
  );

  test.each([0, 1, 2, 3, 4, 5, 6])("scene %i stands alone, loaded, with its ground", async (index) => {
    const { page } = await openSite({ path: "/", prepare: scene(index) });
    const shown = page.locator("figure[data-scene-choice]:visible");
    await expect.poll(() => shown.count()).toBe(1);
    await expect.poll(() => shown.getAttribute("data-scene-choice")).toBe(String(index));
    const image = shown.locator("img");
    await expect
      .poll(() =>
        image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0),
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
  });

  test("a first visit has the first scene, which waits for no script, and fetches no other", async () => {
    const { page } = await openSite({ path: "/", javaScript: false });
    const shown = page.locator("figure[data-scene-choice]:visible");
    await expect.poll(() => shown.getAttribute("data-scene-choice")).toBe("0");
    await expect.poll(() => shown.locator("img").getAttribute("loading")).toBe("eager");
    const { page: alivePage } = await openSite({ path: "/" });
    const place = () =>
      alivePage.locator("figure[data-scene-choice]:visible").getAttribute("data-scene-choice");
    await expect.poll(place).toBe("0");
    await alivePage.waitForLoadState("networkidle");
    const first = await alivePage.locator("figure[data-scene-choice='0'] img").getAttribute("src");
    for (const path of await fetchedScenes(alivePage)) expect(path).toBe(first);
  });

  test.each(["light", "dark"] as const)("a dialog keeps the colours of the %s theme", async (theme) => {
    const { page } = await openSite({ path: "/", prepare: scene(2), theme });
    const ground = (selector: string) =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).getPropertyValue("--ground"));
    await page.goto("/changelog");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const plain = await ground("body");
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    expect(await ground("body")).not.toBe(plain);
    await page.getByRole("button", { name: "Settings" }).first().click();
    await expect.poll(() => ground("dialog[open]")).toBe(plain);
  });

  test("another scene stands when the page is come back to", async () => {
    const { page } = await openSite({ path: "/" });
    const place = () => page.locator("figure[data-scene-choice]:visible").getAttribute("data-scene-choice");
    const before = await place();
    await page.getByRole("link", { name: "Credits and Privacy" }).click();
    await page.getByRole("heading", { level: 1, name: "Credits and Privacy" }).waitFor();
    await page
      .getByRole("link", { name: /Foray Almanac/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Foray Almanac" }).waitFor();
    await expect.poll(place).not.toBe(before);
  });

  test.each([
    ["desktop", "en-GB"],
    ["phone", "en-GB"],
    ["phone", "de-DE"],
    ["desktop", "ja-JP"],
  ] as const)("hardly anything moves while it loads: %s, %s", async (viewport, language) => {
    const { page } = await openSite({
      path: "/",
      viewport,
      language,
    });
    await page.waitForLoadState("networkidle");
    // Names of rare length take a line more than is kept free for them.
    const { sum, moved } = await page.evaluate(readShifts);
    expect(sum, moved.join("\n")).toBeLessThan(0.01);
  });

  test("what is still on its way moves neither the scene's name nor the buttons above", async () => {
    const { page } = await openSite({ path: "/", viewport: "phone", javaScript: false });
    const name = page.locator("figcaption a:visible");
    const pin = page.locator("header button[aria-pressed]");
    const places = async () => [(await name.boundingBox())?.x, (await pin.boundingBox())?.x];
    const before = await places();
    await name.evaluate((link) => link.replaceChildren());
    await pin.evaluate((button) => button.nextElementSibling?.remove());
    expect(await places()).toEqual(before);
  });

  test.each(["desktop", "phone"] as const)("what has arrived stands where it stays: %s", async (viewport) => {
    const tops = async (prepare: (page: Page) => Promise<unknown>) => {
      const { page } = await openSite({ path: "/", viewport, javaScript: false, prepare });
      return page
        .locator("main article > section")
        .first()
        .evaluate((hero) =>
          [hero.children[0], hero.children[1]?.children[0]].map((part) => part?.getBoundingClientRect().top),
        );
    };
    const cut = await tops((page) =>
      page.route("/", async (route) => {
        const response = await route.fetch();
        const [arrived = "", rest] = (await response.text()).split("<h1", 2);
        expect(rest).toBeDefined();
        await route.fulfill({ response, body: arrived });
      }),
    );
    expect(cut).toEqual([expect.any(Number), expect.any(Number)]);
    expect(cut).toEqual(await tops(() => Promise.resolve()));
  });

  test.each([
    [1, "phone"],
    [2, "desktop"],
  ] as const)("axe finds nothing: scene %i, %s", async (index, viewport) => {
    const { page } = await openSite({ path: "/", prepare: scene(index), viewport });
    await checkAxeDayAndNight(page);
  });

  test("reads whole with no script: title, description, site data", async () => {
    const html = await (await fetch(`${inject("siteOrigin")}/`)).text();
    const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction" },
    });
    const { page } = await openSite({ path: "/", javaScript: false });
    await expect.poll(() => page.locator("figure[data-scene-choice]:visible").count()).toBe(1);
  });
});

describe("a brand by its host", () => {
  test.each([
    ["bozja.localhost", "Bozja Almanac"],
    ["forays.localhost", "Foray Almanac"],
  ])("%s is %s from the first paint on", async (host, name) => {
    const origin = inject("siteOrigin").replace("127.0.0.1", host);
    const { page } = await openSite({ path: `${origin}/`, alsoOrigins: [origin] });
    await expect.poll(() => page.locator("h1 span:visible").textContent()).toBe(name);
    await expect.poll(() => page.title()).toBe(name);
    await page.goto(`${origin}/changelog`);
    await expect.poll(() => page.title()).toBe(`Changelog · ${name}`);
    await expect
      .poll(() => page.locator("aside a").first().locator("span span:visible").textContent())
      .toBe(name);
  });
});
