import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { filterRules } from "../../packages/fieldops/src/forecast-filters/rules.ts";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { checkAxe, checkAxeDayAndNight } from "../testing/axe.ts";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { goTo, openSite, tick, viewports } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

/** Small ones, because axe takes long for each row. */
const tables = [
  "/eureka/nms?zone=eurekaHydatos",
  "/bozja/notes?rarity=3",
  "/bozja/engagements?kind=duel",
  "/occult/enemies?levels=41",
  "/occult/records?from=tower",
];

/** Fixed, so that windows are always the same. Tests with axe need the real clock for its timers. */
const at = Date.UTC(2026, 10, 22, 12);

const firstNames = (page: Page, count: number) =>
  page
    .locator("tbody tr[id] th")
    .evaluateAll((all, most) => all.slice(0, most).map((each) => each.textContent ?? ""), count);

/** Elements that are not rendered cannot take the focus. */
const displayed = (all: readonly Element[]) => all.filter((one) => one.checkVisibility()).length;

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function csvOf(page: Page): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8").trimEnd().split("\r\n");
}

describe("table filters and layout", () => {
  test("a table's filters and sorting are restored from the address", async () => {
    const { page } = await openSite({ path: "/eureka/nms", at });
    await page.getByText("67 entries").waitFor();
    await page.getByLabel("Zone").selectOption("eurekaPagos");
    await page.getByLabel("Conditions").selectOption("needs");
    await page.getByRole("columnheader", { name: "Level" }).getByRole("button").click();
    await page.getByRole("columnheader", { name: "Level" }).getByRole("button").click();
    await expect
      .poll(() => query(page))
      .toEqual({ zone: "eurekaPagos", conditions: "needs", sort: "-level" });
    const order = () => page.getByRole("columnheader", { name: "Level" }).getAttribute("aria-sort");
    await expect.poll(order).toBe("descending");
    const status = await page.getByRole("status").first().textContent();
    const names = await firstNames(page, 5);
    await page.goto(page.url());
    await expect.poll(() => firstNames(page, 5)).toEqual(names);
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe(status);
    await expect.poll(order).toBe("descending");
    const levels = await page
      .locator("tbody tr[id] td:nth-child(2)")
      .evaluateAll((all) => all.map((each) => Number(each.textContent)));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  });

  test("a table without matches offers to show all entries", async () => {
    const { page } = await openSite({ path: "/occult/enemies?weakness=fire&q=zzzzzz", at });
    await page.getByText("No entry matches.").waitFor();
    await page.getByRole("button", { name: "Show all entries" }).click();
    await page.getByText("138 entries").waitFor();
    await expect.poll(() => query(page)).toEqual({});
  });

  test("a table's CSV file has the shown rows with their zone", async () => {
    const { page } = await openSite({ path: "/occult/enemies?zone=northHorn&weakness=wind&sort=level", at });
    await expect.poll(() => page.getByRole("status").first().textContent()).toContain(" of 138");
    const names = await firstNames(page, 400);
    const lines = await csvOf(page);
    expect(lines[0]).toBe("\uFEFFZone,Name,Level,Weakness,Aggro,Vulnerable to,Appears,Triggers,HP seen");
    expect(lines.length).toBe(names.length + 1);
    expect(lines.slice(1).every((line) => line.startsWith("North Horn,"))).toBe(true);
  });

  test("a table's group heads stay in view while scrolling", async () => {
    const { page } = await openSite({ path: "/eureka/nms", at });
    const head = page.getByRole("rowheader", { name: /^Eureka Anemos/ });
    await head.waitFor();
    await page.locator("#pazuzu").evaluate((row) => row.scrollIntoView({ block: "center" }));
    const top = async () => (await head.boundingBox())?.y;
    await expect.poll(top).toBeLessThan(80);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test("field notes are grouped by zone and can be filtered to one", async () => {
    const { page } = await openSite({ path: "/bozja/notes" });
    const heads = page.locator("th[scope=rowgroup]");
    await expect
      .poll(() => heads.allTextContents())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Bozjan Southern Front \d+$/),
          expect.stringMatching(/^Zadnor \d+$/),
        ]),
      );
    await page.goto(`${new URL(page.url()).origin}/bozja/notes?zone=zadnor`);
    await expect.poll(() => heads.allTextContents()).not.toContainEqual(expect.stringMatching(/^Bozjan/));
    await expect.poll(() => page.locator("tbody th[scope=row]").count()).toBeGreaterThan(5);
  });

  test("a monster row names its weather and the next window", async () => {
    const { page } = await openSite({ path: "/eureka/nms?q=pazuzu", at });
    const row = page.locator("tr#pazuzu");
    await row.getByRole("cell").getByText("Gales").waitFor();
    await expect.poll(() => row.textContent()).toContain("(own)");
    await expect.poll(() => row.locator("a[href='/forecast/pazuzu']").textContent()).toMatch(/^(in|up now)/);
  });

  test("table columns keep their position while rows are filtered", async () => {
    const { page } = await openSite({ path: "/occult/enemies", at });
    const lefts = () =>
      page
        .locator("thead th")
        .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
    const before = await lefts();
    expect(before.length).toBeGreaterThan(5);
    for (const words of ["gaelicat", "lizard"]) {
      await write(page.getByRole("main").getByRole("textbox", { name: "Search" }), words);
      await expect.poll(() => page.getByRole("status").first().textContent()).toContain(" of 138");
      expect(await lefts(), words).toEqual(before);
    }
  });

  test("tables fit desktop widths down to 1,000 px in every language", async () => {
    const { page } = await openSite({ path: "/", javaScript: false });
    for (const path of ["/eureka/nms", "/bozja/engagements", "/bozja/notes", "/occult/enemies"])
      for (const language of languages) {
        const address = joinLanguage(language, path);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        for (const width of [1280, 1240, 1000]) {
          await page.setViewportSize({ width, height: 800 });
          const { wide, table } = await page.evaluate(() => ({
            wide: document.documentElement.scrollWidth - innerWidth,
            table: document.querySelector("table")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
          }));
          expect(wide, `${address} ${width}`).toBeLessThanOrEqual(0);
          expect(table, `${address} ${width}`).toBeLessThanOrEqual(width);
        }
      }
  });

  test("tables on a phone are lists whose rows open for details", async () => {
    const { page } = await openSite({ path: "/changelog", viewport: "phone" });
    for (const path of tables) {
      await goTo(page, path);
      // Until the URL's filters apply, the first row may be a different one.
      await page.getByRole("status").filter({ hasText: " of " }).first().waitFor();
      // Phones have a field for sorting, so the hidden headers must not be tab stops.
      expect(await page.locator("thead :is(button, a)").evaluateAll(displayed), path).toBe(0);
      expect(await page.getByRole("columnheader").allTextContents(), path).not.toContain("");
      expect(await page.getByRole("columnheader", { name: /\S/ }).count(), path).toBeGreaterThan(2);
      const row = page.locator("tbody tr[id]").first();
      const cell = row.getByRole("cell").first();
      await expect.poll(() => cell.isVisible(), { message: path }).toBe(false);
      const opener = row.getByRole("button", { name: /^Details/ });
      await opener.click();
      await cell.waitFor();
      await expect.poll(() => opener.getAttribute("aria-expanded"), { message: path }).toBe("true");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      await checkAxe(page);
    }
  });
});

