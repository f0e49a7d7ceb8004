import { expect, test } from "vitest";
import { isLanguage, type Language, languages } from "./language.ts";

/**
 * Renders messages with every possible name of the game or of players, and checks that articles, cases,
 * elisions and particles fit. Names are marked ⟦like this⟧.
 */

type Messages = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../**/messages/{en,ja,de,fr}.ts", "../features/search/finds/words.ts"],
  { eager: true },
);
const gameNames = import.meta.glob<Names>("../../../packages/fieldops/generated/*/names/{en,ja,de,fr}.js", {
  eager: true,
  import: "default",
});
const skyNames = import.meta.glob<Names>(
  "../../../packages/eorzea/src/{zones,weathers}/names/{en,ja,de,fr}.ts",
  {
    eager: true,
    import: "default",
  },
);

type Kind = "zone" | "weather" | "thing" | "person";

/** By the parameter's name in English. In /run/, `name` is a player. */
const kinds: Readonly<Record<Kind, readonly string[]>> = {
  zone: ["zone", "map"],
  weather: ["weather", "weathers"],
  thing: [
    "action",
    "coffer",
    "currency",
    "encounter",
    "enemy",
    "fate",
    "fragment",
    "item",
    "job",
    "logogram",
    "mneme",
    "mob",
    "monster",
    "name",
    "place",
    "quest",
    "status",
    "vendor",
  ],
  person: ["host", "leader", "a", "b"],
};

/** With and without an initial vowel. */
const PERSONS = ["Aria Vale", "Élise Or", "Hugo Roy", "Milo March", "Ysolde"];

function languageOf(path: string): Language | undefined {
  const name = /(\w+)\.[jt]s$/.exec(path)?.[1] ?? "";
  return isLanguage(name) ? name : undefined;
}

/** Without names that start and end alike. */
function namesOf(tables: Readonly<Record<string, Names>>, language: Language, only: RegExp): string[] {
  const edges = new Map<string, string>();
  for (const [path, names] of Object.entries(tables))
    if (only.test(path) && languageOf(path) === language)
      for (const name of Object.values(names))
        if (typeof name === "string") edges.set(`${name.slice(0, 4)}…${name.slice(-2)}`, name);
  return [...edges.values()];
}

