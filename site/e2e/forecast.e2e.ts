import { describe, expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { openSite } from "./support/site.ts";

/** Saturday 21 November 2026, 12:00:00 UTC: Eurekan weather of this instant is fixed by arithmetic, so texts can be checked. */
const AT = Date.UTC(2026, 10, 21, 12);
const PERIOD = 1_400_000;

const aliases = [
  ["cassie", "Copycat Cassie"],
  ["copycatcassie", "Copycat Cassie"],
  ["kingartho", "King Arthro"],
  ["crab", "King Arthro"],
  ["skoll", "Skoll"],
  ["pazuzu", "Pazuzu"],
  ["penthesilea", "Penthesilea"],
  ["penny", "Penthesilea"],
  ["cold", "Cold-warped Lockbox"],
  ["cold_lockbox", "Cold-warped Lockbox"],
  ["coldbox", "Cold-warped Lockbox"],
  ["cold_box", "Cold-warped Lockbox"],
  ["heat", "Heat-warped Lockbox"],
  ["heat_box", "Heat-warped Lockbox"],
  ["offensive", "Offensive Logogram"],
  ["conceptual", "Conceptual Logogram"],
  ["mitigative", "Mitigative Logogram"],
  ["nm", "All Eureka NMs"],
  ["eurekanms", "All Eureka NMs"],
  ["nms", "All Eureka NMs"],
  ["eurekafarms", "All Eureka Farms"],
  ["fragments", "All Bozja Fragment Farms"],
  ["bsf", "All Bozja Fragment Farms"],
  ["bozja", "All Bozja Fragment Farms"],
  ["zadnor", "All Bozja Fragment Farms"],
  ["all", "All Upcoming Spawns"],
  ["preparation", "Forgotten Fragment of Preparation"],
  ["care", "Forgotten Fragment of Care"],
  ["support", "Forgotten Fragment of Support"],
  ["history", "Forgotten Fragment of History"],
  ["artistry", "Forgotten Fragment of Artistry"],
] as const;

describe("a forecast's address", () => {
  test("every alias opens its filter", async () => {
    const { page } = await openSite({ path: "/forecast", at: AT });
    for (const [alias, title] of aliases) {
      await page.evaluate((path) => {
        history.pushState({}, "", path);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/forecast/${alias}`);
      await expect.poll(() => page.locator("h1").textContent(), { message: alias }).toBe(title);
    }
  });

  test.each(["/FORECAST/Cassie", "/forecast/Cassie"])("%s opens in any case", async (path) => {
    const { page } = await openSite({ path, at: AT, status: 404 });
    expect(await page.locator("h1").textContent()).toBe("Copycat Cassie");
  });

  test("a trailing slash is taken off", async () => {
    const { page } = await openSite({ path: "/forecast/cassie/", at: AT });
    expect(new URL(page.url()).pathname).toBe("/forecast/cassie");
    expect(await page.locator("h1").textContent()).toBe("Copycat Cassie");
  });

  test("an unknown filter shows everything under a note with the nearest", async () => {
    const { page } = await openSite({ path: "/forecast/casie", at: AT, status: 404 });
    expect(await page.locator("h1").textContent()).toBe("All Upcoming Spawns");
    await page.getByText("There is no forecast called “casie”").waitFor();
    await page.getByRole("link", { name: "cassie", exact: true }).click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Copycat Cassie");
  });

  test.each([
    ["/forecast/%E0%A4%A", "All Upcoming Spawns"],
    [`/forecast/${"x".repeat(10_000)}`, "All Upcoming Spawns"],
    ["/forecast/__proto__", "All Upcoming Spawns"],
    ["/forecast/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "All Upcoming Spawns"],
  ])("a hostile one is answered in words: %.60s", async (path, title) => {
    const { page } = await openSite({ path, at: AT, status: path.length > 8000 ? 414 : 404 });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    const heading = await page.locator("h1").textContent();
    expect([title, "Not on any chart"]).toContain(heading);
    expect(await page.locator("main script").count()).toBe(0);
  });
});

describe("what spawns next", () => {
  test("counts down to the second and turns into a running window", async () => {
    const at = Date.UTC(2026, 10, 21, 12, 25);
    const { page } = await openSite({ path: "/forecast/cassie", at });
    await page.getByRole("heading", { name: "Next window" }).waitFor();
    const timer = page.locator("[role=timer]:not([data-empty])").first();
    const before = await timer.textContent();
    expect(before).toMatch(/^(\d+:)?\d\d:\d\d$/);
    // The tick comes a millisecond after the turn of the second.
    await page.clock.runFor(5010);
    const seconds = (text: string | null) =>
      (text ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    expect(seconds(before) - seconds(await timer.textContent())).toBe(5);
    // The window itself: the card says that it is open, and for how long.
    const begun = at + 5000 + seconds(await timer.textContent()) * 1000;
    const later = await openSite({ path: "/forecast/cassie", at: begun + 60_000 });
    await later.page.getByRole("heading", { name: "Open now" }).waitFor();
    await later.page.getByText("now, 22 min left").first().waitFor();
  });

  test("lists ten, then ten more, and the three that just were", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT });
    const upcoming = page.locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) });
    await expect.poll(() => upcoming.getByRole("listitem").count()).toBe(10);
    await upcoming.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => upcoming.getByRole("listitem").count()).toBe(20);
    expect(await page.getByText(/^ended .* ago$/).count()).toBe(3);
  });

  test("refreshes itself when a period turns", async () => {
    const { page } = await openSite({ path: "/forecast/nm", at: AT });
    const first = page
      .locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) })
      .getByRole("listitem")
      .first();
    const before = await first.textContent();
    await page.clock.runFor(2 * PERIOD);
    await expect.poll(() => first.textContent()).not.toBe(before);
  });

  test("a laptop that slept for hours wakes to the right time", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT });
    await page.clock.setFixedTime(AT + 9 * 3_600_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    const expected = await page.evaluate(() => new Date().toISOString());
    expect(expected).toBe(new Date(AT + 9 * 3_600_000).toISOString());
    const ended = page.getByText(/^ended .* ago$/).first();
    await expect.poll(() => ended.textContent()).not.toContain("9 h");
    await expect.poll(() => page.getByRole("timer").first().textContent()).toMatch(/\d\d:\d\d/);
  });

  test("the cold box follows the chosen mob and keeps it in the address", async () => {
    const { page } = await openSite({ path: "/forecast/cold_box", at: AT });
    await page.getByRole("radio", { name: "Val Griffin" }).check({ force: true });
    expect(new URL(page.url()).search).toBe("?mob=griffin");
    await page.reload();
    await expect.poll(() => page.getByRole("radio", { name: "Val Griffin" }).isChecked()).toBe(true);
    const upcoming = page.locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) });
    expect(await upcoming.locator("h3").first().textContent()).toContain("Fair Skies");
  });

  test("farms show the longest windows of fourteen days, longest first", async () => {
    const { page } = await openSite({ path: "/forecast/artistry", at: AT });
    const top = page.locator("section", { has: page.getByRole("heading", { name: "Longest windows" }) });
    await expect.poll(() => top.getByRole("listitem").count()).toBe(10);
    const runs = await top.locator("h3 em").allTextContents();
    const counts = runs.map((run) => Number.parseInt(run, 10));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("the collection of everything takes the logogram farms in on request", async () => {
    const { page } = await openSite({ path: "/forecast", at: AT });
    await page.getByRole("button", { name: "With logogram farms" }).click();
    expect(new URL(page.url()).search).toBe("?with=logograms");
    const names = page
      .locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) })
      .locator("h3");
    for (let more = 0; more < 2; more += 1) await page.getByRole("button", { name: "Show more" }).click();
    await expect
      .poll(async () => (await names.allTextContents()).some((name) => name.includes("Logogram")))
      .toBe(true);
  });

  test("a conflict says how long ago and which instance is safe", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT });
    await page.getByText("conflict", { exact: true }).first().waitFor();
    await page
      .getByText(/min after the last/)
      .first()
      .waitFor();
  });

  test("says why: the roll, the table with the roll marked, the period before", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT });
    await page.getByText(/^The period's roll is \d+\./).waitFor();
    const table = page.getByRole("table", { name: /Weather of Eureka Pagos by roll/ });
    expect(await table.getByRole("row").count()).toBe(6);
    expect(await table.locator("tr[data-hit]").textContent()).toContain("Blizzards");
  });
});

describe("taking a time along", () => {
  test("as a Discord timestamp, as text, into the calendar", async () => {
    const { page, context } = await openSite({ path: "/forecast/cassie", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy for Discord", exact: true }).click();
    const discord = await page.evaluate(() => navigator.clipboard.readText());
    expect(discord).toMatch(/^\*\*Copycat Cassie\*\* \(Blizzards\): <t:\d+:F> \(<t:\d+:R>\)$/);
    await page.getByRole("status").getByText("Copied.").waitFor();
    await page.getByRole("button", { name: "Copy as text" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "Copycat Cassie (Blizzards) – ",
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar", exact: true }).click();
    expect((await download).suggestedFilename()).toBe("cassie.ics");
  });

  test("the whole list", async () => {
    const { page, context } = await openSite({ path: "/forecast/nm", at: AT });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy list for Discord" }).click();
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).split("\n").length)
      .toBe(10);
  });
});

describe("odd clocks", () => {
  test.each([
    ["1970", Date.UTC(1970, 0, 1, 0, 0, 5)],
    ["2200", Date.UTC(2200, 5, 1)],
  ])("a clock set to %s still gives an answer", async (_year, at) => {
    const { page } = await openSite({ path: "/forecast/cassie", at });
    await expect.poll(() => page.getByRole("timer").first().textContent()).toMatch(/\d\d:\d\d/);
    expect(await page.locator("h1").textContent()).toBe("Copycat Cassie");
  });

  test("a time zone with half hours shows local time", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at: AT, timeZone: "Asia/Kolkata" });
    const utc = await openSite({ path: "/forecast/cassie", at: AT });
    const time = async (site: typeof page) =>
      ((await site.locator("ol li[aria-current]").textContent()) ?? "").match(
        /(\d\d):(\d\d)(?!.*\d\d:\d\d ET.*ET)/,
      );
    const minutes = (match: RegExpMatchArray | null) => Number(match?.[1]) * 60 + Number(match?.[2]);
    const shift = (minutes(await time(page)) - minutes(await time(utc.page)) + 1440) % 1440;
    expect(shift).toBe(330);
  });

  test("a change to summer time inside the list does not bend a duration", async () => {
    const at = Date.UTC(2026, 2, 28, 23);
    const { page } = await openSite({ path: "/forecast/cassie", at, timeZone: "Europe/Berlin" });
    const rows = page
      .locator("section", { has: page.getByRole("heading", { name: "Upcoming" }) })
      .getByRole("listitem");
    await expect.poll(() => rows.getByRole("heading").count()).toBe(10);
    const texts = await rows.allTextContents();
    const utc = await openSite({ path: "/forecast/cassie", at });
    await expect.poll(() => utc.page.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(10);
    const same = await utc.page
      .locator("section", { has: utc.page.getByRole("heading", { name: "Upcoming" }) })
      .getByRole("listitem")
      .allTextContents();
    const relative = (text: string) => /^(in|now,) [^A-Z]*/.exec(text)?.[0];
    expect(texts.map(relative)).toEqual(same.map(relative));
  });
});

describe("on a phone", () => {
  test("nothing is wider than 360 px", async () => {
    for (const path of ["/forecast", "/forecast/cassie", "/forecast/offensive", "/forecast/support"]) {
      const { page } = await openSite({ path, at: AT, viewport: "narrow" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  });
});

describe.each(["light", "dark"] as const)("axe finds nothing, %s", (theme) => {
  test.each(["/forecast", "/forecast/cassie", "/forecast/cold_box", "/forecast/support"])(
    "%s",
    async (path) => {
      const { page } = await openSite({ path, theme, storage: { theme } });
      await page.locator("[role=timer]:not([data-empty])").first().waitFor();
      await checkAxe(page);
      await shot(page, `forecast-${theme}${path.replaceAll("/", "-")}`);
    },
  );
});