describe("long lists on a phone", () => {
  const everyAlarm = JSON.stringify({
    mute: "off",
    list: filterRules
      .filter(({ kind }) => kind !== "collection")
      .map(({ id }) => ({ filter: id, early: 10, start: true, since: at })),
    timers: { early: 5, start: true, since: 0 },
  });
  const market = { alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket };

  /** With every row laid out: those outside the viewport may have an estimated height. */
  const wholeHeight = (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { content-visibility: visible !important; }");
      document.adoptedStyleSheets = [sheet];
      const { scrollHeight } = document.documentElement;
      document.adoptedStyleSheets = [];
      return scrollHeight;
    });

  /** Visible digits that are not as wide as the text font's, or not equally wide. */
  const wrongFigures = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) return ["no canvas"];
      const width = (family: string, text: string) => {
        context.font = `400 100px ${family}`;
        return context.measureText(text).width;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const digits = node.textContent?.replace(/\D/g, "") ?? "";
        const element = node.parentElement;
        if (digits === "" || element === null || !element.checkVisibility()) continue;
        const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
        if (Math.abs(width(fontFamily, digits) - width("Figtree", digits)) > 0.1)
          found.push(`${digits} in ${fontFamily}`);
        if (!fontVariantNumeric.includes("tabular-nums")) found.push(`${digits} is not tabular`);
      }
      return found;
    });

  test("long lists on a phone are at most 5,000 px high, with tabular figures", async () => {
    const { page } = await openSite({
      path: "/changelog",
      viewport: "phone",
      storage: { alarms: everyAlarm },
      ...market,
    });
    for (const [path, ready] of [
      ["/levels", "#log"],
      ["/boxes?box=anemos-lockbox-7-1", "tbody tr[id]"],
      ["/exchanges", "tbody tr[id]"],
      ["/occult/enemies", "tbody tr[id]"],
      ["/occult/records", "tbody tr[id]"],
      ["/bozja/engagements", "tbody tr[id]"],
      ["/bozja/notes", "tbody tr[id]"],
      ["/eureka/nms", "tbody tr[id]"],
      ["/rewards", "tbody tr[id]"],
      ["/relics?line=resistance", "tbody tr[id]"],
      ["/alarms", "main li h3"],
      ["/ba/blue-dps/advanced", "main mark[data-plan], main [data-show-all] ~ li"],
      ["/forecast", "main li h3"],
      ["/forecast/eurekafarms", "main li h3"],
      ["/forecast/fragments", "main li h3"],
      ["/forecast/cold_box", "main li h3"],
      ["/forecast/cassie", "main li h3"],
      ["/records", "main a"],
    ] as const) {
      await goTo(page, path);
      await page.locator(ready).first().waitFor({ state: "attached" });
      expect(await wholeHeight(page), path).toBeLessThanOrEqual(5000);
      // On a desktop every column is visible.
      await page.setViewportSize(viewports.desktop.viewport);
      expect(await wrongFigures(page), path).toEqual([]);
      await page.setViewportSize(viewports.phone.viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
    }
  }, 240_000);

  test("showing all rows by keyboard moves the focus to the first new row", async () => {
    const { page } = await openSite({ path: "/occult/enemies", viewport: "phone" });
    const press = page.getByRole("button", { name: "Show all 66: South Horn" });
    await press.waitFor();
    const rows = page.locator("tbody").first().locator("tr[id]");
    const shown = () => rows.evaluateAll((all) => all.filter((row) => row.checkVisibility()).length);
    const before = await shown();
    expect(before).toBeLessThan(66);
    const next = await rows.nth(before).getAttribute("id");
    await press.focus();
    await page.keyboard.press("Enter");
    await press.waitFor({ state: "detached" });
    expect(await shown()).toBe(66);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(next);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("tr")?.id),
      "the next stop is in that row",
    ).toBe(next);
    await page.getByRole("button", { name: /^Show all 72/ }).waitFor();
    await checkAxe(page);
  });

  test("a table's filter finds rows in a closed group", async () => {
    const { page } = await openSite({ path: "/occult/enemies", viewport: "phone" });
    const last = page.locator("tbody").first().locator("tr[id]").last();
    await expect.poll(() => last.isVisible()).toBe(false);
    const id = (await last.getAttribute("id")) ?? "";
    const name = (await last.locator("th div").first().textContent()) ?? "";
    await write(page.getByRole("main").getByRole("textbox", { name: "Search" }), name);
    await expect.poll(() => page.locator(`tr[id="${id}"]`).isVisible()).toBe(true);
  });

  test("a link to a row in a closed group opens the group and scrolls to the row", async () => {
    const { page, origin } = await openSite({ path: "/levels#elemental-34", viewport: "phone" });
    const row = page.locator("#elemental-34");
    const inView = () =>
      row.evaluate((each) => {
        const { bottom, top } = each.getBoundingClientRect();
        return each.checkVisibility() && top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(inView).toBe(true);
    expect(await page.getByRole("button", { name: /^Show all .*Pyros/ }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /^Show all .*Pagos/ }).count()).toBe(0);
    await page.goto(`${origin}/levels`);
    await expect.poll(() => row.isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = "#elemental-34";
    });
    await expect.poll(inView).toBe(true);
  });

  test("printed tables and tables without scripts have every row", async () => {
    const hidden = (all: readonly Element[]) => all.filter((row) => !row.checkVisibility()).length;
    const { page } = await openSite({ path: "/occult/enemies", viewport: "phone" });
    await expect.poll(() => page.locator("tbody tr[id]").evaluateAll(hidden)).toBeGreaterThan(50);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("tbody tr[id]").evaluateAll(hidden)).toBe(0);
    expect(await page.getByRole("button", { name: /^Show all/ }).count()).toBe(0);
    const { page: plain } = await openSite({
      path: "/occult/enemies",
      viewport: "phone",
      javaScript: false,
    });
    // `evaluate` still works with scripts disabled.
    expect(await plain.locator("tbody tr[id]:visible").count()).toBe(138);
    expect(await plain.getByRole("button", { name: /^Show all/ }).count()).toBe(0);
  });
});

