import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { joinLanguage, type Language, languages } from "../app/i18n/language.ts";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { openSite } from "../testing/site.ts";
import { type Way, write } from "../testing/typing.ts";

/** Two names to choose in turn, so that each choice is visible. */
type Asked = Readonly<Record<Language, readonly [string, string]>>;

type Picker = Readonly<{
  path: string;
  asked: Asked;
  open: (page: Page, language: Language) => Promise<Locator>;
  chosen: (page: Page, language: Language) => Locator;
}>;

const carried: Asked = {
  en: ["Lost Arise", "Lost Reflect"],
  ja: ["ロスト・アレイズ", "ロスト・リフレク"],
  de: ["Verschollener Erzengel", "Verschollene Reflexion"],
  fr: ["Maxi-Vie oubliée", "Miroir oublié"],
};

const logos: Asked = {
  en: ["Stoneskin L", "Wisdom of the Guardian"],
  ja: ["ロゴス・ストンスキン", "守護者の記憶"],
  de: ["Logos-Steinhaut", "Vermächtnis des Wächters"],
  fr: ["Évocation Logos : Cuirasse", "Mémoire d'un gardien"],
};

const engagements: Asked = {
  en: ["Never Cry Wolf", "From Beyond the Grave"],
  ja: ["模造密告者「IVレギオン・シュミハザ」", "邪悪なる氷狼「フローズヴィトニル」"],
  de: ["Shemhazai der Verräter", "Eiswolf Hrodvitnir"],
  fr: ["Le Sycophante", "Et n'y Hród'viens plus !"],
};

type Words = Readonly<Record<Language, string>>;

const add: Words = {
  en: "Add action to Main",
  ja: "「メイン」にアクションを追加",
  de: "Kommando hinzufügen: Haupttasche",
  fr: "Ajouter une action au sac Principal",
};
const main: Words = { en: "Main", ja: "メイン", de: "Haupttasche", fr: "Principal" };
const change: Readonly<Record<Language, RegExp>> = {
  en: /^Change .* to another action/,
  ja: /を別のアクションに変える/,
  de: /^Durch ein anderes Kommando ersetzen/,
  fr: /^Remplacer .* par une autre action/,
};
const umbral: Words = {
  en: "HYDATOS, Umbral",
  ja: "ヒュダトス、 霊極",
  de: "HYDATOS, Schatten-Manipulator",
  fr: "HYDATOS, Ombral",
};
const panel: Words = { en: "Find", ja: "検索", de: "Suche", fr: "Recherche" };

const combobox = (page: Page) => page.getByRole("combobox").and(page.locator("input"));

const bestFit = (page: Page) => page.locator('[role="option"]').first();

/** Some lists stay open after a choice. */
async function press(page: Page, button: Locator): Promise<Locator> {
  const field = combobox(page);
  if ((await field.count()) === 0) await button.click();
  await field.waitFor();
  return field;
}

const pickers: Readonly<Record<string, Picker>> = {
  "the picker of a loadout": {
    path: "/eureka/loadout",
    asked: logos,
    open: (page, language) =>
      press(page, page.getByRole("main").getByRole("button", { name: umbral[language] }).first()),
    chosen: (page, language) =>
      page.getByRole("main").getByRole("button", { name: umbral[language] }).first(),
  },
  "adding to a holster": {
    path: "/drs/holster/c",
    asked: carried,
    open: (page, language) => press(page, page.getByRole("button", { name: add[language] })),
    chosen: (page, language) =>
      page.getByRole("region", { name: main[language], exact: true }).getByRole("listitem").last(),
  },
  "changing a line of a holster": {
    path: "/drs/holster/c/QTE",
    asked: carried,
    open: (page, language) => press(page, page.getByTitle(change[language]).first()),
    chosen: (page, language) => page.getByTitle(change[language]).first(),
  },
  "the search of a map": {
    path: "/map/zadnor",
    asked: engagements,
    open: async (page, language) => {
      const field = await press(
        page,
        page.getByRole("main").getByRole("button", { name: panel[language], exact: true }),
      );
      // The focus is in the panel that opened.
      await field.click();
      return field;
    },
    chosen: (page) => page.getByRole("main").getByRole("dialog"),
  },
  "the search over everything": {
    path: "/changelog",
    asked: carried,
    open: async (page) => {
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await page.keyboard.press("Control+k");
      await combobox(page).waitFor();
      return combobox(page);
    },
    chosen: (page) => page.getByRole("heading", { level: 1 }),
  },
};

/** Every input method in English and in one other language. */
const ways: Readonly<Record<Language, readonly Way[]>> = {
  en: [0, "pasted", 40, "dictated", "composed", "corrected", 250],
  ja: ["composed", 0],
  de: ["corrected", "pasted"],
  fr: [40, "dictated"],
};

describe.each(Object.entries(pickers))("text entry: %s", (_, { path, asked, open, chosen }) => {
  const openPage = async (language: Language) => {
    const { page } = await openSite({
      path: joinLanguage(language, path),
      alsoOrigins: [MARKET_ORIGIN],
      prepare: answerMarket,
    });
    return page;
  };

  const openField = async (page: Page, language: Language) => {
    const field = await open(page, language);
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    return field;
  };

  test.each(languages)(
    "a text field accepts names typed, pasted, dictated or composed, in %s",
    async (language) => {
      const page = await openPage(language);
      for (const [at, way] of ways[language].entries()) {
        const name = asked[language][at % 2] ?? "";
        const field = await openField(page, language);
        await write(field, name, way);
        await page.keyboard.press("Enter");
        await expect
          .poll(() => chosen(page, language).textContent(), { message: `${name}, ${way}` })
          .toContain(name);
      }
    },
  );

  test("a text field's list keeps the best match selected after each typed or deleted letter", async () => {
    const page = await openPage("en");
    const field = await openField(page, "en");
    const best = bestFit(page);
    const name = asked.en[0].slice(0, 8);
    const isBestChosen = async (written: string) => {
      await expect.poll(() => best.getAttribute("aria-selected"), { message: written }).toBe("true");
      await expect
        .poll(async () => field.getAttribute("aria-activedescendant"))
        .toBe(await best.getAttribute("id"));
    };
    for (const [at, letter] of [...name].entries()) {
      await page.keyboard.type(letter);
      await isBestChosen(name.slice(0, at + 1));
    }
    for (let length = name.length - 1; length > 0; length -= 1) {
      await page.keyboard.press("Backspace");
      await isBestChosen(name.slice(0, length));
    }

    await page.keyboard.type(asked.en[0].slice(1));
    await isBestChosen(asked.en[0]);
    await best.hover();
    await field.hover();
    await field.click();
    await expect.poll(() => best.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await expect.poll(() => chosen(page, "en").textContent()).toContain(asked.en[0]);
  });
});
