import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ical from "node-ical";
import { describe, expect, test } from "vitest";
import { bestSessions, fragmentFarming } from "../../packages/fieldops/src/sessions/score.ts";
import { checkAxe } from "../testing/axe.ts";
import { holdRequests } from "../testing/held-requests.ts";
import { shot } from "../testing/shot.ts";
import { openSite, tick } from "../testing/site.ts";

const at = Date.UTC(2026, 10, 21, 12, 0, 5);

describe("weather finder: sessions", () => {
  test("the weather finder lists the ten best sessions and its strip moves by key or drag", async () => {
    const { page } = await openSite({ path: "/weather-finder", at });
    const rows = page.locator("main ol > li");
    await rows.nth(9).waitFor();
    await expect.poll(() => rows.count()).toBe(10);
    const [best] = bestSessions({
      zone: "bozjanSouthernFront",
      weights: fragmentFarming,
      minutes: 180,
      days: 7,
      from: Math.floor(at / 1_400_000) * 1_400_000,
    });
    const shown = await rows.first().locator("p").first().textContent();
    expect(Number.parseFloat(shown ?? "")).toBeCloseTo(best?.score ?? Number.NaN, 2);
    await shot(page, "finder-session");

    const strip = page.getByRole("application");
    const labels = () => strip.locator("svg text").allTextContents();
    // It first renders at a default width, then at its own.
    await expect
      .poll(() => strip.locator("svg").evaluate((svg) => svg.clientWidth === svg.parentElement?.clientWidth))
      .toBe(true);
    expect((await labels()).length).toBeGreaterThan(2);
    const first = await labels();
    await strip.focus();
    await page.keyboard.press("PageDown");
    await expect.poll(labels).not.toEqual(first);
    await page.keyboard.press("Home");
    await expect.poll(labels).toEqual(first);
    await page.keyboard.press("+");
    await expect.poll(labels).not.toEqual(first);
    await page.keyboard.press("Home");
    const box = await strip.boundingBox();
    if (box === null) throw new Error("no strip");
    await page.mouse.move(box.x + 400, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 30, { steps: 3 });
    await page.mouse.up();
    await expect.poll(labels).not.toEqual(first);
  });

  test("the weather finder's form and address mirror each other", async () => {
    const { page } = await openSite({ path: "/weather-finder" });
    await page.locator("main ol > li").first().waitFor();
    await checkAxe(page);
    await tick(page.getByRole("radio", { name: "Custom" }));
    await tick(page.getByRole("checkbox", { name: "Rain" }));
    await page.getByRole("button", { name: "Weight of Rain: more" }).click();
    await expect.poll(() => page.url()).toContain("rain%3A3");
    await page.reload();
    await expect.poll(() => page.getByRole("checkbox", { name: "Rain" }).isChecked()).toBe(true);
    await page.getByRole("slider", { name: "Session length" }).press("ArrowRight");
    await expect.poll(() => page.url()).toContain("len=195");
  });

  test("the weather finder names each invalid value in its address", async () => {
    const session = "zone=nowhere&at=2012-01-01T00:00Z&len=5&days=99&weights=wind:50";
    const pattern = "way=pattern&weather=lava&hours=5-5&local=7-7&run=0&n=0&ahead=99999";
    const { page } = await openSite({ path: `/weather-finder?${session}&${pattern}`, viewport: "phone" });
    for (const words of [
      "“nowhere”",
      "27 August 2013",
      "not “5”",
      "not “99”",
      "wind:50",
      "no weather called “lava”",
      "“5-5” is not a valid Eorzean time range",
      "“7-7” is not a valid time range",
      "“0” is not a number of periods",
      "“0” is not a number of results",
      "“99999” is not between 1 day and 100 years",
    ]) {
      await page.getByText(words).first().waitFor();
    }
    await page.getByText("No weather chosen").waitFor();
    await page.getByRole("radio", { name: "Session", exact: true }).check({ force: true });
    await page.getByText("No conditions chosen").waitFor();
  });
});