const names = new Map(
  languages.map((language) => {
    const zone = [
      ...namesOf(skyNames, language, /zones/),
      ...namesOf(gameNames, language, /\/(?:maps|duties)\//),
    ];
    const every: Readonly<Record<Kind, readonly string[]>> = {
      zone,
      weather: namesOf(skyNames, language, /weathers/),
      thing: namesOf(gameNames, language, /./),
      person: PERSONS,
    };
    return [language, every] as const;
  }),
);

function sentences(value: unknown, path = ""): [path: string, render: (...values: unknown[]) => unknown][] {
  if (typeof value === "function")
    return [[path, (...values: unknown[]) => Reflect.apply(value, undefined, values)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** From the function's source. */
function parametersOf(render: unknown): string[] {
  const list = /^\(?([^)=]*)\)?\s*=>/.exec(String(render))?.[1] ?? "";
  return list.split(",").map((name) => name.trim());
}

function kindOf(path: string, parameter: string): Kind | undefined {
  if (parameter === "name" && path.includes("/run/")) return "person";
  for (const kind of ["zone", "weather", "thing", "person"] as const)
    if (kinds[kind].includes(parameter)) return kind;
  return undefined;
}

/** With `around`, the name itself is removed first. */
type Rule = Readonly<{ kinds: readonly Kind[]; wrong: RegExp; around?: true }>;

function breaks({ wrong, around }: Rule, text: string): boolean {
  return wrong.test(around === true ? text.replace(/⟦[^⟧]*⟧/g, "⟦⟧") : text);
}

const ALL: readonly Kind[] = ["zone", "weather", "thing", "person"];

/** Texts next to a name that cannot be right for all names of its kind. */
const rules: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    { kinds: ALL, wrong: /\ban? ⟦/i },
    { kinds: ALL, around: true, wrong: / {2}|\.\.(?!\.)| [,.;:!?](?:\s|$)|\(\)/ },
  ],
  ja: [
    { kinds: ALL, around: true, wrong: /⟧(?:のの|をを|がが|はは|にに|とと)| {2}|。。|（）|：：/ },
    { kinds: ALL, wrong: /⟧ [のをがはにとで]/ },
  ],
  de: [
    { kinds: ["zone"], wrong: /(?<!\p{L})(?:in|von|nach|aus|im|vom|zum|zur) ⟦/iu },
    {
      kinds: ["thing", "zone"],
      wrong:
        /(?<!\p{L})(?:der|die|das|den|dem|des|(?:k?ein|jed|dies|welch)(?:e|en|em|er|es)?|im|vom|zum|zur|am|beim) ⟦/iu,
    },
    { kinds: ["thing"], wrong: /(?<!\p{L})(?:mit|von|nach|aus|bei|zu|durch|für|gegen|ab|seit) ⟦/iu },
    { kinds: ["weather"], wrong: /\p{L} ⟦|⟧ (?!–|→|\(|·)\p{L}/u },
    { kinds: ALL, around: true, wrong: / {2}|\.\.(?!\.)|\(\)/ },
  ],
  fr: [
    {
      kinds: ["zone"],
      wrong: /(?<!\p{L})(?:de|du|des|en|à|au|aux|dans|sur|vers|la|le|les) ⟦/iu,
    },
    {
      kinds: ["thing"],
      wrong: /(?<!\p{L})(?:le|la|les|du|des|au|aux|un|une|ce|cet|cette|de|que) ⟦|(?:l|d|qu)’⟦/iu,
    },
    { kinds: ["person"], wrong: /(?<!\p{L})(?:de|que|le|la) ⟦/iu },
    {
      kinds: ["thing", "person"],
      wrong: /⟧ (?:est |a été |sera )?\p{L}{2,}(?:é|ée|és|ées)(?!\p{L})/u,
    },
    { kinds: ALL, around: true, wrong: / {2}|\.\.(?!\.)|\(\)|[\p{L}\d⟧] [:;!?](?:\s|$)/u },
  ],
};

const cases: Readonly<{ path: string; language: Language; key: string; kind: Kind; texts: string[] }>[] = [];
/** Functions that take lists or objects. */
let skipped = 0;

/** Puts each name into one parameter; the others are constant. */
function render(
  own: (...values: unknown[]) => unknown,
  parameters: readonly string[],
  place: number,
  pool: readonly string[],
): string[] | undefined {
  for (const other of ["12", 2]) {
    try {
      const texts = pool.map((name) =>
        own(...parameters.map((_, index) => (index === place ? `⟦${name}⟧` : other))),
      );
      if (
        texts.every(
          (text): text is string => typeof text === "string" && !/undefined|NaN|\[object/.test(text),
        )
      )
        return texts;
    } catch {
      // Tries the other constant.
    }
  }
  return undefined;
}

for (const [path, module] of Object.entries(catalogues)) {
  const inOne = path.endsWith("words.ts");
  const language = languageOf(path);
  for (const each of inOne ? languages : language === undefined ? [] : [language]) {
    const tree = inOne ? Reflect.get(module.lineWords ?? {}, each) : (module.messages ?? module.default);
    const englishPath = inOne ? path : path.replace(/\w+\.ts$/, "en.ts");
    const englishModule: Messages = catalogues[englishPath] ?? {};
    const englishTree = inOne
      ? Reflect.get(englishModule.lineWords ?? {}, "en")
      : (englishModule.messages ?? englishModule.default);
    const parameters = new Map(
      sentencesWithSource(englishTree).map(([key, source]) => [key, parametersOf(source)] as const),
    );
    for (const [key, own] of sentences(tree)) {
      const given = parameters.get(key) ?? [];
      for (const [place, parameter] of given.entries()) {
        const kind = kindOf(path, parameter);
        if (kind === undefined) continue;
        const texts = render(own, given, place, names.get(each)?.[kind] ?? []);
        if (texts === undefined) skipped += 1;
        else cases.push({ path: path.replace("../", ""), language: each, key, kind, texts });
      }
    }
  }
}

/** With the original functions, whose source has the parameter names. */
function sentencesWithSource(value: unknown, path = ""): [path: string, source: unknown][] {
  if (typeof value === "function") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesWithSource(inner, `${path}.${key}`));
}

test("the name check finds enough sentences and names in every language", () => {
  for (const language of languages) {
    expect(cases.filter((each) => each.language === language).length, language).toBeGreaterThan(100);
    expect(names.get(language)?.thing.length, language).toBeGreaterThan(1000);
    expect(names.get(language)?.weather.length, language).toBeGreaterThan(15);
  }
  expect(skipped).toBeLessThan(cases.length / 10);
});

test.each(languages)("messages are grammatical with any name in %s", (language) => {
  const wrong = cases
    .filter((each) => each.language === language)
    .flatMap(({ path, key, kind, texts }) => {
      const bad = rules[language]
        .filter((rule) => rule.kinds.includes(kind))
        .flatMap((rule) => texts.filter((text) => breaks(rule, text)).slice(0, 1));
      return bad.map((text) => `${path}${key}: ${text}`);
    });
  expect(wrong).toEqual([]);
});

test("the name rules catch wrong articles, cases and particles", () => {
  const caught = (language: Language, kind: Kind, text: string) =>
    rules[language].some((rule) => rule.kinds.includes(kind) && breaks(rule, text));
  expect(caught("fr", "zone", "Carte de ⟦Île de Lunule⟧")).toBe(true);
  expect(caught("fr", "thing", "⟦Barrière⟧ retiré du sac")).toBe(true);
  expect(caught("fr", "thing", "Recette de ⟦Aile⟧")).toBe(true);
  expect(caught("fr", "thing", "Retiré\u00a0: ⟦Barrière⟧")).toBe(false);
  expect(caught("de", "weather", "bei ⟦Neblig⟧ erscheint")).toBe(true);
  expect(caught("de", "thing", "nach ⟦Kopierende Cassie⟧")).toBe(true);
  expect(caught("de", "thing", "mit dem ⟦Kopierende Cassie⟧")).toBe(true);
  expect(caught("ja", "thing", "⟦名前⟧をを削除")).toBe(true);
  expect(caught("en", "thing", "Get a ⟦Eye⟧")).toBe(true);
});
