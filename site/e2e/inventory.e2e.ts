import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shot } from "../testing/shot.ts";
import { goTo, openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const PHONE = { viewport: "phone" } as const;

const choose = (page: Page, text: string) =>
  page
    .getByLabel("Open file")
    .setInputFiles({ name: "my-things.json", mimeType: "application/json", buffer: Buffer.from(text) });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("My Things: save a file, then keep, load or undo it in another browser", async () => {
  const { page } = await openSite({ path: "/eureka/logos", ...PHONE });
  await tick(page.getByRole("checkbox", { name: "Wisdom of the Aetherweaver" }));
  await page.goto("/things");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Mnemes", exact: true }) });
  await expect.poll(() => row.textContent()).toContain("1 entry");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file" }).click();
  const file = await readFile(await (await download).path(), "utf8");

  const { page: other } = await openSite({ path: "/things", ...PHONE });
  await other.getByText("nothing yet").first().waitFor();
  expect(await other.getByRole("button", { name: "Save as file" }).isDisabled()).toBe(true);
  await choose(other, file);
  const table = other.getByRole("region", { name: "What the file contains" });
  expect(await table.getByRole("row", { name: "Mnemes" }).textContent()).toBe("Mnemes01");
  await shot(other, "things-compared");
  await other.getByRole("button", { name: "Keep mine" }).click();
  expect(await stored(other, "things")).toBeNull();
  await choose(other, file);
  await other.getByRole("button", { name: "Use the file’s" }).click();
  await other.getByText("Loaded everything from the file.").waitFor();
  expect(await stored(other, "things")).toBe(await stored(page, "things"));
  await shot(other, "things");
  await other.getByRole("button", { name: "Undo" }).click();
  await other.getByText("Undone. Your own things are back.").waitFor();
  await choose(other, file);
  await other.getByRole("button", { name: "Use the file’s" }).click();
  await other.goto("/eureka/logos");
  await expect
    .poll(() => other.getByRole("checkbox", { name: "Wisdom of the Aetherweaver" }).isChecked())
    .toBe(true);
});

test("loading a My Things file updates another open tab", async () => {
  const { page, context } = await openSite({ path: "/things" });
  const other = await context.newPage();
  await goTo(other, "/eureka/logos");
  await tick(other.getByRole("checkbox", { name: "Wisdom of the Guardian" }));
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Mnemes", exact: true }) });
  await expect.poll(() => row.textContent()).toContain("1 entry");
  await choose(page, '{"format":"foray-almanac/things","version":1,"count":1,"things":{"ownedMnemes":""}}');
  await page.getByRole("button", { name: "Use the file’s" }).click();
  await expect
    .poll(() => other.getByRole("checkbox", { name: "Wisdom of the Guardian" }).isChecked())
    .toBe(false);
});

test.each([
  [
    '{"format":"foray-almanac/things","version":1,"count":3,"things":{"alarms":"[]"}}',
    /incomplete or damaged/,
  ],
  ['{"format":"foray-almanac/things","ver', /incomplete or damaged/],
  ['{"format":"foray-almanac/things","version":9,"count":0,"things":{}}', /newer version/],
  ['<img src=x onerror="alert(1)">', /not a My Things file/],
])("My Things rejects %.50s without changing stored data", async (text, words) => {
  const { page } = await openSite({ path: "/things", storage: { alarms: "[]" } });
  await choose(page, text);
  await page.getByRole("status").getByText(words).waitFor();
  expect(await stored(page, "alarms")).toBe("[]");
  expect(await stored(page, "things")).toBeNull();
});

const listed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });

