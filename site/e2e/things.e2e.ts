import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shot } from "../testing/shot.ts";
import { hydrated, openSite } from "../testing/site.ts";

const PHONE = { viewport: "phone" } as const;

/** A file as a player chooses it. */
const choose = (page: Page, text: string) =>
  page
    .getByLabel("Open file")
    .setInputFiles({ name: "my-things.json", mimeType: "application/json", buffer: Buffer.from(text) });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("what was noted on its pages is saved as a file, and opens in another browser, to be taken or not", async () => {
  const { page } = await openSite({ path: "/eureka/logos", ...PHONE });
  await page.getByRole("checkbox", { name: "Wisdom of the Aetherweaver" }).check();
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
  expect(await stored(other, "ownedMnemes")).toBeNull();
  await choose(other, file);
  await other.getByRole("button", { name: "Use the file’s" }).click();
  await other.getByText("Things from the file are now yours.").waitFor();
  expect(await stored(other, "ownedMnemes")).toBe(await stored(page, "ownedMnemes"));
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

test("two tabs agree: what one takes from a file the other shows", async () => {
  const { page, context } = await openSite({ path: "/things" });
  const other = await context.newPage();
  await other.goto("/eureka/logos");
  await hydrated(other);
  await other.getByRole("checkbox", { name: "Wisdom of the Guardian" }).check();
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
])("%.50s is refused in words, and changes nothing", async (text, words) => {
  const { page } = await openSite({ path: "/things", storage: { ownedMnemes: '["cure-l"]' } });
  await choose(page, text);
  await page.getByRole("status").getByText(words).waitFor();
  expect(await stored(page, "ownedMnemes")).toBe('["cure-l"]');
});
