import { createServer, type Server } from "node:http";
import { markers } from "@foray/fieldops/records/markers/southhorn/facts";
import { encodeNames, encodeRun } from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { sharedBrowser } from "../testing/browser.ts";
import { openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const site = inject("siteOrigin");

/** Another port is another origin. */
let server: Server;
let other = "";
let markup = "";

beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Other</title>${markup}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the other site has no port");
  other = `http://127.0.0.1:${address.port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

let context: BrowserContext | undefined;
afterEach(async () => context?.close());

async function openOther(body: string) {
  markup = body;
  const browser = await sharedBrowser();
  context = await browser.newContext({ locale: "en-GB", timezoneId: "UTC" });
  const page = await context.newPage();
  await page.goto(other);
  return page;
}

const frame = (path: string, attributes = "") =>
  `<iframe src="${site}${path}" width="360" height="300" ${attributes}></iframe>`;

describe("embed code", () => {
  test("a forecast's Embed dialog gives code that works on another site", async () => {
    const { page } = await openSite({ path: "/de/forecast/crab" });
    await page.getByRole("button", { name: "Einbetten" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Dunkel" }).check({ force: true });
    const code = (await dialog.locator("code", { hasText: "<iframe" }).textContent()) ?? "";
    const own = code.replace(/https:\/\/[^/"]+/, site);
    expect(own).toContain(`${site}/embed/forecast/crab?lang=de&amp;theme=dark`);
    const framed = await openOther(own);
    const time = framed.frameLocator("iframe").locator(".time");
    await expect.poll(() => time.textContent()).toMatch(/^\d+:\d\d/);
  });
});

describe("embed sizes", () => {
  test("the Embed dialog previews the chosen size and updates its code", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", viewport: "phone" });
    await page.getByRole("button", { name: "Embed" }).click();
    const dialog = page.getByRole("dialog");
    const code = dialog.locator("code", { hasText: "<iframe" });
    const preview = dialog.frameLocator("iframe");
    await expect.poll(() => preview.locator(".time").first().textContent()).toMatch(/^\d+:\d\d/);
    await dialog.getByRole("radio", { name: "Bar, 1920 × 80" }).check({ force: true });
    await expect.poll(() => code.textContent()).toMatch(/size=bar.* width="1920" height="80"/);
    await expect.poll(() => preview.locator("body").getAttribute("data-size")).toBe("bar");
    const box = await dialog.locator("iframe").boundingBox();
    expect(box?.width ?? 1e9).toBeLessThanOrEqual(390);
    await dialog.getByRole("radio", { name: "Free" }).check({ force: true });
    await write(dialog.getByRole("textbox", { name: "Width in pixels" }), "640");
    await expect.poll(() => code.textContent()).toMatch(/width="640" height="340"/);
  });

  test.each([
    ["bar", 1920, 80],
    ["corner", 360, 200],
  ] as const)("the %s embed keeps long names within its transparent frame", async (size, width, height) => {
    const page = await openOther("");
    await page.setViewportSize({ width, height });
    await page.goto(`${site}/embed/forecast/all?lang=de&theme=dark&size=${size}`);
    await expect.poll(() => page.locator(".time").first().textContent()).toMatch(/^\d+:\d\d/);
    const seen = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      high: document.documentElement.scrollHeight,
      ground: getComputedStyle(document.body).backgroundColor,
      panel: document.querySelector("main")?.getBoundingClientRect().height,
      face: document.fonts.check("20px Figtree"),
    }));
    expect(seen).toEqual({
      wide: width,
      high: height,
      ground: "rgba(0, 0, 0, 0)",
      panel: height,
      face: true,
    });
    await page.locator("h1 a").evaluate((link) => {
      link.textContent = "Ein Name, der länger ist, als irgendein Rahmen es je sein wird".repeat(3);
    });
    const [inner, outer] = await page
      .locator("h1")
      .evaluate((title) => [title.clientWidth, title.scrollWidth]);
    expect(inner).toBeLessThan(outer ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

describe("another site", () => {
  test("another site can fetch data and feeds but no pages", async () => {
    const page = await openOther("");
    for (const [path, status] of [
      ["/data/v1/index.json", 200],
      ["/data/v1/lost-actions.json", 200],
      ["/data/v1/schema/lost-actions.json?sha256=of-last-month", 200],
      ["/feeds/next/crab.json", 200],
      ["/feeds/ja/crab.ics", 200],
      ["/data/v1/nope.json", 404],
      ["/data/v2/index.json", 200],
      ["/data/v2/treasure.json", 200],
      ["/data/v2/occult-rules.json", 404],
    ] as const) {
      const answer = await page.evaluate(async (url) => {
        const response = await fetch(url);
        return { status: response.status, tag: response.headers.get("etag"), text: await response.text() };
      }, site + path);
      expect(answer.status, path).toBe(status);
      expect(answer.tag, path).not.toBeNull();
      expect(answer.text.length, path).toBeGreaterThan(100);
    }
    for (const path of ["/", "/robots.txt", "/forecast/crab"]) {
      const read = page.evaluate((url) => fetch(url).then((response) => response.text()), site + path);
      await expect(read, path).rejects.toThrow("Failed to fetch");
    }
  });

  test("another site fetches just the changed data tables, with matching hashes", async () => {
    const page = await openOther("");
    const fetched = await page.evaluate(async (folder) => {
      const index: { tables: { table: string; file: string; sha256: string }[] } = await (
        await fetch(`${folder}index.json`)
      ).json();
      // One table has changed since, and one is new.
      const kept = new Map(index.tables.map(({ sha256, table }) => [table, sha256]));
      kept.set("duels", "0".repeat(64)).delete("zones");
      const changed = index.tables.filter(({ sha256, table }) => kept.get(table) !== sha256);
      return Promise.all(
        changed.map(async ({ file, sha256, table }) => {
          const bytes = await (await fetch(folder + file)).arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
          const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
          return { table, whole: hash === sha256 };
        }),
      );
    }, `${site}/data/v2/`);
    expect(fetched).toEqual([
      { table: "duels", whole: true },
      { table: "zones", whole: true },
    ]);
  });

  test("a framed forecast uses the requested language, theme, count and ground", async () => {
    const page = await openOther(frame("/embed/forecast/crab?lang=de&theme=dark&ground=none&count=2"));
    const embed = page.frameLocator("iframe");
    await expect.poll(() => embed.locator(".time").textContent()).toMatch(/^\d+:\d\d/);
    await expect.poll(() => embed.locator("html").getAttribute("lang")).toBe("de");
    await expect.poll(() => embed.locator("body").getAttribute("data-theme")).toBe("dark");
    await expect.poll(() => embed.locator("li").count()).toBe(2);
    await expect.poll(() => embed.locator("h1 a").getAttribute("target")).toBe("_blank");
    const ground = await embed.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).toBe("rgba(0, 0, 0, 0)");
  });

  test("sandboxed embeds store no data and request only embed files", async () => {
    const asked: string[] = [];
    const page = await openOther("");
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const sandboxed = 'sandbox="allow-scripts"';
    await page.setContent(
      frame("/embed/clock", sandboxed) +
        frame("/embed/forecast/all") +
        frame("/embed/map/pagos?layers=__proto__,%00&x=1e999&y=-1&zoom=NaN", sandboxed) +
        frame(`/embed/run/${encodeRun({ ...emptyRun("ba"), start: 4e12 })}`, sandboxed),
    );
    await page.frameLocator("iframe").nth(2).locator("[data-live] canvas").first().waitFor();
    for (const at of [0, 1, 3]) {
      const time = page.frameLocator("iframe").nth(at).locator(".time");
      await expect.poll(() => time.textContent()).toMatch(/\d/);
    }
    expect(asked.filter((path) => !path.startsWith("/embed/"))).toEqual([]);
    const stored = await page
      .frameLocator("iframe")
      .nth(1)
      .locator("body")
      .evaluate(async () => ({
        kept: localStorage.length + sessionStorage.length + document.cookie.length,
        workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
      }));
    expect(stored).toEqual({ kept: 0, workers: 0 });
  });

  test("a framed map shows the requested layers, marker captions and transparent ground", async () => {
    const camp = markers.find(({ layer }) => layer === "aetherytes");
    const page = await openOther(
      frame(`/embed/map/southhorn?lang=fr&layers=aetherytes&ground=none&x=${camp?.x}&y=-${camp?.y}&zoom=6`),
    );
    const embed = page.frameLocator("iframe");
    await embed.locator("[data-live] canvas").first().waitFor();
    await expect
      .poll(() => embed.locator("section").getAttribute("aria-label"))
      .toBe("Île de Lunule méridionale");
    await expect.poll(() => embed.locator(".sea").first().isVisible()).toBe(false);
    await embed.getByRole("button", { name: "Zoomer", exact: true }).press("Enter");
    await embed.locator("section").click();
    await expect
      .poll(() => embed.locator(".caption").textContent())
      .toMatch(/^\S.* · X: \d+\.\d Y: \d+\.\d$/);
    await expect.poll(() => embed.locator(".foot a").getAttribute("href")).toBe("/map/southhorn");
  });

  test("a framed run reads names from the fragment alone and reports an invalid code", async () => {
    const fresh = emptyRun("drs");
    const run: Run = {
      ...fresh,
      title: "<b>Friday</b>",
      start: Date.UTC(2030, 0, 4, 20),
      seats: fresh.seats.map((seat, place) =>
        place === 3 ? { ...seat, name: "Y’shtola", tasks: ["rend"] } : seat,
      ),
    };
    const code = encodeRun(run);
    const page = await openOther(
      frame(`/embed/run/${code}?lang=de#${encodeNames(run)}`) +
        frame(`/embed/run/${code}`) +
        frame("/embed/run/!!"),
    );
    const [whole, bare, broken] = [0, 1, 2].map((at) => page.frameLocator("iframe").nth(at));
    await expect.poll(() => whole?.locator("h1").textContent()).toBe("<b>Friday</b>");
    await expect.poll(() => whole?.locator("ol li").nth(3).textContent()).toContain("Y’shtola");
    await expect
      .poll(() => whole?.locator("h1 a").getAttribute("href"))
      .toBe(`/run/${code}#${encodeNames(run)}`);
    await expect.poll(() => bare?.locator("h1").textContent()).toContain("Delubrum Reginae");
    await expect.poll(() => bare?.locator("ol li").nth(3).textContent()).toContain("open");
    await expect.poll(() => broken?.locator(".line").textContent()).toContain("Nothing to show");
  });

  test("a sandboxed fight embed starts its clock, and one without times says so", async () => {
    const sandboxed = 'sandbox="allow-scripts"';
    const page = await openOther(
      frame("/embed/fight/drs/dahu?lang=fr", sandboxed) + frame("/embed/fight/castrum/albeleo?lang=fr"),
    );
    const [dahu, none] = [0, 1].map((at) => page.frameLocator("iframe").nth(at));
    await dahu?.getByText("Avant le pull").waitFor();
    await dahu?.getByRole("button", { name: "Lancer le chrono" }).click();
    await dahu?.getByText("Ensuite", { exact: true }).waitFor();
    await none?.getByText("Il n’y a rien à afficher").waitFor();
  });

  test("unknown embeds render a short message and pages refuse to be framed", async () => {
    const names = ["nope", "../../forecast", "%00", "crab%2F.."];
    const page = await openOther(
      names.map((name) => frame(`/embed/forecast/x${encodeURIComponent(name)}?lang=fr&theme=%00`)).join(""),
    );
    for (const [at, name] of names.entries()) {
      const embed = page.frameLocator("iframe").nth(at);
      await expect
        .poll(() => embed.locator(".line").textContent(), { message: name })
        .toContain("rien à afficher");
    }

    const pages = ["/", "/forecast/crab", "/nope", "/ja/nope"];
    await page.setContent(pages.map((path) => frame(path)).join(""));
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((each) => each.url()),
      )
      .toEqual(pages.map(() => "chrome-error://chromewebdata/"));
  });
});
