import { expect, test } from "vitest";
import { encodeRun } from "../../packages/fieldops/src/runs/codec.ts";
import { emptyRun } from "../../packages/fieldops/src/runs/duties.ts";
import { hydrated, openSite } from "../testing/site.ts";

test("the clock rule helper counts what to kill", async () => {
  const { page } = await openSite({
    path: "/fights/forked-tower-magic/curseclocks/clock-rule",
    viewport: "phone",
  });
  const helper = page.getByRole("region", { name: "Helper" });
  // Only the last press before hydration is repeated, and this test presses twice.
  await hydrated(page);
  await expect.poll(() => helper.locator("xpath=ancestor-or-self::*[@data-asleep='yes']").count()).toBe(0);
  await helper.getByRole("radio", { name: "7", exact: true }).check();
  await helper.getByRole("radio", { name: "40", exact: true }).check();
  for (const kill of ["2 × Large", "1 × Medium", "2 × Small", "2 × Tiny"])
    await helper.getByText(kill, { exact: true }).waitFor();
  await helper.getByRole("button", { name: "One more: Large" }).click();
  await helper.getByText("1 × Large", { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("an unknown fight suggests the nearest, whose caller’s sheet prints on one page", async () => {
  const { page } = await openSite({ path: "/fights/forked-tower-blood/marble-drago", status: 404 });
  await page.getByRole("link", { name: "Marble Dragon" }).first().click();
  await page.getByRole("link", { name: "Caller’s sheet" }).click();
  await page.getByRole("list", { name: "What to call" }).waitFor();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

const DRAGON = "/fights/forked-tower-blood/marble-dragon";

test("a run seat links to its fights with the seat’s role, party and job set", async () => {
  const fresh = emptyRun("tower-blood");
  const at = fresh.seats.findLastIndex(({ role }) => role === "healer");
  const seats = fresh.seats.map((seat, place) => (place === at ? { ...seat, job: "bard" as const } : seat));
  const code = encodeRun({ ...fresh, seats }, { of: "seat", place: at });
  const { page } = await openSite({ path: `/run/${code}`, viewport: "phone" });
  await page.getByRole("link", { name: "Learn the fights: The Forked Tower: Blood" }).click();
  await page.getByRole("link", { name: "Marble Dragon", exact: true }).click();
  const mine = page.getByRole("region", { name: "My part" });
  await expect.poll(() => mine.getByRole("radio", { name: "Healer" }).isChecked()).toBe(true);
  expect(await mine.getByLabel(/^Party/).inputValue()).not.toBe("");
  expect(await mine.getByLabel("Phantom job").inputValue()).toBe("bard");
});

test("an unknown party or job in the stored part is dropped with a note until the next choice", async () => {
  const { page } = await openSite({
    path: DRAGON,
    storage: { fightPart: JSON.stringify({ role: "healer", party: "Z", job: "baker" }) },
  });
  const mine = page.getByRole("region", { name: "My part" });
  const said = mine.getByText("A role, party or job you saved is no longer in the almanac and was left out.");
  await said.waitFor();
  expect(await mine.getByRole("radio", { name: "Healer" }).isChecked()).toBe(true);
  expect(await mine.getByLabel(/^Party/).inputValue()).toBe("");
  await mine.getByLabel(/^Party/).selectOption("B");
  await said.waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => mine.getByLabel(/^Party/).inputValue()).toBe("B");
});

test("an unknown mechanic suggests the nearest of its fight", async () => {
  const { page } = await openSite({ path: `${DRAGON}/imitation-rein`, status: 404 });
  await page.getByRole("heading", { name: /imitation-rein/ }).waitFor();
  await page.getByRole("link", { name: "Imitation Rain", exact: true }).click();
  await page.getByRole("heading", { name: "Imitation Rain", level: 1 }).waitFor();
});

test("arrow keys move through the steps of a mechanic’s drawing", async () => {
  const { page } = await openSite({ path: `${DRAGON}/imitation-blizzard`, viewport: "phone" });
  const steps = page.getByRole("region", { name: /^Steps/ });
  const isSeen = (number: number) =>
    steps
      .getByRole("listitem")
      .nth(number - 1)
      .evaluate((step) => {
        const { left, right } = step.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
  await steps.focus();
  await expect.poll(() => isSeen(1)).toBe(true);
  expect(await isSeen(2)).toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => isSeen(2)).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => isSeen(1)).toBe(true);
});

test.each(["phone", "desktop"] as const)(
  "every mark of a fight score has its own 24 px target and is reached by keys (%s)",
  async (viewport) => {
    const { page } = await openSite({ path: "/fights/drs/trinity-seeker", viewport });
    const score = page.getByRole("navigation", { name: /Trinity Seeker/ });
    const targets = await score.getByRole("link").evaluateAll((links) =>
      links.map((link) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const { height, left, top, width } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return { size: Math.min(width, height), own: link.contains(hit) };
      }),
    );
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter(({ own, size }) => !own || size < 24)).toEqual([]);
    await score.getByRole("link").first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    const first = await focused();
    await page.keyboard.press("ArrowRight");
    expect(await focused()).not.toBe(first);
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(first);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#[a-z]/);
  },
);
