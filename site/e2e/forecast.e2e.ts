import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { topWindows, upcomingWindows } from "../../packages/fieldops/src/forecast/windows.ts";
import { filterRules } from "../../packages/fieldops/src/forecast-filters/rules.ts";
import type { SpawnRule } from "../../packages/fieldops/src/forecast-filters/types.ts";
import { formatDuration } from "../app/i18n/format.ts";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { checkAxe } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { deviceTheme, goTo, meanwhile, openSite, seen, viewports } from "../testing/site.ts";

/** Weather is computed from the time, so texts can be checked. */
const AT = Date.UTC(2026, 10, 21, 12);
const PERIOD = 1_400_000;

/** These tests run in UTC. */
const isOverMidnight = ({ start, end }: { start: number; end: number }) =>
  new Date(start).getUTCDate() !== new Date(end).getUTCDate();
const upcoming = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const title = (page: Page) => page.locator("h1").textContent();
function spawn(id: string): SpawnRule {
  const rule = filterRules.find((each) => each.id === id);
  if (rule === undefined || rule.kind === "collection") throw new Error(`${id} is no spawn in the records`);
  return rule;
}
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

describe("forecast addresses", () => {
  test("a forecast address accepts any case or alias and an unknown one suggests the nearest", async () => {
    const { page } = await openSite({ path: "/forecast/cassie/", at: AT });
    await expect.poll(() => new URL(page.url()).pathname).toBe("/forecast/cassie");
    await expect.poll(() => title(page)).toBe("Copycat Cassie");
    await go(page, "/forecast");
    for (const [address, shown] of [
      ["/forecast/CopycatCassie", "Copycat Cassie"],
      ["/forecast/cold_lockbox", "Cold-warped Lockbox"],
      ["/forecast/eurekanms", "All Eureka NMs"],
      ["/forecast/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "All Upcoming Spawns"],
      ["/forecast/casie", "All Upcoming Spawns"],
    ] as const) {
      await go(page, address);
      await expect.poll(() => title(page), { message: address }).toBe(shown);
    }
    await expect.poll(() => page.locator("main script").count()).toBe(0);
    await page.getByText("There is no forecast called “casie”").waitFor();
    await page.getByRole("link", { name: "Copycat Cassie" }).first().click();
    await expect.poll(() => title(page)).toBe("Copycat Cassie");
  });

  test.each(["/forecast/%E0%A4%A", `/forecast/${"x".repeat(10_000)}`])(
    "a hostile forecast address renders a readable page: %.60s",
    async (path) => {
      const { page } = await openSite({ path, at: AT, status: path.length > 8000 ? 414 : 404 });
      await expect.poll(() => page.locator("h1").count()).toBe(1);
      await expect.poll(() => title(page)).toMatch(/^(?:All Upcoming Spawns|Not on any chart)$/);
    },
  );
});

describe("upcoming spawns", () => {
  test("a monster's forecast: list, conflicts, reasons, copies and calendar file", async () => {
    const { page, context } = await openSite({ path: "/forecast/cassie", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const rows = upcoming(page).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(10);
    await upcoming(page).getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => rows.count()).toBe(20);
    await expect.poll(() => page.getByText(/^ended .* ago$/).count()).toBe(3);
    const conflict = upcoming(page)
      .getByText(/^conflict: check the lowest time left/)
      .first();
    await conflict.click();
    await upcoming(page)
      .getByText(/the spawn may be used up/)
      .first()
      .waitFor();

    await page.getByText(/^\d\d:00–\d\d:00 ET: roll \d+, Blizzards$/).waitFor();
    const table = page.getByRole("table", { name: /Eureka Pagos weather by roll/ });
    await expect.poll(() => table.getByRole("row").count()).toBe(6);
    await expect.poll(() => table.locator("tr[data-hit]").textContent()).toContain("Blizzards");

    await page.getByRole("button", { name: "Copy for Discord", exact: true }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(
        /^\*\*Copycat Cassie\*\* · Eureka Pagos X: 22\.3 Y: 14\.3 · Blizzards · <t:\d+:F> – <t:\d+:t> \(<t:\d+:R>\) · 23 min · \d\d:00–\d\d:00 ET · kill Ameretat(?: · ⚠ [^·]+)? · <http[^ >]+\/forecast\/cassie>$/,
      );
    await page.getByRole("status").getByText("Copied.").waitFor();
    await page.getByRole("button", { name: "Copy as text", exact: true }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(
        /^Copycat Cassie · Eureka Pagos · Blizzards · \w+ \d+ Nov, \d\d:\d\d–\d\d:\d\d UTC \(ST\) \(23 min\) · /,
      );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar", exact: true }).click();
    expect((await download).suggestedFilename()).toBe("cassie.ics");

    await page.clock.setFixedTime(AT + 9 * 3_600_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    const ended = page.getByText(/^ended .* ago$/).first();
    await expect.poll(() => ended.textContent()).not.toContain("9 h");
    await expect.poll(() => page.getByRole("timer").first().textContent()).toMatch(/\d\d:\d\d/);
  });

  test("a forecast counts down each second and turns into a running window", async () => {
    const at = Date.UTC(2026, 10, 21, 12, 25);
    const { page } = await openSite({ path: "/forecast/cassie", at });
    await page.getByRole("heading", { name: "Next window" }).waitFor();
    const timer = page.locator("[role=timer]:not([data-empty])").first();
    const before = await timer.textContent();
    expect(before).toMatch(/^(\d+:)?\d\d:\d\d$/);
    // Ticks come shortly after each full second.
    await page.clock.runFor(5010);
    const seconds = (text: string | null) =>
      (text ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    await expect.poll(async () => seconds(before) - seconds(await timer.textContent())).toBe(5);
    await page.clock.fastForward(seconds(await timer.textContent()) * 1000 + 60_000);
    await page.getByRole("heading", { name: "Up now" }).waitFor();
    await page.getByText("now, 22 min left").first().waitFor();
  });

  test.each(languages)(
    "%s: a window over midnight fits the two lines kept for its date and hours on a phone",
    async (language) => {
      const over = upcomingWindows(spawn("crab"), AT, { count: 100 }).find(isOverMidnight);
      if (over === undefined) throw new Error("No window of King Arthro's crabs lies over midnight.");
      const { page } = await openSite({
        path: joinLanguage(language, "/forecast/crab"),
        at: over.start - 60_000,
        viewport: "narrow",
        language: language === "en" ? "en-US" : language,
      });
      const at = page.locator("[data-answer=at]");
      await expect.poll(() => meanwhile(page, () => at.locator("b").count())).toBe(1);
      await page.evaluate(() => document.fonts.ready);
      const lines = await at.evaluate(
        (box) => box.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(box).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);
    },
  );

  test("forecast collections: longest farm windows, logogram farms and automatic refresh", async () => {
    const { page, context } = await openSite({ path: "/forecast/artistry", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const top = page.locator("section", { has: page.getByRole("heading", { name: "Longest windows" }) });
    await expect.poll(() => top.getByRole("listitem").count()).toBe(10);
    const lengths = topWindows([spawn("artistry")], AT).map(({ start, end }) =>
      formatDuration(end - start, "en"),
    );
    for (const [index, length] of lengths.entries())
      await expect.poll(() => top.getByRole("listitem").nth(index).textContent()).toContain(length);

    await go(page, "/forecast");
    await page.getByRole("button", { name: "With logogram farms" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?with=logograms");
    for (let more = 0; more < 2; more += 1) await page.getByRole("button", { name: "Show more" }).click();
    await expect
      .poll(async () => (await upcoming(page).locator("h3").allTextContents()).join())
      .toContain("Logogram");

    await go(page, "/forecast/nm");
    await expect.poll(() => title(page)).toBe("All Eureka NMs");
    await page.getByRole("button", { name: "Copy list for Discord" }).click();
    await expect.poll(async () => (await clipboard(page)).split("\n").length).toBe(10);
    const first = upcoming(page).getByRole("listitem").first();
    const before = await first.textContent();
    await page.clock.fastForward(2 * PERIOD);
    await expect.poll(() => first.textContent()).not.toBe(before);
  });
});

describe("the reasons of a window", () => {
  test("forecast reasons: night only, a run of weather periods, weather at night", async () => {
    const { page, context } = await openSite({ path: "/forecast/king-goldemar", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const rows = upcoming(page).getByRole("listitem");
    await expect.poll(() => rows.getByRole("heading").allTextContents()).toEqual(Array(10).fill("Night"));
    await page.getByText("Any weather will do").waitFor();
    expect(await page.getByText(/conflict|roll \d/).count()).toBe(0);
    await page.getByRole("button", { name: "Copy as text", exact: true }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^King Goldemar · Eureka Hydatos · Night · .* · 18:00–06:00 ET$/);

    await go(page, "/forecast/support");
    const periods = page.getByText(/: roll \d+, /);
    await expect.poll(() => periods.count()).toBeGreaterThan(0);
    await go(page, "/forecast/pazuzu");
    await page.getByText("only at night, 18:00–06:00 ET").waitFor();
  });

  test("the mob chosen on a forecast is kept in the address, list, copies and alarms", async () => {
    const { page, context } = await openSite({ path: "/forecast/cold_box", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const griffin = page.getByRole("radio", { name: "Val Griffin" });
    await griffin.check({ force: true });
    await expect.poll(() => new URL(page.url()).search).toBe("?mob=griffin");
    await page.reload();
    await expect.poll(() => page.getByRole("radio", { name: "Val Griffin" }).isChecked()).toBe(true);
    await expect.poll(() => upcoming(page).locator("h3").first().textContent()).toContain("Fair Skies");
    await expect.poll(() => page.locator("main header").textContent()).toContain("Val Griffin");
    await page.getByRole("button", { name: "Copy as text", exact: true }).click();
    await expect
      .poll(() => clipboard(page))
      .toContain("Cold-warped Lockbox: Val Griffin · Eureka Pagos · Fair Skies");
    await page.getByRole("button", { name: "Alarm", exact: true }).click();
    await seen(page, page.getByRole("button", { name: "Done" }));
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("radio", { name: "Pagos Chimera" }).check({ force: true });
    await page.getByRole("button", { name: "Alarm", exact: true }).click();
    await seen(page, page.getByRole("link", { name: "All alarms" }));
    await page.getByRole("link", { name: "All alarms" }).click();
    const alarms = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect
      .poll(() => meanwhile(page, () => alarms.allTextContents()))
      .toEqual(["Cold-warped Lockbox · Val Griffin", "Cold-warped Lockbox · Pagos Chimera"]);
  });

  test("a forecast in en-US shows 12-hour times and labels Eorzea time", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT, language: "en-US" });
    await expect
      .poll(() => page.locator("[data-answer=at]").textContent())
      .toMatch(/\d\s[AP]M.*\d\s[AP]M Eorzea$/);
    expect(
      await page
        .getByRole("main")
        .getByText(/\bET\b/)
        .count(),
    ).toBe(0);
  });
});

describe("unusual clocks", () => {
  test("a forecast works with a clock set to 1970 or 2200 in a half-hour time zone", async () => {
    const { page } = await openSite({
      path: "/forecast/cassie",
      at: Date.UTC(1970, 0, 1, 0, 0, 5),
      timeZone: "Asia/Kolkata",
    });
    const timer = page.locator("[role=timer]:not([data-empty])").first();
    const period = page.locator("ol li[aria-current]");
    await expect.poll(() => timer.textContent()).toMatch(/\d\d:\d\d/);
    await expect.poll(() => period.textContent()).toContain("05:30");
    await page.clock.setFixedTime(Date.UTC(2200, 5, 1));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    const turn = new Date(Math.floor(Date.UTC(2200, 5, 1) / PERIOD) * PERIOD + 330 * 60_000);
    await expect.poll(() => period.textContent()).toContain(turn.toISOString().slice(11, 16));
    await expect.poll(() => timer.textContent()).toMatch(/\d\d:\d\d/);
    await expect.poll(() => title(page)).toBe("Copycat Cassie");
  });

  test("forecast durations stay correct across a change to summer time", async () => {
    const at = Date.UTC(2026, 2, 28, 23);
    const { page } = await openSite({ path: "/forecast/cassie", at, timeZone: "Europe/Berlin" });
    const rows = upcoming(page).getByRole("listitem");
    await expect.poll(() => rows.getByRole("heading").count()).toBe(10);
    const expected = upcomingWindows(spawn("cassie"), at).map(({ start, end }) =>
      start <= at ? `now, ${formatDuration(end - at, "en")} left` : `in ${formatDuration(start - at, "en")}`,
    );
    await expect.poll(() => rows.locator("b:first-child").allTextContents()).toEqual(expected);
  });
});

test("forecasts have no axe findings in either theme and fit 360 px", async () => {
  const { page } = await openSite({ path: "/forecast/cold_box", storage: { theme: "system" } });
  for (const [path, themes] of [
    ["/forecast/cold_box", ["light", "dark"]],
    ["/forecast/support", ["light"]],
  ] as const) {
    if (new URL(page.url()).pathname !== path) {
      await goTo(page, path);
    }
    await page.locator("[role=timer]:not([data-empty])").first().waitFor();
    await page.setViewportSize(viewports.narrow.viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(360);
    for (const colorScheme of themes) {
      await deviceTheme(page, colorScheme);
      if (colorScheme === "light") await page.setViewportSize(viewports.desktop.viewport);
      await checkAxe(page);
      await shot(page, `forecast-${colorScheme}${path.replaceAll("/", "-")}`);
    }
  }
});

test("a forecast's Pop out button stays under 60 px high in a 390 px desktop window", async () => {
  const { page } = await openSite({ path: "/forecast/crab" });
  await page.setViewportSize({ width: 390, height: 844 });
  const popOut = page.getByRole("button", { name: "Pop out" });
  await popOut.waitFor();
  // A text label once wrapped to the height of several buttons.
  await expect.poll(async () => (await popOut.boundingBox())?.height).toBeLessThan(60);
});

test.each(["/", "/forecast", "/forecast/crab", "/tonight", "/alarms"])(
  "%s formats no dates in a second without changes",
  async (path) => {
    const { page } = await openSite({
      path,
      at: Date.UTC(2026, 10, 22, 12, 0, 5),
      storage: {
        alarms: JSON.stringify({
          mute: "off",
          list: ["crab", "cassie"].map((filter) => ({ filter, early: 10, start: true, since: 0 })),
          timers: { early: 5, start: true, since: 0 },
        }),
      },
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          let written = 0;
          const write = Intl.DateTimeFormat.prototype.formatToParts;
          Intl.DateTimeFormat.prototype.formatToParts = function (...dates) {
            written += 1;
            return write.apply(this, dates);
          };
          Object.defineProperty(window, "takeWritten", {
            value: () => {
              const taken = written;
              written = 0;
              return taken;
            },
          });
        }),
    });
    const taken = () => page.evaluate(() => Number(Reflect.get(window, "takeWritten")()));
    await page.clock.runFor(3000);
    await expect.poll(taken).toBe(0);
    await page.clock.runFor(6000);
    // The Eorzea clock advances by two or three minutes.
    expect(await taken()).toBeLessThanOrEqual(3);
  },
);
