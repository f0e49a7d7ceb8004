import { describe, expect, test } from "vitest";
import { upcomingWindows } from "../../packages/fieldops/src/forecast/windows.ts";
import { filterRules } from "../../packages/fieldops/src/forecast-filters/rules.ts";
import type { SpawnRule } from "../../packages/fieldops/src/forecast-filters/types.ts";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { goTo, openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const MINUTE = 60_000;
const cassie = filterRules.find((rule): rule is SpawnRule => rule.id === "cassie");
if (cassie === undefined || cassie.kind !== "notorious-monster") throw new Error("no Cassie");
const from = Date.UTC(2026, 10, 26);
/** A window with the same weather shortly, but not directly, before it. */
const doubtful = upcomingWindows(cassie, from, { count: 60 }).find(
  ({ conflict }) => conflict !== undefined && conflict.lowestLeft < 150,
);
if (doubtful?.conflict === undefined) throw new Error("no such window");
const { start, conflict } = doubtful;
const at = start - 20 * MINUTE;
const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);

describe("a monster's forecast at a glance", () => {
  test("a conflict warning names the lowest time left now and at the spawn", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at });
    const warning = page.getByText(/a lowest Time Remaining under \d+ min now/);
    const said = `under ${conflict.lowestLeft + 20} min now (${conflict.lowestLeft} at ${timeOf(start)})`;
    await warning.first().waitFor();
    expect(await warning.first().textContent()).toContain(said);
    await page.clock.runFor(5 * MINUTE);
    await expect
      .poll(() => warning.first().textContent())
      .toContain(`under ${conflict.lowestLeft + 15} min now`);
  });

  test("on a phone the instance check shows its answer right below its first field", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at, viewport: "phone" });
    const lowest = page.getByLabel("Lowest Time Remaining");
    const status = page.getByRole("region", { name: "Instance check" }).getByRole("status");
    await write(lowest, "20");
    await expect.poll(() => status.textContent()).toContain("Open since");
    const topOf = (part: typeof status) => part.evaluate((node) => node.getBoundingClientRect().top);
    const answer = await topOf(status);
    expect(answer).toBeGreaterThan(await topOf(lowest));
    expect(answer).toBeLessThan(await topOf(page.getByLabel("Your own time left")));
  });

  test("the instance check distinguishes own from lowest time left and prefers a known spawn", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at });
    const lowest = page.getByLabel("Lowest Time Remaining");
    const own = page.getByLabel("Your own time left");
    const appeared = page.getByLabel("Last spawn, if known");
    const status = page.getByRole("region", { name: "Instance check" }).getByRole("status");
    const says = (text: string) => expect.poll(() => status.textContent()).toContain(text);
    // Players who enter see 180 minutes even in an instance that is hours old.
    await write(own, "180");
    await says("Your own time says nothing about the instance");
    await write(lowest, "20");
    await says(`Open since ${timeOf(at - 160 * MINUTE)} or earlier, so during`);
    await write(own, "5m");
    await says(`Your time ends at ${timeOf(at + 5 * MINUTE)}, before the window opens`);
    await write(appeared, timeOf(start - 130 * MINUTE));
    await says(`so it can respawn from ${timeOf(start - 10 * MINUTE)}.`);
    await write(lowest, "soon");
    await page.getByText("Could not read this. Enter hours and minutes (2:52)").waitFor();
    await goTo(page, "/forecast/pazuzu");
    await expect.poll(() => own.inputValue()).toBe("");
    await goTo(page, "/forecast/cassie");
    await expect.poll(() => own.inputValue()).toBe("5m");
    await page.goto(new URL("/ja/forecast/cassie", page.url()).href);
    await expect.poll(() => page.getByLabel("自分の残り時間").inputValue()).toBe("5m");
    expect(await page.getByLabel("最も短い残り時間").inputValue()).toBe("soon");
  });

  test.each(["en-GB", "de-DE"])(
    "a monster's forecast shows Where and How within 1.5 phone screens: %s",
    async (language) => {
      const german = language === "de-DE";
      for (const uri of ["cassie", "pazuzu", "hadhayosh", "askalaphos"]) {
        const { page } = await openSite({
          path: `${german ? "/de" : ""}/forecast/${uri}`,
          at,
          viewport: "phone",
          language,
        });
        await page.locator("[role=timer]:not([data-empty])").first().waitFor();
        for (const name of german ? ["Wo", "So geht’s"] : ["Where", "How"]) {
          const heading = page.getByRole("heading", { name, exact: true }).first();
          const box = await heading.locator("xpath=..").boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 9999), `${uri}: ${name}`).toBeLessThanOrEqual(1266);
        }
        await shot(page, `monster-${uri}-phone-${language}`);
      }
    },
  );

  test("a window row copies its line for Discord and sets an alarm for that window", async () => {
    const { page } = await openSite({
      path: "/forecast/cassie",
      at,
      prepare: (fresh) => fresh.context().grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: timeOf(start), has: page.getByRole("button", { name: /^Copy for Discord/ }) })
      .first();
    await row.getByRole("button", { name: /^Copy for Discord/ }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("X: 22.3 Y: 14.3");
    expect(await copied()).toContain("kill Ameretat");
    expect(await copied()).toContain(
      `check lowest time left: ${conflict.lowestLeft}+ at the start, ask for a tracker`,
    );
    expect(await copied()).toMatch(/<http:[^ >]+\/forecast\/cassie>$/);
    const bell = row.getByRole("button", { name: /^Alarm: Copycat Cassie/ });
    await bell.press("Enter");
    await expect.poll(() => bell.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("moments"))).toContain(`"window:cassie:${start}"`);
  });

  test("a monster's forecast has no axe findings and fits a narrow phone", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", viewport: "narrow" });
    await page.getByLabel("Lowest Time Remaining").pressSequentially("172");
    await checkAxeDayAndNight(page);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    await shot(page, "monster-narrow");
    await page.setViewportSize({ width: 1440, height: 900 });
    await shot(page, "monster-desktop");
  });
});