describe("marks of uncertain data", () => {
  const shown = async (page: Page, mark: Locator) => {
    await mark.focus();
    const note = page.getByRole("tooltip");
    await note.waitFor();
    return note;
  };

  const fits = (note: Locator, width: number) =>
    expect
      .poll(async () => {
        const box = await note.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= width;
      })
      .toBe(true);

  test("an uncertainty mark shows its note on focus and hides the note on Escape", async () => {
    const { page } = await openSite({ path: "/bozja/engagements", at });
    const mark = page.getByRole("columnheader", { name: /^EXP/ }).getByRole("button", { name: "one source" });
    const note = await shown(page, mark);
    expect(await note.textContent()).toContain("nobody else has confirmed it");
    expect(await mark.getAttribute("aria-describedby")).toBe(await note.getAttribute("id"));
    await fits(note, 1440);
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
    await expect.poll(() => mark.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("an uncertainty mark names the other values on hover", async () => {
    const { page } = await openSite({ path: "/occult/guide/encounters", at });
    const mark = page
      .locator("tr#trial-by-claw")
      .getByRole("button", { name: /sources differ/ })
      .first();
    await mark.hover();
    const note = page.getByRole("tooltip").getByText("Crescent Claw");
    await note.waitFor();
    // Rows above may get their height late and move the page under the pointer.
    const below = async () => ((await note.boundingBox())?.y ?? 0) - ((await mark.boundingBox())?.y ?? 0);
    const before = await below();
    const scrolled = page.evaluate(
      () => new Promise((done) => addEventListener("scroll", done, { once: true })),
    );
    await page.evaluate(() => scrollBy(0, 2));
    await scrolled;
    await expect.poll(below).toBe(before);
    await page.mouse.move(0, 0);
    await page.getByRole("tooltip").waitFor({ state: "detached" });
  });

  test("an uncertainty mark's note opens by tap within a narrow phone", async () => {
    const { page } = await openSite({ path: "/bozja/notes", viewport: "narrow" });
    const row = page.locator("tr#lyon-rem-helsos");
    await row.getByRole("button", { name: /^Details/ }).tap();
    await row
      .getByRole("button", { name: /one source/ })
      .first()
      .tap();
    const note = page.getByRole("tooltip");
    await note.waitFor();
    await fits(note, 360);
    await checkAxe(page);
  });

  test("Escape closes an uncertainty mark's note but not the dialog around it", async () => {
    const { page } = await openSite({ path: "/timers", at });
    await page.getByRole("button", { name: "The Forked Tower: Blood", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const note = await shown(page, dialog.getByRole("button", { name: "timed by players" }));
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
  });

  test("the credits explain every uncertainty mark", async () => {
    const { page } = await openSite({ path: "/credits", at });
    const section = page.locator("#marks");
    for (const word of [
      "one source",
      "timed by players",
      "captured by players’ tools",
      "sources differ",
      "nobody knows yet",
      "not in our sources",
    ])
      await section.getByText(word, { exact: true }).waitFor();
  });

  test("guide pages with uncertainty marks have no axe findings", async () => {
    const { page } = await openSite({ path: "/occult/guide" });
    for (const part of ["entering", "treasure", "tower", "weather"]) {
      await page.goto(`/occult/guide/${part}`);
      await page.locator("table").first().waitFor();
      await checkAxeDayAndNight(page);
    }
  });
});

describe("boxes and coffers", () => {
  const market = { alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket };

  test("a link to an item in a lockbox filters the table to that item, in English and German", async () => {
    for (const [language, path] of [
      ["en", "/boxes?box=anemos-lockbox-7-1&item=21907"],
      ["de", "/de/boxes?box=anemos-lockbox-7-1&item=21907"],
    ] as const) {
      const { page } = await openSite({ path, language, at, ...market });
      await expect.poll(() => new URL(page.url()).searchParams.get("item")).toBeNull();
      await expect.poll(() => page.locator("tbody tr[id]").count()).toBe(1);
      await expect.poll(() => page.locator("tbody").textContent()).toContain("Tyranno");
    }
  });

  test("a lockbox opens by link with samples, rate intervals and worth", async () => {
    const { page } = await openSite({ path: "/boxes?box=pyros-lockbox-7-1", at, ...market });
    await page.getByRole("heading", { name: "Pyros Lockbox" }).waitFor();
    await page.getByText("258,666 samples").waitFor();
    await expect.poll(() => page.locator("text=/^[\\d,]+ gil$/").first().isVisible()).toBe(true);
    const row = page.locator("tbody tr[id]").first();
    await expect.poll(() => row.getByRole("cell").nth(1).textContent()).toMatch(/% – .*%/);
    await page.getByLabel("Box", { exact: true }).selectOption("hydatos-lockbox-7-1");
    await page.getByRole("heading", { name: "Hydatos Lockbox" }).waitFor();
    await expect.poll(() => query(page)).toEqual({ box: "hydatos-lockbox-7-1" });
  });

  test("a lockbox requests all market prices in one call", async () => {
    const asked: string[] = [];
    const { page } = await openSite({
      path: "/boxes?box=anemos-lockbox-7-1",
      at,
      alsoOrigins: [MARKET_ORIGIN],
      prepare: async (each) => {
        await answerMarket(each);
        each.on("request", (request) => {
          if (request.url().startsWith(MARKET_ORIGIN)) asked.push(request.url());
        });
      },
    });
    await expect.poll(() => page.locator("text=/^[\\d,]+ gil$/").first().isVisible()).toBe(true);
    expect(asked.length).toBe(1);
  });

  test("a lockbox with its worth has no axe findings", async () => {
    const { page } = await openSite({
      path: "/boxes?box=heat-warped-lockbox-7-1",
      viewport: "phone",
      ...market,
    });
    await page.locator("tbody tr[id]").first().waitFor();
    await checkAxeDayAndNight(page);
  });
});

describe("exchanges", () => {
  test("the exchanges filter shows only items that 3,000 silver can buy", async () => {
    const { page } = await openSite({ path: "/exchanges", at });
    await page.getByLabel("Currency").selectOption({ label: "Enlightenment Silver Piece" });
    const all = await page.locator("tbody tr[id]").count();
    await write(page.getByLabel("I have"), "3000");
    await expect.poll(() => query(page).amount).toBe("3000");
    await expect.poll(() => page.locator("tbody tr[id]").count()).toBeLessThan(all);
    const prices = await page
      .locator("tbody tr[id] td:nth-child(2)")
      .evaluateAll((cells) => cells.map((cell) => Number((cell.textContent ?? "").replaceAll(",", ""))));
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price).toBeLessThanOrEqual(3000);
    await write(page.getByLabel("I have"), "0");
    await expect.poll(() => page.locator("tbody tr[id]").count()).toBe(all);
  });
});

describe("relic weapons", () => {
  test("the relic checklist survives a reload and updates the remaining items", async () => {
    const { page } = await openSite({ path: "/relics", at });
    const protean = page.locator("#item-21801");
    await expect.poll(() => protean.getByRole("cell").first().textContent()).toBe("1,300");
    await expect
      .poll(() => page.locator("#item-21802 a[href='/forecast/pazuzu']").textContent())
      .toMatch(/^(in|up now)/);
    await tick(page.getByRole("checkbox", { name: /Base \+2$/ }));
    await page.getByText("The 2 steps before it were checked off too.").waitFor();
    await page.getByText("3 of 15 steps done").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("0 of 15 steps done").waitFor();
    await tick(page.getByRole("checkbox", { name: /Base \+1$/ }));
    await page.getByText("The step before it was checked off too.").waitFor();
    await page.getByRole("checkbox", { name: /Base$/ }).uncheck();
    await expect.poll(() => protean.getByRole("cell").first().textContent()).toBe("900");
    await write(page.getByLabel("You have: Protean Crystal"), "150");
    await expect.poll(() => protean.getByRole("cell").first().textContent()).toBe("750");
    await page.reload();
    await expect.poll(() => protean.getByRole("cell").first().textContent()).toBe("750");
    await expect.poll(() => page.getByRole("checkbox", { name: /Base \+1$/ }).isChecked()).toBe(true);
  });

  test("relic sources link to forecasts and areas to their encounters", async () => {
    // The router needs the real clock to leave a page.
    const { page } = await openSite({ path: "/relics" });
    const feather = page.locator("#item-21802");
    await expect
      .poll(() => feather.locator("a[href='/forecast/pazuzu']").textContent())
      .toMatch(/^(in|up now)/);
    await tick(page.getByRole("radio", { name: "Resistance" }));
    await expect.poll(() => query(page)).toEqual({ line: "resistance" });
    await page.locator("#item-33758 a").click();
    await page.waitForURL("**/bozja/engagements?**");
    await expect.poll(() => page.getByLabel("Kind").inputValue()).toBe("engagement");
  });

  test("the phantom weapons checklist has no axe findings", async () => {
    const { page } = await openSite({ path: "/relics?line=phantom", viewport: "phone" });
    await page.getByRole("checkbox").first().waitFor();
    await checkAxeDayAndNight(page);
  });
});

describe("levels and ranks", () => {
  test("the levels page lists elemental levels and resistance ranks", async () => {
    const { page } = await openSite({ path: "/levels" });
    await page.locator("#elemental-60").waitFor();
    await expect.poll(() => page.locator("#rank-15").textContent()).toContain("Delubrum Reginae (Savage)");
  });
});
