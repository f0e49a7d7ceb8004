import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { weatherAt } from "../../packages/eorzea/src/sky.ts";
import { PERIOD_MS, periodStart } from "../../packages/eorzea/src/time.ts";
import weatherNames from "../../packages/eorzea/src/weathers/names/en.ts";
import { checkAxe, checkAxeDayAndNight } from "../testing/axe.ts";
import { meanwhile, type OpenOptions, openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

/** The tools appear together with the markers. */
async function drawn(page: Page): Promise<void> {
  await page.locator(".map-tiles").first().waitFor({ state: "attached" });
}

async function openMap(path: string, options: Omit<OpenOptions, "path"> = {}) {
  const opened = await openSite({ path, ...options });
  await drawn(opened.page);
  return opened;
}

async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await drawn(page);
}

const popup = ".map-popup";

describe("the map", () => {
  test("a map with a popup or an open panel has no axe findings", async () => {
    const { page } = await openMap("/map/southhorn?poi=southhorn-fate-1962");
    await page.locator(popup).waitFor();
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    await checkAxeDayAndNight(page);
    for (const panel of ["Find", "Route", "Pins"]) {
      await page.getByRole("button", { name: panel, exact: true }).click();
      await checkAxe(page);
    }
  });

  test("map links, old or new, open the popup with coordinates and reported rewards", async () => {
    const { page } = await openMap("/map/hydatos?x=20.4&y=-24.94&zoom=5.5&poi=hyd_elemental05");
    const said = () => page.locator(popup).textContent();
    await page.locator(popup).waitFor();
    await expect.poll(said).toContain("X: 13.0 Y: 17.8");
    await expect.poll(said).toContain("Possible");
    await goOn(page, "/map/anemos?poi=anemos-nm-pazuzu");
    await expect.poll(said).toContain("Rewards (199 reports)");
    await expect.poll(said).toContain("25 × Anemos Lockbox 99%");
    await expect.poll(said).toContain("Altar to Pazuzu 24%");
  });

  test("pointer and markers agree with worked examples within 0.05 on all eight maps", async () => {
    const { page } = await openSite({ path: "/map" });
    /** Center of the selected marker in the page and relative to the stage's center. */
    const marked = () =>
      page.locator("[data-map-stage]").evaluate((element) => {
        const box = element.getBoundingClientRect();
        const mark = element.querySelector(".map-mark")?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
        return { x, y, fromMiddle: { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } };
      });
    // Positions calculated from world coordinates, as in the tests of the transforms.
    for (const [map, x, y, marker, text] of [
      ["southhorn", 14.69, 37.52, "southhorn-ce-37", "X: 14.6 Y: 37.5"],
      ["northhorn", 31.71, 20.9, "northhorn-fate-2075", "X: 31.7 Y: 20.9"],
      ["bsf", 22.36, 16.86, "bsf-campsteva", "X: 22.3 Y: 16.8"],
      ["zadnor", 7.24, 15.45, "zadnor-lostfindcache-3", "X: 7.2 Y: 15.4"],
      ["anemos", 25.85, 22.89, "anemos-nm-callisto", "X: 25.8 Y: 22.8"],
      ["pagos", 30.12, 29.85, "pagos-nm-ash-dragon", "X: 30.1 Y: 29.8"],
      ["pyros", 15.82, 23.92, "pyros-logos-manipulator", "X: 15.8 Y: 23.9"],
      ["hydatos", 7.34, 29.33, "ba-portal-1-8", "X: 7.3 Y: 29.3"],
    ] as const) {
      await goOn(page, `/map/${map}?x=${x}&y=${-y}&zoom=8&poi=${marker}`);
      await expect.poll(() => page.locator(popup).textContent(), { message: map }).toContain(text);
      /** Largest deviation in map units; infinite while the popup still moves the map. */
      const disagreement = async () => {
        const before = await marked();
        // The readout, truncated to a tenth, must match the marker's position (256 px per map unit).
        const errors: number[] = [];
        for (const [dx, dy] of [
          [0.05, 0.05],
          [-0.05, 0.05],
        ] as const) {
          await page.mouse.move(before.x + dx * 256, before.y + dy * 256);
          const words = (await page.getByLabel("Coordinates").textContent()) ?? "";
          const [, left, top] = /X: ([\d.]+) Y: ([\d.]+)/.exec(words) ?? [];
          for (const [read, place] of [
            [Number(left), x + dx],
            [Number(top), y + dy],
          ] as const)
            errors.push(place - read >= 0 ? Math.max(0, place - read - 0.1) : read - place);
        }
        // The marker's offset from the center must match the example.
        const query = new URL(page.url()).searchParams;
        const after = await marked();
        errors.push(Math.abs(after.fromMiddle.x / 256 - (x - Number(query.get("x")))));
        errors.push(Math.abs(after.fromMiddle.y / 256 - (y + Number(query.get("y")))));
        return before.x === after.x && before.y === after.y ? Math.max(...errors) : Number.POSITIVE_INFINITY;
      };
      await expect.poll(disagreement, { message: map, timeout: 8000 }).toBeLessThanOrEqual(0.05);
    }
  }, 240_000);

  test("opening and closing a marker updates the map's address without history entries", async () => {
    const { page } = await openMap("/map/southhorn?x=38.13&y=-7.57&zoom=6");
    const entries = await page.evaluate(() => history.length);
    const box = await page.getByRole("region", { name: /^Map of/ }).boundingBox();
    if (box === null) throw new Error("no stage");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole("dialog", { name: "Expedition Base Camp" }).waitFor();
    await expect.poll(() => page.url()).toContain("poi=southhorn-aetheryte-expedition-base-camp");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(popup).count()).toBe(0);
    // The URL is updated once the map has rested; the popup itself may have moved it.
    await expect.poll(() => page.url()).not.toContain("poi=");
    const closed = new URL(page.url()).searchParams.get("x");
    await page.mouse.move(box.x + 500, box.y + 400);
    await page.mouse.down();
    await page.mouse.move(box.x + 700, box.y + 450, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => new URL(page.url()).searchParams.get("x")).not.toBe(closed);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const written = new URL(page.url());
    await page.reload();
    await drawn(page);
    expect(new URL(page.url()).search).toBe(written.search);
  });

  test("a map zoom stopped by a press re-renders sharply in place", async () => {
    const at = Date.UTC(2026, 10, 21, 12);
    const path = "/map/southhorn?x=20&y=-20&zoom=4";
    const { page } = await openSite({ path, at, reducedMotion: false });
    await expect.poll(() => meanwhile(page, () => page.locator(".map-tiles").count())).toBeGreaterThan(0);
    const scale = () =>
      page.locator(".map-plane").evaluate((plane) => new DOMMatrix(getComputedStyle(plane).transform).a);
    await expect.poll(() => meanwhile(page, scale)).toBe(1);
    const send = (type: "pointerdown" | "pointerup" | "wheel") =>
      page.locator("[data-map-stage]").evaluate((stage, what) => {
        const place = { clientX: 700, clientY: 450, bubbles: true, cancelable: true };
        const event =
          what === "wheel"
            ? new WheelEvent(what, { ...place, deltaY: -240 })
            : new PointerEvent(what, { ...place, pointerId: 1, pointerType: "touch" });
        stage.dispatchEvent(event);
      }, type);
    await send("wheel");
    // Half of a zoom animation, which takes about 200 ms.
    await page.clock.runFor(100);
    await send("pointerdown");
    const stopped = await scale();
    expect(stopped).toBeGreaterThan(1);
    await page.clock.runFor(50);
    expect(await scale()).toBe(stopped);
    await send("pointerup");
    await expect.poll(() => meanwhile(page, scale)).toBe(1);
  });

  test("the map search opens a result with focus in its popup unless focus moved meanwhile", async () => {
    let come = Promise.withResolvers<void>();
    const { page } = await openSite({
      path: "/map/hydatos",
      prepare: (fresh) =>
        fresh.route("**/assets/PopupContent-*.js", async (route) => {
          await come.promise;
          await route.continue();
        }),
    });
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const frames = (count: number) =>
      page.evaluate(async (most) => {
        for (let seen = 0; seen < most; seen += 1) await new Promise(requestAnimationFrame);
      }, count);
    const search = async () => {
      await page.locator("[data-map-stage]").press("/");
      await page.keyboard.type("columns");
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(2);
    };
    for (const stays of [true, false]) {
      if (!stays) {
        come = Promise.withResolvers<void>();
        await page.reload();
      }
      await drawn(page);
      await search();
      await page.keyboard.press("Enter");
      await page.locator(popup).waitFor();
      await frames(40);
      if (!stays) await page.getByRole("button", { name: "Layers", exact: true }).focus();
      come.resolve();
      await page.locator(`${popup} h2`).waitFor();
      await frames(2);
      await expect.poll(focused).toBe(stays ? "H2" : "BUTTON");
    }
    // The list is still open: the slash key focuses its field again.
    await page.keyboard.press("Escape");
    await page.locator(popup).waitFor({ state: "detached" });
    await search();
    await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("columns");
    await page.keyboard.press("ArrowDown");
    const second = page.getByRole("option").nth(1);
    await expect.poll(() => second.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.locator(`${popup} h2`).waitFor();
    await expect.poll(focused).toBe("H2");
  });

  test("map layers are stored per map, and a shared link overrides the stored choice", async () => {
    const { page } = await openMap("/map/hydatos", {
      prepare: (_, context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    const layers = page.getByRole("button", { name: "Layers", exact: true });
    const layer = (name: RegExp) => page.getByRole("checkbox", { name });
    const shown = page.getByRole("checkbox", { checked: true });
    const chosen = () => shown.evaluateAll((all) => all.map((box) => box.closest("label")?.textContent));
    const share = async () => {
      await page.getByRole("button", { name: "Share this view" }).click();
      await page.getByText("Link copied").first().waitFor();
      return new URL(await page.evaluate(() => navigator.clipboard.readText()));
    };
    await layers.click();
    await page.getByRole("button", { name: "None" }).click();
    await tick(layer(/Baldesion Arsenal portals/));
    await expect.poll(() => page.url()).toContain("layers=baPortals");
    await tick(layer(/Elementals/));
    await page.getByRole("button", { name: "Zoom in" }).click();
    const before = await chosen();
    expect(before.length).toBeGreaterThan(1);
    const link = await share();
    expect([...link.searchParams.keys()].sort()).toEqual(["layers", "x", "y", "zoom"]);

    await goOn(page, "/map/pagos");
    await layers.click();
    await expect.poll(() => layer(/Aetherytes/).isChecked()).toBe(true);
    await goOn(page, "/map/hydatos");
    await layers.click();
    await expect.poll(() => layer(/Baldesion Arsenal portals/).isChecked()).toBe(true);
    await expect.poll(() => layer(/Aetherytes/).isChecked()).toBe(false);

    await page.evaluate(() => localStorage.setItem("mapLayers", JSON.stringify({ hydatos: [] })));
    await goOn(page, link.pathname + link.search);
    await layers.click();
    await expect.poll(chosen).toEqual(before);
    await expect.poll(() => new URL(page.url()).searchParams.get("zoom")).toBe(link.searchParams.get("zoom"));
    expect((await share()).href).toBe(link.href);
  });

  test("the map's weather corner shows current and next weather as time passes", async () => {
    const at = Date.UTC(2026, 10, 21, 12, 0, 5);
    const { page } = await openSite({ path: "/map/hydatos", at });
    const corner = page.getByRole("region", { name: "Weather in Eureka Hydatos" });
    // The map starts with an animation frame, which does not run while the clock is stopped.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return corner.locator("dd").count();
      })
      .toBe(2);
    for (const start of [periodStart(at), periodStart(at) + PERIOD_MS]) {
      const now = weatherNames[weatherAt("eurekaHydatos", start)];
      const next = weatherNames[weatherAt("eurekaHydatos", start + PERIOD_MS)];
      await expect.poll(() => corner.locator("dd").allTextContents()).toEqual([now, next]);
      await page.clock.fastForward(PERIOD_MS);
      await page.clock.runFor(2000);
    }
  });

  test("the chart title is translated, fits its plate and hides when behind the page title", async () => {
    const { page } = await openSite({ path: "/ja/map/southhorn" });
    const name = page.locator(".cart .cart-name");
    for (const title of ["三日月島南部", "Südliches Kreszentia"]) {
      if (title !== "三日月島南部") await page.goto("/de/map/southhorn");
      await drawn(page);
      await expect.poll(() => name.textContent()).toBe(await page.locator("h1").textContent());
      expect(await name.textContent()).toBe(title);
      // The site's font may load after the map.
      const room = () =>
        name.evaluate((element) => {
          const plate = element.parentElement?.firstElementChild?.getBoundingClientRect().width ?? 0;
          return plate - element.getBoundingClientRect().width;
        });
      await expect.poll(room).toBeGreaterThan(0);
    }
    const seen = () =>
      page.locator(".map-plane .cart").evaluate((element) => getComputedStyle(element).visibility);
    await expect.poll(seen).toBe("hidden");
    await page.locator(".map-stage").focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("Shift+ArrowUp");
    await expect.poll(seen).toBe("visible");
  });

  test("map finds: check off, reset, plan a route and print", async () => {
    const { page } = await openMap("/map/southhorn?poi=southhorn-survey-1&layers=surveyPoints,carrots");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.locator("summary", { hasText: "Half-eaten carrots" }).click();
    await page.locator("details[open] button").first().click();
    await page.getByRole("button", { name: "Check off" }).click();
    await page.reload();
    await drawn(page);
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    await page.getByText("1 of 28 checked off").waitFor();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => page.getByText("1 of 28 checked off").count()).toBe(0);

    await page.getByRole("button", { name: "Route", exact: true }).click();
    await page.getByLabel("Visit").selectOption("carrots");
    await page.getByLabel("Start").selectOption({ label: "Expedition Base Camp" });
    await page.getByRole("button", { name: "Plan route" }).click();
    await page.getByText(/\d yalms$/).waitFor();
    await expect.poll(() => page.locator("ol li button").count()).toBeGreaterThanOrEqual(28);
    await page.getByText(/shortest order for this map|longer than the best possible order/).waitFor();
    await page.getByText(/mounted, not counting/).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("route")).toMatch(/^carrots@/);
    await page.reload();
    await page.getByRole("button", { name: "Route", exact: true }).click();
    await page.getByText(/\d yalms$/).waitFor();

    await page.locator(".map-tiles canvas").first().waitFor();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator(".map-stage").isVisible()).toBe(true);
    await expect.poll(() => page.getByText("Solid ring: confirmed").isVisible()).toBe(true);
    for (const name of ["Layers", "Zoom in", "About this site"])
      await expect
        .poll(() => page.getByRole("button", { name, exact: true }).isVisible(), { message: name })
        .toBe(false);
  });

  test("map pins are kept and merged with the readable pins of a damaged link", async () => {
    const { page } = await openMap("/map/zadnor");
    await page.getByRole("button", { name: "Pins", exact: true }).click();
    await page.getByRole("button", { name: "Pin the map center" }).click();
    await write(page.getByLabel("Pin name"), "<img src=x onerror=alert(1)>", "pasted");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("mapPins"))).toContain("onerror");
    await page.goto("/map/zadnor?pins=3~12.5,20.1,Here~30,31.25,There~4");
    await page.getByText("2 of 3 pins could be read").waitFor();
    await page.getByRole("button", { name: "Add them to mine" }).click();
    await page.getByRole("button", { name: "Pins", exact: true }).click();
    await expect.poll(() => page.getByLabel("Pin name").count()).toBe(3);
    const own = page.getByLabel("Pin name").first();
    await expect.poll(() => own.inputValue()).toBe("<img src=x onerror=alert(1)>");
    await page.getByRole("button", { name: "Show my pins" }).click();
    await page.reload();
    await drawn(page);
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    await expect.poll(() => page.getByRole("checkbox", { name: /Show my pins/ }).isChecked()).toBe(false);
  });

  test("pressing an area on the Japanese map lists its sources, which the search also finds", async () => {
    const { page } = await openMap("/map/southhorn?x=34.5&y=-20.6&zoom=5&layers=demiatmaAreas", {
      storage: { language: "ja" },
    });
    const box = await page.locator("[data-map-stage]").boundingBox();
    if (box === null) throw new Error("no stage");
    // On empty ground.
    await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2 + 70);
    await page.locator(popup).getByRole("heading", { name: "紫晶のデミアートマ" }).waitFor();
    const giver = page.locator(`${popup} ul button`).first();
    await giver.waitFor();
    const name = (await giver.textContent()) ?? "";
    await giver.click();
    await page.locator(popup).getByRole("heading", { name }).waitFor();
    await page.locator("[data-map-stage]").press("/");
    await page.keyboard.type("デミアートマ");
    await expect.poll(() => page.getByRole("option").count()).toBe(6);
  });
});

