import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { joinLanguage, type Language, languages } from "../app/i18n/language.ts";
import { messages as english } from "../app/shell/messages/not-found.en.ts";
import japanese from "../app/shell/messages/not-found.ja.ts";
import { client, pageKinds, siteAddresses } from "./support/addresses.ts";
import { checkAxe } from "./support/axe.ts";
import { quietMarket } from "./support/market-route.ts";
import { fontShift } from "./support/shifts.ts";
import { allParts, chooseTheme, hydrated, openSite } from "./support/site.ts";
import { cutChoices, outside, widths } from "./support/widths.ts";

const others = languages.filter((language): language is Exclude<Language, "en"> => language !== "en");

/** Every message of the interface by language: whole texts only, as they stand in one place of a page. */
const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../app/**/*{messages,/messages}/*.ts",
  {
    eager: true,
  },
);

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

function interfaceTexts(language: Language): Set<string> {
  const own = Object.entries(catalogues).filter(
    ([path]) => path.endsWith(`/${language}.ts`) || path.endsWith(`.${language}.ts`),
  );
  return new Set(own.flatMap(([, module]) => texts(module.messages ?? module.default)));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

function fileOf(address: string): string {
  return readFileSync(`${client}${address === "/" ? "" : address}/index.html`, "utf8");
}

/** The texts and labels of a page, without those that say they are in another language. */
function shownTexts(page: string): string[] {
  const body = page
    .slice(page.indexOf("<body"))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  // An element in another language holds no other of its kind.
  const ours = body.replace(/<(\w+)[^>]*\blang="[\w-]+"[^>]*>[\s\S]*?<\/\1>/g, "");
  const labels = [...ours.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  return [...ours.matchAll(/>([^<>]+)</g), ...labels].map(([, text = ""]) => decoded(text).trim());
}

/** What is said of a page that moves when the web font of its text comes late. */
async function fontFaults(page: Page, kind: string): Promise<string[]> {
  const shift = await page.evaluate(fontShift);
  return shift < 0.01 ? [] : [`${kind} by ${shift.toFixed(3)}`];
}

/** Signs set as another language has them. A place on a map ("X: 22.1 Y: 18.4") is written alike in all. */
const foreignSigns: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  de: /[\p{L}\p{N})] [:;!?](?=\s|$)|(?:^|[\s(])“/u,
  fr: /(?!\b[XY]:)[\p{L}\p{N})»%][:;!?](?=\s|$)/u,
  ja: /[^\p{ASCII}](?:[:;!?](?=\s|$)|,)|,[^\p{ASCII}]|[“„]/u,
};

/** Names of the game that are set as in English: one that it has in English alone, and a French one. */
const namesWithSigns = /The Forked Tower: Magic|FINAL FANTASY V: Battle/;

const attribute = (page: string, pattern: RegExp) => pattern.exec(page)?.[1] ?? "";

