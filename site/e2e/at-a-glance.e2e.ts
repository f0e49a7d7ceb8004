import { describe, expect, test } from "vitest";
import { checkInstance } from "../../packages/fieldops/src/forecast/instance-check.ts";
import { upcomingWindows } from "../../packages/fieldops/src/forecast/windows.ts";
import { filterRules } from "../../packages/fieldops/src/forecast-filters/rules.ts";
import type { SpawnRule } from "../../packages/fieldops/src/forecast-filters/types.ts";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { openSite } from "../testing/site.ts";

const MINUTE = 60_000;
const cassie = filterRules.find((rule): rule is SpawnRule => rule.id === "cassie");
if (cassie === undefined || cassie.kind !== "notorious-monster") throw new Error("no Cassie");
const from = Date.UTC(2026, 10, 26);
/** A window with the same weather shortly before it, though not right before. */
const doubtful = upcomingWindows(cassie, from, { count: 60 }).find(
  ({ conflict }) => conflict !== undefined && conflict.safeMinutes < 150,
);
if (doubtful?.conflict === undefined) throw new Error("no such window");
const { start, conflict } = doubtful;
const at = start - 20 * MINUTE;
const timeOf = (instant: number) => new Date(instant).toISOString().slice(11, 16);

describe("a monster at a glance", () => {
  test("the warning says how much time an instance must show now and at the spawn", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at });
    const warning = page.getByText(/Join one with at least \d+ min left now/);
    const said = `${conflict.safeMinutes + 20} min left now (${conflict.safeMinutes} min at ${timeOf(start)})`;
    await warning.first().waitFor();
    expect(await warning.first().textContent()).toContain(said);
    await page.clock.runFor(5 * MINUTE);
    await expect
      .poll(() => warning.first().textContent())
      .toContain(`${conflict.safeMinutes + 15} min left now`);
  });

  test("the instance check reads what the game shows", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", at });
    const field = page.getByLabel("Time left in your instance");
    const status = page.getByRole("region", { name: "Instance check" }).getByRole("status");
    await field.pressSequentially(String(conflict.safeMinutes + 20));
    const good = checkInstance(cassie, doubtful, conflict.safeMinutes + 20, at);
    if (good.kind !== "good") throw new Error("an instance that the warning calls safe is not good");
    await expect.poll(() => status.textContent()).toContain(`Good until ${timeOf(good.until)}.`);
    await field.press("ControlOrMeta+a");
    const short = conflict.safeMinutes + 10;
    await field.pressSequentially(`${Math.floor(short / 60)}:${String(short % 60).padStart(2, "0")}`);
    const gone = checkInstance(cassie, doubtful, short, at);
    if (gone.kind !== "gone") throw new Error("an instance with ten minutes too few is not doubtful");
    await expect
      .poll(() => status.textContent())
      .toContain(`May be gone: this instance was open during ${timeOf(gone.from)} to ${timeOf(gone.to)}.`);
    await field.press("ControlOrMeta+a");
    await field.pressSequentially("5m");
    await expect.poll(() => status.textContent()).toContain("Too short: it closes at");
    await field.press("ControlOrMeta+a");
    await field.pressSequentially("soon");
    await expect.poll(() => status.textContent()).toContain("That is not a time left");
  });

  test.each(["en-GB", "de-DE"])(
    "when, where and how stand in a screen and a half of a phone: %s",
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

  test("a row's line for Discord has place, trigger, warning and page; its bell rings for it alone", async () => {
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
    expect(await copied()).toContain(`only with ${conflict.safeMinutes}+ min left at the start`);
    expect(await copied()).toMatch(/<http:[^ >]+\/forecast\/cassie>$/);
    const bell = row.getByRole("button", { name: /^Alarm: Copycat Cassie/ });
    await bell.press("Enter");
    await expect.poll(() => bell.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("moments"))).toContain(`"window:cassie:${start}"`);
  });

  test("nothing is wrong for axe, by day and by night, and nothing is wider than a narrow phone", async () => {
    const { page } = await openSite({ path: "/forecast/cassie", viewport: "narrow" });
    await page.getByLabel("Time left in your instance").pressSequentially("172");
    await checkAxeDayAndNight(page);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    await shot(page, "monster-narrow");
    await page.setViewportSize({ width: 1440, height: 900 });
    await shot(page, "monster-desktop");
  });
});
