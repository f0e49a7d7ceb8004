import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checkAxe, checkAxeDayAndNight } from "../testing/axe.ts";
import { coveredControls } from "../testing/covered.ts";
import { goTo, meanwhile, type OpenOptions, openSite } from "../testing/site.ts";
import { paste, write } from "../testing/typing.ts";

const popup = ".map-popup";
const bar = (page: Page) => page.getByRole("region", { name: "Walking the route" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function walk(options: Omit<OpenOptions, "path"> & { path?: string } = {}) {
  const opened = await openSite({ path: "/map/southhorn?route=carrots", ...options });
  const { page } = opened;
  await button(page, "Route").click();
  await button(page, "Walk").click();
  await bar(page).getByText("Stop 1 of 28").waitFor();
  return opened;
}

const kept = (page: Page, key: string): Promise<readonly string[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "{}").southhorn ?? [], key);

/** The stage's center in map coordinates, from the URL. */
const middle = (page: Page) => {
  const query = new URL(page.url()).searchParams;
  return { x: Number(query.get("x")), y: -Number(query.get("y")) };
};

async function place(page: Page): Promise<Readonly<{ x: number; y: number }>> {
  const [, x, y] = /X: (\d+\.\d) Y: (\d+\.\d)/.exec((await bar(page).textContent()) ?? "") ?? [];
  return { x: Number(x), y: Number(y) };
}

async function stopIsSeen(page: Page): Promise<boolean> {
  const { x, y } = await place(page);
  const at = middle(page);
  const zoom = Number(new URL(page.url()).searchParams.get("zoom"));
  const stage = await page.locator("[data-map-stage]").boundingBox();
  const foot = await bar(page).locator("> :first-child").boundingBox();
  const head = await page.locator("h1").boundingBox();
  if (stage === null || foot === null || head === null) return false;
  const left = stage.x + stage.width / 2 + (x - at.x) * 2 ** zoom;
  const top = stage.y + stage.height / 2 + (y - at.y) * 2 ** zoom;
  return left > stage.x && left < stage.x + stage.width && top > head.y + head.height && top < foot.y;
}

describe("walking a route", () => {
  test("walking a route of 28 stops needs 28 presses, ticks each stop and keeps it in view", async () => {
    const { page } = await walk();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Done");
    for (let stop = 1; stop <= 28; stop += 1) {
      await bar(page).getByText(`Stop ${stop} of 28`).waitFor();
      if (stop % 9 === 1) await expect.poll(() => stopIsSeen(page), { message: `stop ${stop}` }).toBe(true);
      await page.keyboard.press(stop % 2 === 0 ? "Enter" : "d");
    }
    await bar(page).getByText("Route complete.").waitFor();
    expect(new Set(await kept(page, "mapTicks")).size).toBe(28);
    await page.keyboard.press("d");
    await button(page, "Stop").click();
    await expect.poll(() => bar(page).count()).toBe(0);
    await button(page, "Route").waitFor();
  });

  test("the walk's bar shows the stop's place, distance and direction", async () => {
    const { page } = await walk();
    await bar(page).getByText("Your first stop").waitFor();
    const from = await place(page);
    await button(page, "Done").click();
    await bar(page).getByText("Stop 2 of 28").waitFor();
    const to = await place(page);
    const words = (await bar(page).locator("p").allTextContents()).join(" ");
    const [, yalms = "", way] =
      /([\d,]+) yalms? (north|south|east|west|northeast|northwest|southeast|southwest)\b/.exec(words) ?? [];
    expect(
      Math.abs((Number(yalms.replace(",", "")) * 41) / 2048 - Math.hypot(to.x - from.x, to.y - from.y)),
    ).toBeLessThan(0.2);
    if (Math.abs(to.y - from.y) > 0.5 && way !== "east" && way !== "west")
      expect(way).toContain(to.y > from.y ? "south" : "north");
    await bar(page)
      .getByText(/about \d+ (s|min)/)
      .waitFor();
  });

  test("a walk survives a reload, keeps skipped stops and lets a stop be removed", async () => {
    const { page } = await walk();
    await button(page, "Done").click();
    await bar(page).getByText("Stop 2 of 28").waitFor();
    await page.keyboard.press("s");
    await bar(page).getByText("Stop 3 of 28").waitFor();
    await page.reload();
    await bar(page).getByText("Stop 3 of 28").waitFor();
    // Distances start at the last stop that was done, not at the skipped one.
    await bar(page)
      .getByText(/\d yalms? \w+/)
      .waitFor();
    await button(page, "List").click();
    const list = page.locator("#map-panel");
    await list.getByText("skipped").waitFor();
    await list.locator("li[aria-current] button").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove from route" }).click();
    await list.getByText("1 marker removed from the route.").waitFor();
    await bar(page).getByText("Stop 3 of 27").waitFor();
    await expect.poll(() => page.getByLabel("Visit").inputValue()).toBe("carrots");
  });

  test("the last step of a walk and its tick can be undone for ten seconds", async () => {
    const { page } = await openSite({ path: "/map/southhorn?route=carrots", at: Date.UTC(2026, 10, 21, 12) });
    const shown = (words: string) =>
      expect.poll(() => meanwhile(page, () => page.getByText(words, { exact: true }).count())).toBe(1);
    await meanwhile(page, () => button(page, "Route").click());
    await meanwhile(page, () => button(page, "Walk").click());
    await shown("Stop 1 of 28");
    await page.keyboard.press("d");
    await shown("Stop 1 done");
    expect(await kept(page, "mapTicks")).toHaveLength(1);
    await meanwhile(page, () => button(page, "Undo").click());
    await shown("Stop 1 of 28");
    expect(await kept(page, "mapTicks")).toHaveLength(0);
    await page.keyboard.press("s");
    await shown("Stop 1 skipped");
    await page.clock.runFor(10_500);
    await expect.poll(() => meanwhile(page, () => button(page, "Undo").count())).toBe(0);
    await shown("Stop 2 of 28");
  });

  test("a dragged map follows the walk again only after Follow is pressed", async () => {
    const { page } = await walk();
    await expect.poll(() => stopIsSeen(page)).toBe(true);
    expect(await button(page, "Follow").count()).toBe(0);
    const start = middle(page);
    const box = await page.locator("[data-map-stage]").boundingBox();
    if (box === null) throw new Error("no stage");
    const [x, y] = [box.x + box.width / 2, box.y + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 300, { steps: 4 });
    await page.mouse.up();
    await button(page, "Follow").waitFor();
    await expect.poll(() => middle(page)).not.toEqual(start);
    // The URL changes while the map glides; two equal reads in a row mean that it has stopped.
    let dragged = start;
    const settled = () => {
      const before = dragged;
      dragged = middle(page);
      return dragged.x === before.x && dragged.y === before.y;
    };
    await expect.poll(settled, { interval: 1000 }).toBe(true);
    await page.keyboard.press("d");
    await bar(page).getByText("Stop 2 of 28").waitFor();
    expect(middle(page)).toEqual(dragged);
    await button(page, "Follow").click();
    await expect.poll(() => middle(page)).not.toEqual(dragged);
    await expect.poll(() => stopIsSeen(page)).toBe(true);
    expect(await button(page, "Follow").count()).toBe(0);
  });

  test("typing d or s in the map search does not advance the walk", async () => {
    const { page } = await walk();
    await page.keyboard.press("/");
    await write(page.getByLabel("Search markers"), "dds");
    await page.getByText("No marker matches “dds”.").waitFor();
    await bar(page).getByText("Stop 1 of 28").waitFor();
    expect(await kept(page, "mapTicks")).toHaveLength(0);
  });

  test.each(["narrow", "desktop"] as const)(
    "the walk's bar has no axe findings and covers no control (%s)",
    async (viewport) => {
      const { page } = await walk({ viewport });
      await button(page, "Done").click();
      await button(page, "Undo").waitFor();
      const height = async (name: string) => (await button(page, name).boundingBox())?.height ?? 0;
      const foot = await bar(page).locator("> :first-child").boundingBox();
      expect(foot?.height).toBeLessThanOrEqual(96);
      expect(await height("Done")).toBe(60);
      for (const name of ["Skip", "List", "Stop", "Undo"])
        expect(await height(name), name).toBeGreaterThanOrEqual(44);
      await expect.poll(() => page.evaluate(coveredControls)).toEqual([]);
      await checkAxeDayAndNight(page);
      await button(page, "List").click();
      await page.locator("#map-panel li").first().waitFor();
      await checkAxe(page);
    },
    60_000,
  );

  test("the walk's bar fits phones of all sizes in portrait and landscape", async () => {
    const { page } = await walk({ viewport: "narrow" });
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expect.poll(() => page.evaluate(coveredControls), { message }).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message })
        .toBeLessThanOrEqual(width);
    }
  });
});