describe.each(others)("every page in %s", (language) => {
  const english = interfaceTexts("en");
  const own = interfaceTexts(language);
  const foreign = new Set([...english].filter((text) => /[A-Za-z]{3}/.test(text) && !own.has(text)));

  test("has an address, and the other languages have the same pages", () => {
    const paths = siteAddresses(language).map((address) => address.replace(`/${language}`, "") || "/");
    expect(paths.sort()).toEqual([...siteAddresses()].sort());
  });

  test("is in its language: title, tags, texts and links", () => {
    const faults = siteAddresses(language).flatMap((address) => {
      const page = fileOf(address);
      const found: string[] = [];
      if (attribute(page, /<html lang="([^"]*)"/) !== language) found.push("its language");
      const canonical = new URL(attribute(page, /rel="canonical" href="([^"]*)"/)).pathname;
      if (!canonical.startsWith(`/${language}`)) found.push(`canonical ${canonical}`);
      for (const key of ["description", "og:title", "og:description"]) {
        const content = attribute(page, new RegExp(`(?:name|property)="${key}" content="([^"]*)"`));
        if (content === "" || foreign.has(decoded(content))) found.push(`${key}: ${content}`);
      }
      const hreflangs = [...page.matchAll(/hreflang="([^"]*)"/g)].map(([, value]) => value);
      if (!page.includes('content="noindex"') && hreflangs.join() !== "en,ja,de,fr,x-default")
        found.push(`hreflang ${hreflangs.join()}`);
      const words = shownTexts(page).filter((text) => foreign.has(text));
      const links = [...page.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter(
          (href) =>
            href !== `/${language}` &&
            !href.startsWith(`/${language}/`) &&
            !/^\/(?:assets\/|embed\/|\w+\.\w+$)/.test(href),
        );
      return [...found, ...new Set(words), ...links].map((fault) => `${address}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test("has colons and commas as the language has them", () => {
    const signs = foreignSigns[language];
    const faults = siteAddresses(language).flatMap((address) => {
      const page = fileOf(address);
      const tags = ["description", "og:title"].map((key) =>
        decoded(attribute(page, new RegExp(`(?:name|property)="${key}" content="([^"]*)"`))),
      );
      return [...tags, ...shownTexts(page)]
        .filter((text) => signs.test(text.replace(namesWithSigns, "")))
        .map((text) => `${address}: ${text}`);
    });
    expect(faults).toEqual([]);
  });

  test("is drawn without an error and without scrolling sideways or cutting a choice off, and axe finds nothing by day or night", async () => {
    const kinds = pageKinds();
    const { page } = await openSite({
      path: `/${language}`,
      viewport: "narrow",
      language,
      ...quietMarket,
    });
    const narrow = { width: 360, height: 740 };
    const desk = { width: 1280, height: 900 };
    const wide: string[] = [];
    const cut: string[] = [];
    const shifted: string[] = [];
    const turn = others.indexOf(language);
    for (const [place, kind] of kinds.entries()) {
      await page.goto(`/${language}${kind === "/" ? "" : kind}`);
      await hydrated(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > narrow.width) wide.push(`${kind} by ${width - narrow.width} px`);
      shifted.push(...(await fontFaults(page, kind)));
      // On the boards a zone's name may be cut, so that all of a zone fits a short phone.
      if (kind !== "/timers")
        cut.push(...(await page.evaluate(cutChoices)).map((words) => `${kind}: ${words}`));
      // What axe finds is much the same in all languages: each kind of page is looked at in one of them, and drawn to other widths.
      if (place % others.length !== turn) continue;
      await allParts(page);
      await checkAxe(page);
      await page.setViewportSize(desk);
      await chooseTheme(page, "dark");
      await checkAxe(page);
      await chooseTheme(page, "light");
      await page.setViewportSize(narrow);
      // A map's stage is as wide as the window by itself, and its marks go beyond it.
      if (/^\/(?:map\/|portals|morbols)/.test(kind)) continue;
      for (const wanted of widths) {
        await page.setViewportSize({ width: wanted, height: 900 });
        await expect
          .poll(() => page.evaluate(outside, wanted), { message: `${kind} at ${wanted} px` })
          .toEqual([]);
      }
      await page.setViewportSize(narrow);
    }
    expect({ wide, cut, shifted }).toEqual({ wide: [], cut: [], shifted: [] });
  }, 240_000);
});

/** Ids of more than one word of every published record. */
function recordIds(): ReadonlySet<string> {
  const folder = `${client}/data/v1`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const ids = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, "utf8").matchAll(
      /"(?:id|fate|place)":\s*"([a-z\d]+(?:-[a-z\d]+)+)"/g,
    ),
  ]);
  return new Set(ids.map(([, id = ""]) => id));
}