describe("invalid map input", () => {
  test("a map address with invalid parts reports them and keeps the valid ones", async () => {
    const { page, faults } = await openMap("/map/southhorn?x=abc&y=1&zoom=99");
    await page.getByText("x=abc").waitFor();
    for (const [path, text] of [
      ["/map/southhorn?x=10&y=-10&zoom=5&poi=nope", "no marker “nope”"],
      ["/map/southhorn?layers=carrots,dragons", "layers=dragons"],
      ["/map/southhorn?pins=%00%F0~~~,,,~9e9,1,x", "no pins could be read"],
    ] as const) {
      await goOn(page, path);
      await page.getByText(text).waitFor();
    }

    await goOn(page, "/map/southhorn?x=500&y=-900&zoom=1e9");
    const side = await page
      .locator("svg.chart-live")
      .first()
      .evaluate((chart) => chart.getBoundingClientRect().width);
    expect(side / 41).toBeLessThanOrEqual(256.5);

    await goOn(page, "/map/southhorn?route=~gone.carrot-01.carrot-02.carrot-03");
    await page.getByText(/could not be read and were left out: gone/).waitFor();
    await page.getByRole("button", { name: "Route", exact: true }).click();
    await expect.poll(() => page.locator("ol li button").count()).toBe(3);

    const pins = Array.from({ length: 1000 }, (_, i) => `${5 + (i % 30)},${5 + (i % 25)},`);
    await goOn(page, `/map/zadnor?pins=1000~${pins.join("~")}`);
    await page.getByText("200 of 1000 pins could be read").waitFor();
    await page.getByRole("button", { name: "Add them to mine" }).click();
    await page.getByRole("button", { name: "Pins", exact: true }).click();
    await page.getByText("A map can have up to 200 pins.").waitFor();

    expect(faults.list).toEqual([]);
    const unknown = await page.goto("/map/hydatoss");
    expect(unknown?.status()).toBe(404);
    await page.getByText("no map called “hydatoss”").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Eureka Hydatos" }).first().getAttribute("href"))
      .toBe("/map/hydatos");
    expect(faults.take().filter((fault) => !fault.includes("status of 404"))).toEqual([]);
  });

  test("a map without OffscreenCanvas keeps its lists and explains the missing markers", async () => {
    const { page } = await openSite({
      path: "/map/southhorn?poi=southhorn-fate-1962",
      prepare: (fresh) => fresh.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas")),
    });
    await page.getByText("Your browser cannot draw the markers").waitFor();
    await page.locator(popup).waitFor();
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await write(page.getByLabel("Search markers"), "carrot");
    await page.getByText("28 results").waitFor();
    await expect.poll(() => page.locator("svg.chart-live").first().isVisible()).toBe(true);
  });

  test("map names do not overlap without the web fonts", async () => {
    const { page, faults } = await openMap("/map/southhorn?x=20&y=-20&zoom=5", {
      prepare: (fresh) => fresh.route(/\.woff2$/, (route) => route.abort()),
    });
    await expect.poll(() => page.locator(".lbl > g").count()).toBeGreaterThan(8);
    const meeting = await page.locator(".lbl > g").evaluateAll((groups) => {
      const parts = groups.map((group) =>
        [...group.querySelectorAll("text")].flatMap((text) =>
          text.classList.contains("arc")
            ? Array.from({ length: text.getNumberOfChars() }, (_, i) => text.getExtentOfChar(i))
            : [text.getBBox()],
        ),
      );
      // A box has its line's height, which is larger for fallback fonts.
      const low = ({ x, y, width, height }: DOMRect) => ({
        x,
        y: y + height * 0.2,
        width,
        height: height * 0.6,
      });
      return parts.flatMap((boxes, i) =>
        parts.slice(i + 1).filter((others) =>
          boxes.some((box) =>
            others.some((other) => {
              const [a, b] = [low(box), low(other)];
              return (
                a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
              );
            }),
          ),
        ),
      ).length;
    });
    expect(meeting).toBe(0);
    expect(faults.take().every((fault) => fault.includes(".woff2"))).toBe(true);
  });

  test("map names on a phone are never cut off or covered by tools", async () => {
    const { page } = await openMap("/map/pyros", { viewport: "phone" });
    const names = () =>
      page.evaluate(() => {
        const view = document.querySelector("[data-map-stage]")?.getBoundingClientRect() ?? new DOMRect();
        const tools = Array.from(document.querySelectorAll("[data-over-map]"), (tool) =>
          tool.getBoundingClientRect(),
        ).filter(({ width }) => width > 0);
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const seen = Array.from(document.querySelectorAll(".map-plane .lbl > g"))
          .filter((name) => getComputedStyle(name).visibility === "visible")
          .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
          .filter(({ box }) => meet(box, view));
        const cut = seen.filter(
          ({ box }) =>
            box.left < view.left ||
            box.top < view.top ||
            box.right > view.right ||
            box.bottom > view.bottom ||
            tools.some((tool) => meet(tool, box)),
        );
        return { cut: cut.map(({ name }) => name), seen: seen.length };
      });
    for (const map of ["pyros", "anemos", "southhorn"]) {
      if (map !== "pyros") await goOn(page, `/map/${map}`);
      const noneCut = (message: string) =>
        expect.poll(async () => (await names()).cut, { message: `${map}: ${message}` }).toEqual([]);
      await expect.poll(async () => (await names()).seen, { message: map }).toBeGreaterThan(5);
      await noneCut("at first");
      await page.locator("[data-map-stage]").focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "+", "+"]) {
        await page.keyboard.press(key);
        await noneCut(key);
      }
      await page.getByRole("button", { name: "Layers", exact: true }).click();
      await noneCut("with the panel of layers");
    }
  });
});