describe("weather finder: patterns", () => {
  test("a 100-year weather search shows its rarity and exports a calendar file", async () => {
    const { page } = await openSite({
      path: "/weather-finder?way=pattern&zone=eurekaPagos&weather=blizzards&run=4&ahead=36525",
      viewport: "narrow",
      theme: "dark",
    });
    await page.getByText(/100 years searched in/).waitFor();
    await expect.poll(() => page.locator("main ol > li").count()).toBe(10);
    await page.getByText("Longest wait").waitFor();
    await page.getByText("If rolls were independent").waitFor();
    await checkAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shot(page, "finder-pattern");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Calendar" }).click(),
    ]);
    const file = join(tmpdir(), `weather-finder-${process.pid}.ics`);
    await download.saveAs(file);
    const events = Object.values(ical.sync.parseICS(await readFile(file, "utf8"))).filter(
      (part) => part?.type === "VEVENT",
    );
    expect(events).toHaveLength(10);
    await rm(file);
  });

  test("a cancelled weather search can be started again", async () => {
    // Delays the worker, so that the search cannot end before it is canceled.
    const { page } = await openSite({ path: "/changelog" });
    const worker = await holdRequests(page, /\/assets\/worker-[\w-]{8}\.js$/);
    await page.goto(
      "/weather-finder?way=pattern&zone=eurekaPagos,eurekaAnemos,eurekaPyros&weather=blizzards,gales&local=18-23&ahead=36525",
    );
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("The search was cancelled.").waitFor();
    await page.getByRole("button", { name: "Search again" }).click();
    await page.getByRole("progressbar").waitFor();
    await expect.poll(worker.count).toBeGreaterThan(1);
    worker.release();
    await page.getByText(/100 years searched in/).waitFor();
  });

  test("the weather finder reports impossible weather by zone and limits results to play hours", async () => {
    const { page } = await openSite({
      path: "/weather-finder?way=pattern&zone=eurekaAnemos,eurekaPagos&weather=fog&n=50&mine=1",
    });
    await page.getByText("Eureka Anemos never has Fog.").waitFor();
    await page.getByText(/searched in/).waitFor();
    // The figures above the rows load later and move the rows.
    const total = () => page.locator("main dl dd").first().textContent();
    await page.locator("main dl dd").first().waitFor();
    const rows = page.locator("main ol > li");
    await expect.poll(() => rows.count()).toBe(20);
    // As long as a real press: rows that got their height only in view once moved the button during it.
    await page.getByRole("button", { name: "Show more (30 left)" }).click({ delay: 100 });
    await expect.poll(() => rows.count()).toBe(40);
    const before = await total();
    await page.getByRole("button", { name: "My hours" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(total).not.toBe(before);
    expect(await page.evaluate(() => localStorage.getItem("playTimes"))).toContain('"on":true');
  });

  test("a pattern row shows its part in the chosen hours and a zone drops weather it lacks", async () => {
    const { page } = await openSite({
      path: "/weather-finder?way=pattern&zone=bozjanSouthernFront&weather=dustStorms,rain&local=19-23&n=50",
    });
    await page
      .getByText(/^in your hours: /)
      .first()
      .waitFor();
    expect(await page.locator("select optgroup").first().getAttribute("label")).toBe("Eureka");
    await page.getByLabel("Zones").selectOption("eurekaAnemos");
    await expect.poll(() => new URL(page.url()).searchParams.get("zone")).toBe("eurekaAnemos");
    expect(new URL(page.url()).searchParams.get("weather")).not.toContain("dustStorms");
  });

  test("a weather pattern without a match in the next week shows its first date", async () => {
    const { page } = await openSite({
      path: "/weather-finder?way=pattern&zone=eurekaPagos&weather=blizzards&run=5&at=2026-11-21T12:00Z",
    });
    await page.getByText(/Nothing in the next seven days\. The first is on /).waitFor();
  });

  test("the weather finder is translated into German, Japanese and French", async () => {
    const { page } = await openSite({ path: "/weather-finder?way=pattern", language: "de-DE" });
    const title = page.locator("h1");
    await expect.poll(() => title.textContent()).toBe("Wettersuche");
    for (const [language, words] of [
      ["ja", "天候サーチ"],
      ["fr", "Recherche météo"],
    ] as const) {
      await page.evaluate((chosen) => {
        localStorage.setItem("language", chosen);
        dispatchEvent(new StorageEvent("storage", { key: "language" }));
      }, language);
      await expect.poll(() => title.textContent()).toBe(words);
      await page.locator("main ol > li").first().waitFor();
      await shot(page, `finder-${language}`);
    }
  });
});