test("no page in any language shows the id of a record in place of its name", () => {
  const ids = recordIds();
  expect(ids.size).toBeGreaterThan(1000);
  const faults = languages.flatMap((language) =>
    siteAddresses(language).flatMap((address) =>
      shownTexts(fileOf(address).replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, "")).flatMap((text) =>
        (text.match(/(?<![/\w.-])[a-z\d]+(?:-[a-z\d]+)+(?![/\w.-])/g) ?? [])
          .filter((word) => ids.has(word))
          .map((word) => `${address}: ${word}`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test("every page in English keeps its place when the web font of its text comes late", async () => {
  const { page } = await openSite({ path: "/", viewport: "narrow", ...quietMarket });
  const shifted: string[] = [];
  for (const kind of pageKinds()) {
    await page.goto(kind);
    await hydrated(page);
    shifted.push(...(await fontFaults(page, kind)));
  }
  expect(shifted).toEqual([]);
}, 120_000);

/** What the calendar calls the fourth day of the week. */
const wednesdays: Readonly<Record<Language, string>> = {
  en: "Wednesday",
  ja: "水曜日",
  de: "Mittwoch",
  fr: "mercredi",
};

test.each(languages)(
  "the scripts that a page in %s starts with hold no words of another language",
  (language) => {
    const own = interfaceTexts(language);
    for (const path of ["/", "/forecast/cassie", "/bozja/lostaction", "/map/southhorn", "/ba", "/alarms"]) {
      const named = fileOf(joinLanguage(language, path)).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
      const scripts = Array.from(named, ([, script = ""]) => readFileSync(client + script, "utf8")).join(
        "\n",
      );
      expect(scripts).toContain(wednesdays[language]);
      for (const other of languages.filter((each) => each !== language)) {
        const foreign = [...interfaceTexts(other)].filter(
          (text) => text.length > (other === "ja" ? 5 : 15) && !own.has(text),
        );
        expect(foreign.length).toBeGreaterThan(500);
        expect(
          foreign.filter((text) => scripts.includes(text)),
          `${path}, ${other}`,
        ).toEqual([]);
        expect(scripts).not.toContain(wednesdays[other]);
      }
    }
  },
);

/** What opens: address asked for, browser's language, chosen language, address one ends at. */
const openings = [
  ["/forecast/cassie?with=logograms#why", "ja", null, "/ja/forecast/cassie?with=logograms#why"],
  ["/forecast/cassie", "fr-CA", null, "/fr/forecast/cassie"],
  ["/forecast/cassie", "ko", null, "/forecast/cassie"],
  ["/forecast/cassie", "de", "en", "/forecast/cassie"],
  ["/de/forecast/cassie", "en", null, "/de/forecast/cassie"],
  ["/de/forecast/cassie?x=1", "en", "ja", "/ja/forecast/cassie?x=1"],
  ["/de", "en", "en", "/"],
  ["/", "en", "fr", "/fr"],
  ["/ja/", "en", null, "/ja"],
  ["/de/forecast/cassie", "en", "tlh", "/de/forecast/cassie"],
] as const;

describe("which language opens", () => {
  test.each(openings)("%s for a browser in %s with %s chosen: %s", async (path, language, chosen, end) => {
    const { page } = await openSite({ path, language, storage: chosen === null ? {} : { language: chosen } });
    await page.waitForURL((url) => url.pathname + url.search + url.hash === end);
    await hydrated(page);
    const shown = languages.find((each) => end === `/${each}` || end.startsWith(`/${each}/`)) ?? "en";
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(shown);
  });

  test("a prefix in capitals is put right, an unknown or a second one is said to be no page", async () => {
    const { page, faults } = await openSite({ path: "/JA/forecast", status: 404 });
    await page.waitForURL("**/ja/forecast");
    for (const path of ["/xx/forecast", "/ja/de/forecast", "/ja/ja"]) {
      await page.goto(path);
      const [shown, words] = path.startsWith("/ja")
        ? (["ja", japanese] as const)
        : (["en", english] as const);
      await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(shown);
    }
    expect(faults.take().every((fault) => fault.includes("status of 404"))).toBe(true);
  });

  test("a code below a prefix opens in that language", async () => {
    const { page } = await openSite({ path: "/de/eureka/loadout/dGs", ...quietMarket });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/eureka/loadout/dGs");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  });

  test("a host with one page for all that is missing still opens the language of the address", async () => {
    const { page } = await openSite({
      path: "/ja/eureka/loadout/dGs",
      alsoOrigins: quietMarket.alsoOrigins,
      prepare: async (fresh) => {
        await quietMarket.prepare(fresh);
        await fresh.route("**/ja/eureka/loadout/dGs", async (route) => {
          await route.fulfill({ response: await fresh.request.get("/404.html"), status: 200 });
        });
      },
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("ja");
    await page.locator("#sidebar a[href='/ja']").first().waitFor();
  });

  test("the language chosen in one tab is followed in another, on its own page", async () => {
    const { page, context } = await openSite({ path: "/timers" });
    const other = await context.newPage();
    await other.goto("/credits?x=1#art");
    await hydrated(other);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Français" }).click();
    await page.waitForURL("**/fr/timers");
    await other.waitForURL("**/fr/credits?x=1#art");
  });

  test("a browser that keeps nothing stays in the language of the address", async () => {
    const { page } = await openSite({
      path: "/de/timers",
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("forbidden", "SecurityError");
            },
          });
        }),
    });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page.locator("#sidebar a[href='/de/alarms']").first().click();
    await page.waitForURL("**/de/alarms");
  });
});

describe("without the inline script", () => {
  test.each(["/", "/forecast/cassie", "/ja/map/zadnor"])("%s works", async (path) => {
    const { page } = await openSite({
      path,
      prepare: (fresh) =>
        fresh.route(`**${path}`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(/<script>[\s\S]*?<\/script>/, "");
          await route.fulfill({ response: answer, body });
        }),
    });
    expect(await page.evaluate(() => document.body.dataset.theme)).toBe("light");
    await page.locator("#sidebar").getByRole("link").nth(2).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.locator("main h1").first().waitFor();
  });
});
