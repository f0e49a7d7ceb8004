import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { quietMarket } from "../testing/market-route.ts";
import { type OpenOptions, openSite } from "../testing/site.ts";

const open = async (path: string, more: Partial<OpenOptions> = {}): Promise<Page> =>
  (await openSite({ path, ...quietMarket, ...more })).page;

/** Texts of the live regions. */
const said = (page: Page) =>
  page
    .getByRole("status")
    .evaluateAll((regions) =>
      regions
        .map((region) => region.textContent?.replace(/\s+/g, " ").trim() ?? "")
        .filter((words) => words !== ""),
    );

const focused = (page: Page) => page.locator(":focus").ariaSnapshot();

test("the run board's accessibility tree: sign-ups, seats and moves", async () => {
  const page = await open("/run");
  await page
    .getByRole("textbox", { name: "Sign-ups", exact: true })
    .pressSequentially("Aya Sol: PLD\nBo Tann: WHM\nCy Rill: DNC");
  await expect
    .poll(() => page.getByRole("table", { name: "Sign-ups found" }).ariaSnapshot())
    .toBe(
      `
- table "Sign-ups found":
  - caption: Sign-ups found
  - rowgroup:
    - row "Line Name Jobs, first choice first Status Check":
      - columnheader "Line"
      - columnheader "Name"
      - columnheader "Jobs, first choice first"
      - columnheader "Status"
      - columnheader "Check"
  - rowgroup:
    - row "1 Aya Sol PLD to be seated":
      - cell "1"
      - cell "Aya Sol"
      - cell "PLD"
      - cell "to be seated"
      - cell
    - row "2 Bo Tann WHM to be seated":
      - cell "2"
      - cell "Bo Tann"
      - cell "WHM"
      - cell "to be seated"
      - cell
    - row "3 Cy Rill DNC to be seated":
      - cell "3"
      - cell "Cy Rill"
      - cell "DNC"
      - cell "to be seated"
      - cell
`.trim(),
    );
  await page.getByRole("button", { name: "Seat them" }).click();
  await expect.poll(() => said(page)).toEqual(["3 players seated. Dismiss"]);
  const party = page.getByRole("region", { name: "Party A" });
  await expect
    .poll(() => party.ariaSnapshot())
    .toBe(
      `
- region "Party A":
  - heading "A 3 / 8" [level=2]
  - list:
    - listitem:
      - button "A1, tank, Paladin, Aya Sol"
    - listitem:
      - button "A2, tank, empty"
    - listitem:
      - button "A3, healer, White Mage, Bo Tann"
    - listitem:
      - button "A4, healer, empty"
    - listitem:
      - button "A5, melee, empty"
    - listitem:
      - button "A6, physical ranged, Dancer, Cy Rill"
    - listitem:
      - button "A7, caster, empty"
    - listitem:
      - button "A8, DPS, empty"
`.trim(),
    );
  await party.getByRole("button", { name: /^A1,/ }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => said(page)).toContain("Aya Sol picked up. Select a seat to swap.");
  await expect.poll(() => focused(page)).toBe('- button "A1, tank, Paladin, Aya Sol" [pressed]');
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => said(page)).toContain("Aya Sol is now in A2.");
  await expect.poll(() => focused(page)).toBe('- button "A2, tank, Paladin, Aya Sol"');
  await page.keyboard.press("Delete");
  await expect
    .poll(async () => (await said(page)).join())
    .toContain("Aya Sol dropped out of A2. Nobody else moved.");
  await expect.poll(() => focused(page)).toBe('- button "A2, tank, empty"');
});

