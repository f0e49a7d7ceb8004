import { expect, test } from "vitest";
import { alive, openSite } from "./support/site.ts";

/** A night on which the Fragment of Support is among the next three: one source tells its sky, and sources differ on its zone. */
const at = Date.UTC(2026, 10, 21, 0, 25);

test("the home page marks what is less than sure, and the mark moves nothing", async () => {
  const { page } = await openSite({ path: "/", at });
  await alive(page, "SpawnMark");
  const thing = page.locator("li", { has: page.getByRole("link", { name: /Support/ }) }).first();
  const mark = thing.getByRole("button", { name: /one source/ });
  await mark.waitFor();
  await mark.focus();
  await page.getByRole("tooltip").getByText("nobody else has confirmed it").waitFor();
  await thing.getByRole("button", { name: /sources differ: Bozjan Southern Front 3/ }).waitFor();
  // Marked words take no more room than those beside them.
  const heights = () =>
    page
      .locator("[data-answer='sky'] > span")
      .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().height)));
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
});

test("a forecast marks its sky, and an element on which sources differ", async () => {
  const { page } = await openSite({ path: "/forecast/heat_box", at });
  await alive(page, "SpawnMark");
  const element = page.getByRole("button", { name: /^Element.*sources differ: Fire and Lightning/ }).first();
  await element.focus();
  await page.getByRole("tooltip").waitFor();
  await page.goto(new URL("/forecast/fundamental", page.url()).href);
  await alive(page, "SpawnMark");
  await page
    .locator("[data-answer='sky']")
    .getByRole("button", { name: /one source/ })
    .waitFor();
});

test("a popup of the map tells of a level on which sources differ", async () => {
  const { page } = await openSite({ path: "/map/pagos?poi=pagos-bunny-1367" });
  const popup = page.getByRole("dialog");
  await popup.getByText("Level 21").waitFor();
  await popup.getByRole("button", { name: "sources differ" }).focus();
  await page.getByRole("tooltip").getByText("sources differ: 20").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  expect(await popup.isVisible()).toBe(true);
});

test("a board says in its tiles that a return was timed by players", async () => {
  const { page } = await openSite({ path: "/timers?zone=northHorn", at });
  await alive(page, "InstanceBoards");
  const board = page.getByRole("region", { name: "Instance board: North Horn" });
  const tile = board.locator("li[data-kind='encounter']").first();
  await tile.getByRole("button").last().click();
  await tile.getByText("(as players timed it)").waitFor({ state: "attached" });
});
