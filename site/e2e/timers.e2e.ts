import { expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { alive, deviceTheme, meanwhile, openSite, viewports } from "./support/site.ts";

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 21, 12);

test("what was seen is counted from, rings, outlives a reload, is corrected and taken back", async () => {
  const { page } = await openSite({
    path: "/timers?zone=eurekaPagos",
    at,
    // Stored by an older version; a clock set back has not seen this yet.
    storage: {
      timers: JSON.stringify([{ kind: "bunny", id: "down-the-rabbit-hole", at: at + 60 * MINUTE }]),
    },
  });
  const tile = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  const rings = page.getByRole("region", { name: "Alarms" });
  /** The bell waits for a lock before it waits for its time. */
  const rung = (words: string) =>
    expect
      .poll(() => meanwhile(page, () => rings.getByText(words).count()), { message: words })
      .toBeGreaterThan(0);
  const dialog = page.getByRole("dialog");
  const bunny = tile("Down the Rabbit Hole");
  await alive(page, "InstanceBoards");
  await expect.poll(() => bunny.textContent()).toContain("–");
  await bunny.getByRole("button", { name: "Ended just now" }).click();
  await expect.poll(() => bunny.textContent()).toContain("in 9 min");
  await tile("Copycat Cassie").getByRole("button", { name: "Killed just now" }).click();
  await expect.poll(() => tile("Copycat Cassie").textContent()).toContain("in 2 h");

  await page.getByRole("combobox", { name: "Zone" }).selectOption("southHorn");
  await expect.poll(() => new URL(page.url()).search).toBe("?zone=southHorn");
  await tile("Persistent Pots").getByRole("button", { name: "Began just now" }).click();
  await expect.poll(() => tile("Persistent Pots").textContent()).toContain("up, 30 min left");
  await expect.poll(() => tile("Pleading Pots").textContent()).toContain("in 30 min");

  // Ten minutes ago, then a minute earlier, then taken back.
  await tile("Shark Attack").getByRole("button").first().click();
  await dialog.getByRole("spinbutton", { name: "Minutes ago" }).fill("10");
  await dialog.getByRole("button", { name: "Ended just now" }).click();
  await dialog.getByText("back between 12:50 and 13:50").waitFor();
  await dialog.getByRole("button", { name: "One minute earlier" }).click();
  await dialog.getByText("back between 12:49 and 13:49").waitFor();
  await expect
    .poll(() => dialog.getByRole("link", { name: /^X / }).getAttribute("href"))
    .toContain("/map/southhorn?");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await dialog.getByText("Nothing seen yet.").waitFor();
  await dialog.getByRole("button", { name: "Done" }).click();

  await alive(page, "AlarmBell");
  await page.clock.fastForward(10 * MINUTE);
  await rung("may be back since 12:08");
  await page.clock.fastForward(15 * MINUTE + 500);
  await rung("begins in 5 min, at 12:30");
  await page.clock.fastForward(6 * MINUTE);
  await rung("began at 12:30");
  await expect.poll(() => tile("Pleading Pots").textContent()).toContain("up, 29 min left");
  await page.reload();
  await alive(page, "InstanceBoards");
  await expect.poll(() => tile("Pleading Pots").textContent()).toContain("up, 29 min left");
});

