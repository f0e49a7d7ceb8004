import { describe, expect, test } from "vitest";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { shot } from "../testing/shot.ts";
import { openSite } from "../testing/site.ts";

const words = {
  en: ["Encounter Rewards", "Chance"],
  ja: ["戦闘ごとの報酬", "確率"],
  de: ["Belohnungen", "Chance"],
  fr: ["Récompenses", "Chance"],
} as const;

describe("encounter rewards", () => {
  test.each(languages)("encounter rewards are listed with their chances: %s", async (language) => {
    const [title, chance] = words[language];
    const { page } = await openSite({ path: joinLanguage(language, "/rewards?zone=eurekaPyros") });
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByRole("columnheader", { name: chance }).waitFor();
    // 194 of 197 reports.
    await page
      .getByRole("cell", { name: /98\s?%/ })
      .first()
      .waitFor();
    await shot(page, `rewards-${language}`);
  });

  test("encounter rewards can be searched by item and sorted by chance", async () => {
    const { page } = await openSite({ path: "/rewards" });
    const field = page.getByRole("main").getByRole("textbox", { name: "Search" });
    await field.waitFor();
    await field.pressSequentially("compassion");
    const first = page.locator("tbody tr[id] th").first();
    await expect.poll(() => first.textContent()).toContain("Forgotten Fragment of Compassion");
    const sort = page.getByRole("columnheader", { name: "Chance" }).getByRole("button");
    await sort.click();
    await sort.click();
    await expect
      .poll(() => page.getByRole("columnheader", { name: "Chance" }).getAttribute("aria-sort"))
      .toBe("descending");
    const chances = async () =>
      (await page.locator("tbody tr[id]").allTextContents()).map((text) =>
        Number(/(\d+)\s?%/.exec(text)?.[1]),
      );
    await expect.poll(async () => (await chances()).length).toBeGreaterThan(1);
    const shown = await chances();
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  });

  test("the notorious monsters table shows a monster's rewards", async () => {
    const { page } = await openSite({ path: "/eureka/nms?zone=eurekaPyros" });
    const row = page.locator("tbody tr", { has: page.getByRole("rowheader", { name: "Penthesilea" }) });
    await expect.poll(() => row.textContent()).toMatch(/3 × Penthesilea’s Flame|3 × Penthesilea's Flame/);
    await expect.poll(() => row.textContent()).toContain("197 reports");
  });
});

describe("monster locations", () => {
  test("the map's monster layer is off at first", async () => {
    const { page } = await openSite({ path: "/map/anemos" });
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    const layer = page.getByRole("checkbox", { name: /^Monsters/ });
    await layer.waitFor();
    expect(await layer.isChecked()).toBe(false);
  });

  test("asking the search where a monster is opens its place on the map", async () => {
    const { page } = await openSite({ path: "/" });
    await page.keyboard.press("/");
    const field = page.getByRole("combobox").first();
    await field.waitFor();
    await field.pressSequentially("where is stalker ziz");
    const found = page.getByRole("option", { name: /Stalker ziz/i }).first();
    await found.waitFor();
    await found.click();
    await page.waitForURL(/\/map\/anemos\?/);
    await page.getByRole("heading", { name: /Stalker ziz/i }).waitFor();
  });
});