test("an instance board's accessibility tree: a row before and after logging", async () => {
  const page = await open("/timers/south-horn", { at: Date.UTC(2026, 10, 26, 12) });
  await page.getByText("more, not seen yet").click();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Shark Attack" }).first();
  const place = `
  - heading "Shark Attack" [level=3]:
    - button "Shark Attack"
  - paragraph: Triggered by Crescent Petalodite (Lv. 7)
  - paragraph:
    - 'button "X: 19.1 Y: 4.4 (one source)"'
    - text: Vanishing Slope`;
  const map = `
  - 'link "Open map: Shark Attack"':
    - /url: /map/southhorn?x=19.16&y=-4.48&zoom=6`;
  await expect
    .poll(() => row.ariaSnapshot())
    .toBe(`- listitem:${place}
  - paragraph: "? not seen"
  - 'button "Just ended: Shark Attack"': Just ended
  - 'button "Turn alarm on: Shark Attack"'${map}`);
  await page.getByRole("button", { name: "Just ended: Shark Attack" }).click();
  await expect.poll(() => said(page)).toEqual(["Logged: Shark Attack."]);
  await expect
    .poll(() => row.ariaSnapshot())
    .toBe(`- listitem:${place}
  - paragraph: 60 min (timed by players) 13:00
  - 'button "Undo: Shark Attack"': Undo
  - 'button "Turn alarm on: Shark Attack"'
  - 'button "Copy for game chat: Shark Attack"'
  - 'button "Copy for Discord: Shark Attack"'${map}`);
  // Not digit by digit.
  await expect.poll(() => page.getByRole("timer", { name: "1:00:00", exact: true }).count()).toBe(1);
  await page.getByRole("button", { name: "Undo: Shark Attack" }).click();
  await expect.poll(() => said(page)).toEqual(["Undone: Shark Attack."]);
});

test("the map's accessibility tree: the marker list and a popup", async () => {
  const page = await open("/map/zadnor");
  await page
    .getByRole("region", {
      name: "Map of Zadnor. Arrow keys move the map, plus and minus zoom. Every marker is also in the list.",
    })
    .waitFor();
  await page.getByRole("button", { name: "Find" }).click();
  const find = page.getByRole("region", { name: "Find" });
  await find.getByRole("combobox", { name: "Search markers" }).pressSequentially("dalri");
  await expect.poll(() => said(page)).toContain("3 results");
  await expect
    .poll(() => find.ariaSnapshot())
    .toBe(`- region "Find":
  - heading "Find" [level=2]
  - button "Close"
  - combobox "Search markers" [expanded]: dalri
  - status: 3 results
  - listbox "Search markers":
    - 'option "The Dalriada X: 26.6 Y: 5.0" [selected]'
    - 'option "Dalriada defense unit (Possible) X: 10.3 Y: 9.0"'
    - 'option "Dalriada defense unit (Possible) X: 10.2 Y: 9.9"'`);
  await page.keyboard.press("Enter");
  const place = page.getByRole("dialog", { name: "The Dalriada" });
  await place.waitFor();
  await expect
    .poll(() => place.ariaSnapshot())
    .toBe(`- dialog "The Dalriada":
  - paragraph: Area names
  - heading "The Dalriada" [level=2]
  - button "Close"
  - paragraph: "X: 26.6 Y: 5.0"
  - button "Copy position"
  - button "Add to route"`);
});

test("the loadout picker's accessibility tree: result count, selected option and focus", async () => {
  const page = await open("/eureka/loadout");
  await page.getByRole("button", { name: "HYDATOS, Umbral Empty" }).click();
  const picker = page.getByRole("dialog", { name: "HYDATOS, Umbral" });
  await picker.getByRole("combobox").pressSequentially("ston");
  await expect.poll(() => said(page)).toContain("1 action");
  await expect
    .poll(() => picker.ariaSnapshot())
    .toBe(`- dialog "HYDATOS, Umbral":
  - heading "HYDATOS, Umbral" [level=2]
  - button "Close"
  - text: Search for an action by name, in any language
  - combobox "Search for an action by name, in any language" [expanded]: ston
  - status: 1 action
  - listbox "Search for an action by name, in any language":
    - option "Stoneskin L Other" [selected]`);
  await page.keyboard.press("Enter");
  await picker.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe('- button "HYDATOS, Umbral Stoneskin L"');
});