test("the board goes as a link to another player, who merges it; a newer sight counts, and another tab sees it at once", async () => {
  const seen = [
    { kind: "tower", id: "the-forked-tower-blood", moment: "ended", at: at - 30 * MINUTE },
    { kind: "encounter", id: "shark-attack", moment: "ended", at: at - 20 * MINUTE },
  ];
  const first = await openSite({ path: "/timers", at, storage: { timers: JSON.stringify(seen) } });
  await first.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tileOf = (page: typeof first.page, name: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await alive(first.page, "InstanceBoards");
  // Sixty minutes after its end, less five for the encounter.
  await expect.poll(() => tileOf(first.page, "The Forked Tower: Blood").textContent()).toContain("in 25 min");
  await first.page.getByRole("button", { name: "Share the board" }).click();
  await first.page.getByRole("status").getByText("Link copied").waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/timers#board=1\.southHorn\.[\w.]+$/);
  await first.page.getByRole("button", { name: "Copy as text" }).click();
  await first.page.getByRole("status").getByText("Copied.").waitFor();
  expect(await first.page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Instance board: South Horn\nThe Forked Tower: Blood: back from 12:25 UTC · \d\d:\d\d ET · <t:\d+:R>\n/,
  );

  const mine = [{ kind: "encounter", id: "shark-attack", moment: "ended", at: at - 5 * MINUTE }];
  const other = await openSite({
    path: `/timers${new URL(link).hash}_zz`,
    at,
    storage: { timers: JSON.stringify(mine) },
  });
  const { page } = other;
  await alive(page, "InstanceBoards");
  await page.getByRole("heading", { name: "A board that was shared: South Horn" }).waitFor();
  await page.getByText("One part could not be read:").waitFor();
  const tab = await other.context.newPage();
  await tab.goto("/timers?zone=southHorn");
  await alive(tab, "InstanceBoards");
  await page.getByRole("button", { name: "Merge with mine" }).click();
  for (const one of [page, tab]) {
    await expect.poll(() => tileOf(one, "The Forked Tower: Blood").textContent()).toContain("in 20 min");
    await expect.poll(() => tileOf(one, "Shark Attack").textContent()).toContain("in 55 min");
  }
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

test.each([
  ["#board=2.southHorn.0", "made by another version"],
  ["#board=%3Cscript%3E", "holds no board"],
  [`#board=1.southHorn.0${"_zz".repeat(9000)}`, "parts could not be read"],
])("a board that cannot be read says so: %.30s", async (hash, said) => {
  const { page } = await openSite({ path: `/timers${hash}`, at });
  await page.getByText(said).waitFor();
  await page.getByRole("button", { name: "Leave it" }).click();
  await expect.poll(() => page.getByText(said).count()).toBe(0);
});

test.each(["/ja", "/de", "/fr"])(
  "one zone fits a short phone, and on a longer one its names are whole: %s",
  async (prefix) => {
    const { page } = await openSite({ path: `${prefix}/timers?zone=southHorn`, viewport: "narrow" });
    await page.setViewportSize({ ...viewports.narrow.viewport, height: 640 });
    const tiles = page.getByRole("region").getByRole("listitem");
    const bottom = () => tiles.last().evaluate((tile) => tile.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(640);
    await page.setViewportSize({ ...viewports.narrow.viewport, height: 780 });
    const cut = () =>
      tiles
        .locator("button:first-child > span")
        .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    await expect.poll(cut).toBe(0);
    await expect.poll(bottom).toBeLessThanOrEqual(780);
  },
);

test("one zone fits a phone; axe finds nothing by day and by night, and nothing is wider than the screen", async () => {
  const { page } = await openSite({
    path: "/timers?zone=southHorn",
    viewport: "narrow",
    storage: { theme: "system" },
  });
  const tiles = page.getByRole("main").getByRole("listitem");
  await alive(page, "InstanceBoards");
  await page.getByRole("button", { name: "Began just now" }).first().click();
  await tiles.first().getByRole("button").first().click();
  await page.getByRole("dialog").waitFor();
  await checkAxe(page);
  await page.keyboard.press("Escape");
  await checkAxe(page);
  await shot(page, "timers-light");
  await deviceTheme(page, "dark");
  await page.setViewportSize({ ...viewports.narrow.viewport, height: 640 });
  const last = page
    .getByRole("region", { name: /^Instance board/ })
    .getByRole("listitem")
    .last();
  await expect
    .poll(() => last.evaluate((node) => node.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(640);
  await checkAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shot(page, "timers-dark");
});
