import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const preset = (name: string, actions: Readonly<Record<string, number>>) =>
  JSON.stringify({
    mId: 12,
    mName: name,
    mDescription: "Ours.\n- Bring it.",
    mGroup: "drs",
    mRoleInt: 10_000,
    mWeight: 55,
    mActionIds: actions,
  });

const tank = preset("Our tank", { 20717: 1, 20736: 4, 22355: 2 });
const tankBefore = preset("Our tank, preload", { 22350: 1, 20736: 1 });

const field = (page: Page) => page.getByLabel("Holster link or code");
const load = (page: Page) => page.getByRole("button", { name: "Load into bags" });

test("a BozjaBuddy preset fills a holster bag, pasted or typed", async () => {
  const { page } = await openSite({ path: "/drs/holster/c", viewport: "narrow" });
  await page.getByText("Load a link or preset").click();
  await write(field(page), tank, "pasted");
  await load(page).click();
  await page.getByText("BozjaBuddy preset found. Choose a bag for it.").waitFor();
  await page.getByText("Our tank: 3 actions, weight").waitFor();
  await page.getByRole("button", { name: "Put in Main" }).click();
  await page.getByText("Main filled from the preset. The other bag is unchanged.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: /^Quantity of/ }).count()).toBe(3);
  await checkAxeDayAndNight(page);
  await shot(page, "holster-preset");
  await write(field(page), tankBefore);
  await load(page).click();
  await page.getByRole("button", { name: "Put in Pre-Pop" }).click();
  await page.getByText("Pre-Pop filled from the preset.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: /^Quantity of/ }).count()).toBe(5);
  await expect.poll(() => page.url()).toMatch(/\/drs\/holster\/c\/[\w-]{8,}/);
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: /^Quantity of/ }).count()).toBe(5);
});

test("the run creator lets hosts choose one of several BozjaBuddy presets", async () => {
  const { page } = await openSite({ path: "/createdrsholsters" });
  await write(field(page), `{"mLoadouts":[${tank},${tankBefore}]}`, "pasted");
  await load(page).click();
  await page.getByText("2 BozjaBuddy presets found.").waitFor();
  await page.getByRole("combobox", { name: "Preset" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Put in Pre-Pop" }).click();
  await page.getByText(/^Bags: Pre-Pop [1-9]\d* \/ 99, Main 0 \/ 99/).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByText("Bags: Pre-Pop 0 / 99, Main 0 / 99").waitFor();
});

test.each([
  [tank.slice(0, 90), "This BozjaBuddy preset is incomplete or damaged. Your bags are unchanged."],
  ['{"mActionIds":{"20717":"two"}}', "This BozjaBuddy preset is incomplete or damaged."],
  ['{"holsters":[]}', "No holster found in this link. Your bags are unchanged."],
  ["Aya Sol: PLD", "No holster found in this link. Your bags are unchanged."],
])("the holster creator rejects %.40s with a message", async (text, words) => {
  const { page } = await openSite({ path: "/drs/holster/c" });
  await page.getByText("Load a link or preset").click();
  await write(field(page), text, "pasted");
  await load(page).click();
  await page.getByText(words).waitFor();
  expect(await page.getByRole("textbox", { name: /^Quantity of/ }).count()).toBe(0);
});

test("a BozjaBuddy preset reports the parts that match no action", async () => {
  const { page } = await openSite({ path: "/drs/holster/c" });
  await page.getByText("Load a link or preset").click();
  await write(field(page), preset("Odd", { 20717: 1, 99999: 2 }), "pasted");
  await load(page).click();
  await page.getByRole("button", { name: "Put in Main" }).click();
  await page.getByText("These parts could not be read: “99999”").waitFor();
});
