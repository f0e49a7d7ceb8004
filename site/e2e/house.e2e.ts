import { describe, expect, inject, test } from "vitest";
import { axeFindings, checkAxe } from "./support/axe.ts";
import { readShifts } from "./support/shifts.ts";
import { shot } from "./support/shot.ts";
import { hydrated, keepOffline, openSite } from "./support/site.ts";

describe("the built site", () => {
  test("the first page hydrates under the Content-Security-Policy", async () => {
    const { page } = await openSite({ path: "/" });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an unknown address gets the not-found page and hydrates", async () => {
    const { page } = await openSite({ path: "/no/such/page", status: 404 });
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test("opens with no network after one visit", async () => {
    const { page } = await openSite({ path: "/", offline: true });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an address never visited opens with no network", async () => {
    const { page, context } = await openSite({ path: "/", serviceWorkers: true });
    await keepOffline(page);
    await page.reload();
    await context.setOffline(true);
    await page.goto("/no/such/page");
    await hydrated(page);
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test.each(["light", "dark"] as const)("axe finds nothing on the first page, %s", async (theme) => {
    const { page } = await openSite({ path: "/", theme, viewport: "phone" });
    await checkAxe(page);
    await shot(page, `home-${theme}`);
  });

  test.each([
    ["light", "rgb(250, 246, 236)"],
    ["dark", "rgb(20, 28, 40)"],
  ] as const)("axe finds faults that are planted, %s", async (theme, faint) => {
    const { page } = await openSite({ path: "/changelog", theme });
    await page.evaluate((ink) => {
      const text = document.createElement("p");
      text.style.color = ink;
      text.textContent = "Hardly to be seen";
      const picture = document.createElement("img");
      picture.src = "/favicon.svg";
      document.querySelector("main")?.append(text, picture, document.createElement("button"));
    }, faint);
    const rules = (await axeFindings(page)).map((finding) => finding.split(":")[0]);
    expect(rules).toEqual(["button-name", "color-contrast", "image-alt"]);
  });

  test("faces that come too late move nothing that is read; the next page has them", async () => {
    const painted = Promise.withResolvers<void>();
    const { page } = await openSite({
      path: "/changelog",
      prepare: async (fresh) => {
        await fresh.exposeFunction("tellPainted", () => painted.resolve());
        await fresh.addInitScript(() => {
          Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
          new PerformanceObserver(() => Reflect.get(window, "tellPainted")()).observe({ type: "paint" });
        });
        await fresh.route("**/*.woff2", async (route) => {
          await painted.promise;
          await route.continue();
        });
      },
    });
    const brand = page.getByRole("link", { name: "Foray Almanac" }).first();
    const width = () =>
      brand.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().width;
      });
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    const came = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("woff2")).length,
      );
    await expect.poll(came).toBe(2);
    expect(await loaded()).toBe(0);
    const before = await width();
    const { moved } = await page.evaluate(readShifts);
    // The clock's digits take the place of dashes.
    expect(moved.filter((what) => !/\d:\d\d/.test(what))).toEqual([]);
    await page.getByRole("link", { name: "Credits" }).first().click();
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    await expect.poll(loaded).toBeGreaterThan(1);
    expect(await width()).not.toBe(before);
  });

  test("faces that come while the second page is read wait for the third", async () => {
    const { page } = await openSite({
      path: "/changelog",
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
          // Every face is late by the page's own measure, and comes when it is told to.
          Object.defineProperty(PerformanceResourceTiming.prototype, "responseEnd", { value: Infinity });
          const load = FontFace.prototype.load;
          const come = new Promise((done) => document.addEventListener("come", done));
          FontFace.prototype.load = async function () {
            await come;
            return await load.call(this);
          };
        });
      },
    });
    const faces = () => page.evaluate(() => document.fonts.size);
    const own = await faces();
    await page.getByRole("link", { name: "Lost Action Info" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Lost Actions" }).waitFor();
    await page.evaluate(async () => {
      document.dispatchEvent(new Event("come"));
      await document.fonts.ready;
    });
    await page.getByLabel("Role").selectOption("healer");
    await page.waitForURL(/role=healer/);
    expect(await faces()).toBe(own);
    await page.getByRole("link", { name: "Credits" }).first().click();
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    await expect.poll(faces).toBe(own + 2);
  });

  test("on a slow line, the home page is whole with its own document: styles and scene stand in it", async () => {
    const asked: string[] = [];
    const { page } = await openSite({
      path: "/",
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
        });
        fresh.on("requestfinished", (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    const scene = page.locator("[data-scene-choice] img:visible");
    await expect
      .poll(() =>
        scene.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => naturalWidth > 0 && currentSrc),
      )
      .toMatch(/^blob:/);
    expect(await scene.count()).toBe(1);
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    const sheets = await page.evaluate(
      (time) =>
        performance
          .getEntriesByType("resource")
          .filter(({ name, startTime }) => startTime < time && name.endsWith(".css")).length,
      painted,
    );
    expect(sheets).toBe(0);
    expect(asked.filter((path) => /\/assets\/scene-/.test(path))).toEqual([]);
    // Another page and back: another scene, from its file.
    await page.getByRole("link", { name: "Credits" }).first().click();
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    await page.goBack();
    await expect.poll(() => asked.filter((path) => /\/assets\/scene-/.test(path)).length).toBe(1);
  });

  test("before that document is read whole, no scene of it is fetched", async () => {
    const { page } = await openSite({ path: "/" });
    const shown = () => page.locator("[data-scene-choice]:visible").count();
    await expect.poll(shown).toBe(1);
    await page.evaluate(() => {
      document.documentElement.dataset["late"] = "";
      delete document.documentElement.dataset["styled"];
    });
    await expect.poll(shown).toBe(0);
  });

  test("one driven clock", async () => {
    const at = Date.UTC(2026, 0, 1);
    const { page } = await openSite({ path: "/", at });
    expect(await page.evaluate(() => Date.now())).toBe(at);
  });

  test("every answer carries the headers", async () => {
    for (const path of ["/", "/nope", "/robots.txt"]) {
      const { headers } = await fetch(inject("siteOrigin") + path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});
