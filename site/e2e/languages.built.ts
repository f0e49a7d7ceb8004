import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { joinLanguage, type Language, languages } from "../app/i18n/language.ts";
import { signs } from "../app/i18n/signs.ts";
import { client, siteAddresses } from "../testing/addresses.ts";

/** Names and notes on actions that map and search include in several languages. */
const gameNames = Object.values(
  import.meta.glob<string>(
    [
      "../../packages/fieldops/generated/**/{names/*,notes,words}.js",
      "../app/features/map/layer-messages/*.ts",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
).join("\n");

const others = languages.filter((language): language is Exclude<Language, "en"> => language !== "en");

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

/** Without elements that are marked as being in another language. */
function shownTexts(page: string): string[] {
  const body = page
    .slice(page.indexOf("<body"))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  // Such elements contain no other element of the same tag.
  const ours = body.replace(/<(\w+)[^>]*\blang="[\w-]+"[^>]*>[\s\S]*?<\/\1>/g, "");
  const labels = [...ours.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  return [...ours.matchAll(/>([^<>]+)</g), ...labels].map(([, text = ""]) => decoded(text).trim());
}

/** Punctuation of another language. Coordinates ("X: 22.1 Y: 18.4") are the same in all. */
const foreignSigns: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  de: /[\p{L}\p{N})] [:;!?](?=\s|$)|(?:^|[\s(])“/u,
  fr: /(?!\b[XY]:)[\p{L}\p{N})»%][:;!?](?=\s|$)/u,
  ja: /[^\p{ASCII}](?:[:;!?](?=\s|$)|,)|,[^\p{ASCII}]|[“„]/u,
};

/** Game names with English punctuation: one exists only in English, one is French. */
const namesWithSigns = /The Forked Tower: Magic|FINAL FANTASY V: Battle/;

const attribute = (page: string, pattern: RegExp) => pattern.exec(page)?.[1] ?? "";

describe.each(others)("built pages in %s", (language) => {
  const english = interfaceTexts("en");
  const own = interfaceTexts(language);
  const foreign = new Set([...english].filter((text) => /[A-Za-z]{3}/.test(text) && !own.has(text)));

  test("built pages exist at the same addresses as in English", () => {
    const paths = siteAddresses(language).map((address) => address.replace(`/${language}`, "") || "/");
    expect(paths.sort()).toEqual([...siteAddresses()].sort());
  });

  test("built pages have title, tags, texts and links in their own language", () => {
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

  test("built pages use the punctuation of their language", () => {
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
});

/** Only ids of more than one word. */
function recordIds(): ReadonlySet<string> {
  const folder = `${client}/data/v2`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const ids = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, "utf8").matchAll(
      /"(?:id|fate|place)":\s*"([a-z\d]+(?:-[a-z\d]+)+)"/g,
    ),
  ]);
  return new Set(ids.map(([, id = ""]) => id));
}

test("pages in any language show names instead of record ids", () => {
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

test.each(languages)(
  "initial scripts of pages in %s contain no interface text of other languages",
  (language) => {
    const own = interfaceTexts(language);
    const paths = ["/", "/forecast/cassie", "/bozja/lostaction", "/map/southhorn", "/ba", "/alarms"];
    const named = paths.flatMap((path) => [
      ...fileOf(joinLanguage(language, path)).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ]);
    const scripts = [...new Set(named.map(([, script = ""]) => script))];
    const text = scripts.map((script) => readFileSync(client + script, "utf8")).join("\n");
    for (const other of languages.filter((each) => each !== language)) {
      const foreign = [...interfaceTexts(other)].filter(
        (words) => words.length > (other === "ja" ? 5 : 15) && !own.has(words),
      );
      expect(foreign.length).toBeGreaterThan(500);
      expect(
        // Allowed: game names, words that join dates and lists, and a text of React Router.
        foreign.filter(
          (words) =>
            text.includes(words) &&
            !texts(signs[other]).includes(words) &&
            !gameNames.includes(words) &&
            words !== "Unexpected Application Error!",
        ),
        other,
      ).toEqual([]);
    }
  },
);