/** How many px of a popup are covered by the viewport's edges, title or tools; at most 0 if fully visible. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector(".map-popup")?.getBoundingClientRect();
    const stage = document.querySelector("[data-map-stage]")?.getBoundingClientRect();
    if (box === undefined || stage === undefined || box.height < 60) return Number.POSITIVE_INFINITY;
    const over = Array.from(document.querySelectorAll("[data-over-map]"), (tool) =>
      tool.getBoundingClientRect(),
    ).filter(({ width, left, right }) => width > 0 && left < box.right && right > box.left);
    const title = Math.max(
      stage.top,
      ...over.filter(({ top }) => top < stage.top + 24).map(({ bottom }) => bottom),
    );
    const foot = Math.min(
      stage.bottom,
      ...over.filter(({ bottom }) => bottom > stage.bottom - 24).map(({ top }) => top),
    );
    // The popup's content may scroll, but nothing may cover it.
    const corners = [
      [box.left + 6, box.top + 12],
      [box.right - 6, box.top + 12],
      [box.left + 6, box.bottom - 12],
      [box.right - 6, box.bottom - 12],
    ].filter(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest(".map-popup") === null);
    return (
      Math.max(-box.left, box.right - window.innerWidth, title - box.top, box.bottom - foot) +
      1000 * corners.length
    );
  });

describe("map popups on a phone", () => {
  test("a map popup on a phone is never cut off, with or without the walk's bar", async () => {
    const { page } = await openSite({ path: "/map/southhorn", viewport: "narrow" });
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const query of [
        "poi=southhorn-fate-1962",
        "poi=southhorn-aetheryte-expedition-base-camp&x=10&y=-30&zoom=4",
        "poi=southhorn-ce-37&zoom=3&x=20&y=-20",
        "poi=southhorn-carrot-01&x=40&y=-41&zoom=6",
      ]) {
        await page.goto(`/map/southhorn?${query}`);
        await page.locator(`${popup} h2`).waitFor();
        await expect.poll(() => cut(page), { message: `${query} at ${width} px` }).toBeLessThanOrEqual(0);
      }
    }
    await page.goto("/map/southhorn?route=carrots");
    await button(page, "Route").click();
    await button(page, "Walk").click();
    await bar(page).getByText("Stop 1 of 28").waitFor();
    for (const stop of [0, 7, 19]) {
      await button(page, "List").click();
      await page.locator("#map-panel ol li button").nth(stop).click();
      await page.locator(`${popup} h2`).waitFor();
      await expect.poll(() => cut(page), { message: `stop ${stop}` }).toBeLessThanOrEqual(0);
      if (stop === 19) break;
      await button(page, "Close").first().click();
    }
    for (const [width, height] of [
      [640, 360],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cut(page), { message: `turned to ${width} px` }).toBeLessThanOrEqual(0);
    }
  }, 240_000);
});

describe("coordinates in the map search", () => {
  test("the map search marks coordinates in every form that players write", async () => {
    const { page } = await openSite({ path: "/map/southhorn" });
    for (const [text, way] of [
      ["X: 12.3 Y: 25.4", 0],
      ["12.3 25.4", 0],
      ["12,3/25,4", 0],
      ["１２．３　２５．４", "dictated"],
      ["Südliches Kreszentia ( 12.3 , 25.4 )", "pasted"],
      ["三日月島：南征編 ( 12.3 , 25.4 )", "pasted"],
    ] as const) {
      await goTo(page, "/map/southhorn");
      await button(page, "Find").click();
      await write(page.getByLabel("Search markers"), text, way);
      if (way !== "pasted") {
        await page.getByRole("option", { name: "X: 12.3 Y: 25.4" }).waitFor();
        await page.keyboard.press("Enter");
      }
      await page.getByRole("dialog", { name: "X: 12.3 Y: 25.4" }).waitFor();
      await expect.poll(() => Math.abs(middle(page).x - 12.3), { message: text }).toBeLessThan(2);
      await button(page, "Copy position").click();
      expect(await page.evaluate(() => navigator.clipboard.readText()), text).toBe("X: 12.3 Y: 25.4");
    }
  });

  test("a coordinate mark outlives its popup and can be removed or pinned", async () => {
    const { page } = await openSite({ path: "/map/southhorn?layers=aetherytes", viewport: "narrow" });
    await button(page, "Find").click();
    await page.getByLabel("Search markers").focus();
    await paste(page, "( 20.5 , 20.5 )");
    await page.getByRole("dialog", { name: "X: 20.5 Y: 20.5" }).waitFor();
    await expect.poll(() => cut(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => Math.abs(middle(page).x - 20.5)).toBeLessThan(1);
    await button(page, "Close").first().click();
    await expect.poll(() => page.locator(popup).count()).toBe(0);
    const pressMark = async () => {
      const box = await page.locator("[data-map-stage]").boundingBox();
      const { x, y } = middle(page);
      const scale = 2 ** Number(new URL(page.url()).searchParams.get("zoom"));
      if (box === null) throw new Error("no stage");
      await page.mouse.click(
        box.x + box.width / 2 + (20.5 - x) * scale,
        box.y + box.height / 2 + (20.5 - y) * scale,
      );
    };
    // The URL with the mark's position may not be written yet.
    await expect
      .poll(() => pressMark().then(() => button(page, "Remove mark").count()), { interval: 500 })
      .toBe(1);
    await button(page, "Remove mark").click();
    await expect.poll(() => page.locator(popup).count()).toBe(0);
    await button(page, "Find").click();
    await write(page.getByLabel("Search markers"), "20.5 20.5");
    await page.getByRole("option", { name: /Show on the map/ }).click();
    await button(page, "Add pin").click();
    await expect.poll(() => kept(page, "mapPins")).toEqual([{ x: 20.5, y: 20.5, name: "Pin 1" }]);
    await expect.poll(() => page.locator(popup).count()).toBe(0);
  });
});
