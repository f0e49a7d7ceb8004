import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, meanwhile, openSite } from "../testing/site.ts";

/** The Fragment of Support is among the next three: its weather has one source, and its zone is disputed. */
const at = Date.UTC(2026, 10, 21, 0, 25);

/** React may delay separately loaded parts by 0.3 s, which pass only when the clock is driven. */
const shown = (page: Page, thing: Locator) =>
  expect.poll(() => meanwhile(page, () => thing.isVisible())).toBe(true);

test("the home page marks uncertain weather and zones without changing line heights", async () => {
  const { page } = await openSite({ path: "/", at });
  const thing = page.locator("li", { has: page.getByRole("link", { name: /Support/ }) }).first();
  const mark = thing.getByRole("button", { name: /one source/ });
  await shown(page, mark);
  await mark.focus();
  await shown(page, page.getByRole("tooltip").getByText("nobody else has confirmed it"));
  await thing.getByRole("button", { name: /sources differ: Bozjan Southern Front 3/ }).waitFor();
  const heights = () =>
    page
      .locator("[data-answer='sky'] > span")
      .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().height)));
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
});

test("a forecast marks single-source weather and a disputed element", async () => {
  const { page } = await openSite({ path: "/forecast/heat_box", at });
  const element = page.getByRole("button", { name: /^Element.*sources differ: Fire and Lightning/ }).first();
  await shown(page, element);
  await element.focus();
  await shown(page, page.getByRole("tooltip"));
  await goTo(page, new URL("/forecast/fundamental", page.url()).href);
  await shown(page, page.locator("[data-answer='sky']").getByRole("button", { name: /one source/ }));
});

test("a map popup marks a disputed level and Escape closes only its tooltip", async () => {
  const { page } = await openSite({ path: "/map/pagos?poi=pagos-bunny-1367" });
  const popup = page.getByRole("dialog");
  await popup.getByText("Level 21").waitFor();
  await popup.getByRole("button", { name: "sources differ" }).focus();
  await page.getByRole("tooltip").getByText("sources differ: 20").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  expect(await popup.isVisible()).toBe(true);
});

test("an instance board row says that its respawn was timed by players", async () => {
  const { page } = await openSite({ path: "/timers?zone=northHorn", at });
  await page
    .getByRole("button", { name: /^Just ended/ })
    .first()
    .click();
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /\d min/ })
    .first();
  await row.getByText("(timed by players)").waitFor({ state: "attached" });
});