describe("maps on a phone", () => {
  test("a map on a phone supports tap, pinch, long press and rotation", async () => {
    const { page } = await openMap("/map/southhorn?x=38.13&y=-7.57&zoom=6", { viewport: "phone" });
    const box = await page.getByRole("region", { name: /^Map of/ }).boundingBox();
    if (box === null) throw new Error("no stage");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole("dialog", { name: "Expedition Base Camp" }).waitFor();
    await page.getByRole("button", { name: "Close" }).first().tap();
    const client = await page.context().newCDPSession(page);
    const width = () =>
      page
        .locator("svg.chart-live")
        .first()
        .evaluate((chart) => chart.getBoundingClientRect().width);
    const before = await width();
    const [x, y] = [box.x + 200, box.y + 400];
    const fingers = (gap: number) => [
      { x: x - gap, y, id: 1 },
      { x: x + gap, y, id: 2 },
    ];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
    for (const gap of [60, 80, 100, 120])
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(gap) });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    await client.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x, y: y - 60, id: 1 }],
    });
    await page.getByRole("button", { name: "Add pin" }).waitFor();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.getByRole("button", { name: "Add pin" }).tap();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("mapPins"))).toContain("Pin 1");
    await page.setViewportSize({ width: 844, height: 390 });
    await expect
      .poll(async () => (await page.getByRole("region", { name: /^Map of/ }).boundingBox())?.height)
      .toBeLessThan(400);
    await page.getByRole("button", { name: "Layers", exact: true }).tap();
    await page.getByRole("checkbox", { name: /FATEs/ }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  });

  test("a map's footer at 360 px opens by keyboard, closes by Escape and has no axe findings", async () => {
    const { page } = await openMap("/map/northhorn", { viewport: "narrow" });
    const footer = page.getByRole("contentinfo");
    await expect.poll(() => footer.isVisible()).toBe(false);
    await page.getByRole("button", { name: "About this site" }).focus();
    await page.keyboard.press("Enter");
    await footer.getByRole("link", { name: /^Version/ }).waitFor();
    await checkAxe(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => footer.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: "Layers", exact: true }).tap();
    await page.getByText("Underground", { exact: true }).tap();
    await page.getByText(/The underground has not been mapped/).waitFor();
    await checkAxeDayAndNight(page);
  });
});