test("My Things migrates the older storage format for use on every page", async () => {
  const { page } = await openSite({ path: "/things", ...PHONE });
  await page.evaluate(() => {
    const older = {
      ownedMnemes: "wisdom-of-the-guardian",
      eurekaStock: "Foray Almanac: Eureka stock\nconceptual-logogram: 3\nwisdom-of-the-aetherweaver: 12",
      ownedLostActions: "lost-arise 4\nforgotten-fragment-of-skill 2",
      ownedFragments: "forgotten-fragment-of-caution",
      masteredJobs: "knight",
      relicSteps: "eureka-base\nresistance-blades-once\n21801 150",
    };
    for (const [key, text] of Object.entries(older)) localStorage.setItem(key, text);
  });
  await page.reload();
  for (const [name, entries] of [
    ["Mnemes", "2 entries"],
    ["Logograms", "1 entry"],
    ["Lost actions", "1 entry"],
    ["Fragments", "2 entries"],
    ["Phantom jobs", "1 entry"],
    ["Relic weapons", "3 entries"],
  ] as const)
    await expect.poll(() => listed(page, name).textContent()).toContain(entries);
  expect(await stored(page, "ownedMnemes")).toBeNull();
  await page.goto("/eureka/logos");
  for (const name of ["Wisdom of the Guardian", "Wisdom of the Aetherweaver"])
    await expect.poll(() => page.getByRole("checkbox", { name }).isChecked()).toBe(true);
  await page.goto("/bozja/lostaction");
  await expect
    .poll(() => page.getByRole("checkbox", { name: "Forgotten Fragment of Skill" }).isChecked())
    .toBe(true);
  await page.goto("/occult/phantomjob/knight");
  await expect.poll(() => page.getByRole("checkbox", { name: "Mastered" }).isChecked()).toBe(true);
  await page.getByLabel("Your level").selectOption("2");
  await page.goto("/tower");
  await page.getByRole("button", { name: "Add a player" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Fill in my jobs" }).click();
  await expect.poll(() => dialog.getByLabel("Level, Phantom Knight").inputValue()).toBe("2");
  await dialog.getByRole("button", { name: "Save as my jobs" }).click();
  expect(await stored(page, "things")).toContain('"jobs":{"knight":2}');
  await page.goto("/relics");
  await expect.poll(() => page.getByRole("checkbox", { name: /Base$/ }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel("You have: Protean Crystal").inputValue()).toBe("150");
});

test("two tabs on different pages keep each other's changes", async () => {
  const { page, context } = await openSite({ path: "/eureka/logos" });
  const other = await context.newPage();
  await goTo(other, "/bozja/notes");
  const note = other.getByRole("checkbox", { name: "Collected: Bajsaljen Ulgasch" });
  await tick(note);
  await tick(page.getByRole("checkbox", { name: "Wisdom of the Guardian" }));
  await tick(other.getByRole("checkbox", { name: "Collected: Marsak Apella" }));
  await expect.poll(() => stored(page, "things")).toContain('"mnemes":{"wisdom-of-the-guardian":1}');
  expect(await stored(page, "things")).toContain('"notes":["bajsaljen-ulgasch","marsak-apella"]');
  await page.goto("/bozja/notes?have=no");
  await expect.poll(() => page.locator("tbody tr[id]").count()).toBe(48);
  await page.goto("/bozja/notes");
  await page.getByRole("checkbox", { name: "Collected: Bajsaljen Ulgasch" }).uncheck();
  await expect.poll(() => note.isChecked()).toBe(false);
});

test("stored things of a later version are left unchanged", async () => {
  const later = '{"version":2,"mnemes":{"wisdom-of-the-guardian":{"count":1}}}';
  const { page } = await openSite({ path: "/eureka/logos", storage: { things: later } });
  await tick(page.getByRole("checkbox", { name: "Wisdom of the Aetherweaver" }));
  expect(await stored(page, "things")).toBe(later);
});

test("relic weapons have their own steps and share one list of remaining items", async () => {
  const { page, context } = await openSite({ path: "/relics" });
  const other = await context.newPage();
  await goTo(other, "/relics");
  const protean = page.locator("#item-21801");
  const needed = () => protean.getByRole("cell").first().textContent();
  await page.getByLabel("Job of this weapon").selectOption("Paladin");
  await page.getByRole("button", { name: "Set job" }).click();
  await tick(page.getByRole("checkbox", { name: /Base \+1$/ }));
  await expect.poll(needed).toBe("800");
  await page.getByLabel("Another weapon for").selectOption("White Mage");
  await page.getByRole("button", { name: "Add weapon" }).click();
  await page.getByRole("radio", { name: "White Mage 0/15" }).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /Base \+1$/ }).isChecked()).toBe(false);
  await expect.poll(needed).toMatch(/^2,100 /);
  await write(page.getByLabel("You have: Protean Crystal"), "200");
  await expect.poll(needed).toMatch(/^1,900 .*Paladin \(Eureka\).*White Mage \(Eureka\)/);
  await tick(page.getByRole("radio", { name: "This weapon" }));
  await expect.poll(needed).toBe("1,100");

  const paladin = other.getByRole("radio", { name: "Paladin 2/15" });
  await paladin.waitFor({ state: "attached" });
  await tick(page.getByRole("radio", { name: "Paladin 2/15" }));
  await tick(page.getByRole("checkbox", { name: /Base \+2$/ }));
  await other.getByRole("radio", { name: "Paladin 3/15" }).waitFor({ state: "attached" });

  await tick(page.getByRole("radio", { name: "All 2 weapons" }));
  await tick(page.getByRole("radio", { name: "Resistance" }));
  await page.getByLabel("Job of this weapon").selectOption("Dancer");
  await page.getByRole("button", { name: "Set job" }).click();
  await page.getByText("All 3 weapons").waitFor();
  await page.locator("#item-31573").waitFor();
  await protean.waitFor();
  await page.getByRole("button", { name: "Remove: Dancer" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("radio", { name: "Dancer 0/8" }).waitFor({ state: "attached" });
  await page.reload();
  await page.getByRole("radio", { name: "Dancer 0/8" }).waitFor({ state: "attached" });
});
