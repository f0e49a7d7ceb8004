import type { Fight, FightWords } from "#records/fights/types";
import { fightSchema, fightWordsSchema } from "../schemas/fights.ts";
import { castsOf } from "../src/fights/casts.ts";
import { canPractice } from "../src/fights/practice.ts";
import { emitModule, type Files, list } from "./emit-module.ts";
import {
  fightKeys,
  readFight,
  readFightOperations,
  readFightSources,
  readFightWords,
  type SentenceLanguage,
  sentenceLanguages,
} from "./fight-files.ts";
import { printType, type TypeNeeds } from "./print-types.ts";
import { type Language, languages } from "./record-files.ts";

const TABLE = "fights";
const words = "Readonly<Record<string, string>>";

const isSentenceLanguage = (language: Language): language is SentenceLanguage =>
  sentenceLanguages.some((each) => each === language);

type Entry = readonly [key: string, text: string];

const mechanicEntries = (id: string, each: FightWords["mechanics"][string]): readonly Entry[] => {
  const at = `mechanic/${id}`;
  const { call, mistake, name, steps = {}, strategies = {}, tell, then, you } = each;
  return [
    ...(name === undefined ? [] : [[at, name] as const]),
    [`${at}/tell`, tell],
    [`${at}/then`, then],
    ...Object.entries(you).map(([who, text]) => [`${at}/you/${who}`, text] as const),
    ...(mistake === undefined ? [] : [[`${at}/mistake`, mistake] as const]),
    ...(call === undefined ? [] : [[`${at}/call`, call] as const]),
    ...Object.entries(steps).flatMap(([strategy, texts]) =>
      texts.map((text, step) => [`${at}/steps/${strategy}/${step}`, text] as const),
    ),
    ...Object.entries(strategies).map(([strategy, text]) => [`${at}/strategy/${strategy}`, text] as const),
  ];
};

const sentenceEntries = ({ branches = {}, lead, mechanics, parts = {}, unknown = [] }: FightWords) => [
  ["lead", lead] as const,
  ...Object.entries(parts).map(([id, text]) => [`part/${id}`, text] as const),
  ...Object.entries(branches).map(([id, text]) => [`branch/${id}`, text] as const),
  ...Object.entries(mechanics).flatMap(([id, each]) => mechanicEntries(id, each)),
  ...unknown.map((text, at) => [`unknown/${at}`, text] as const),
];

/** The game's names in one language. English falls back to the players' name of a mechanic. */
function nameEntries(fight: Fight, language: Language): readonly Entry[] {
  const named = (key: string, text: string | undefined) => (text === undefined ? [] : [[key, text] as const]);
  return [
    ...named("fight", fight.names[language]),
    ...named("boss", fight.boss?.[language]),
    ...Object.entries(fight.actions).flatMap(([id, each]) => named(`action/${id}`, each[language])),
    ...fight.mechanics.flatMap(({ id, names, title }) =>
      named(`mechanic/${id}`, names?.[language] ?? (language === "en" ? (title ?? names?.en) : undefined)),
    ),
  ];
}

function fightEntries(key: string, fight: Fight, language: Language): ReadonlyMap<string, string> {
  const sentences = isSentenceLanguage(language) ? readFightWords(key, language) : undefined;
  return new Map([
    ...nameEntries(fight, language),
    ...(sentences === undefined ? [] : sentenceEntries(sentences)),
  ]);
}

function emitWordsOf(
  files: Files,
  path: string,
  comment: string,
  byLanguage: ReadonlyMap<Language, ReadonlyMap<string, string>>,
) {
  for (const [language, entries] of byLanguage) {
    if (entries.size === 0 && language !== "en") continue;
    const text = [...entries].map(([key, each]) => `${JSON.stringify(key)}: ${JSON.stringify(each)},\n`);
    emitModule(files, `${path}/names/${language}`, comment, [["default", `{\n${text.join("")}}`, words]]);
  }
  // The site's bundler replaces this module with the language of the page.
  const english = `/* ${comment} Written by tools/generate.ts. */\nexport { default } from "./en.js";\n`;
  for (const ending of ["js", "d.ts"]) files.set(`${path}/names/page.${ending}`, english);
}

function factsOf({ actions: _, boss: _boss, mechanics, names: _names, ...fight }: Fight) {
  return { ...fight, mechanics: mechanics.map(({ names: _own, title: _title, ...mechanic }) => mechanic) };
}

function summaryOf(
  key: string,
  { arena, casts, duel, engagement, harder, id, kind, mechanics, monster, operation }: Fight,
) {
  const written = sentenceLanguages.filter((language) => readFightWords(key, language) !== undefined);
  return {
    id,
    operation,
    kind,
    ...(harder ? { harder } : {}),
    ...(engagement === undefined ? {} : { engagement }),
    ...(duel === undefined ? {} : { duel }),
    ...(monster === undefined ? {} : { monster }),
    timeline: casts.some(({ t }) => t !== undefined),
    mechanics: mechanics.length,
    diagrams: mechanics.filter(({ strategies }) => strategies !== undefined).length,
    written: written.length > 0,
    ...(canPractice({ mechanics, ...(arena === undefined ? {} : { arena }) }) ? { practice: true } : {}),
  };
}

/** Uses the first of several orders. */
function ticksOf(fight: Fight) {
  const ticks = castsOf(fight).flatMap(({ kind, part, t }) =>
    t === undefined || part !== undefined ? [] : [[Math.round(t), kind] as const],
  );
  return { ticks, enrage: (fight.enrage ?? []).flatMap(({ t }) => (t === undefined ? [] : [t])) };
}

const summaryType = `{
readonly id: string; readonly operation: string; readonly kind: Fight["kind"];
/** The harder form of a fight that has two. */
readonly harder?: true;
readonly engagement?: string; readonly duel?: string; readonly monster?: string;
/** It has casts with times. */
readonly timeline: boolean;
/** How many mechanics it has, and how many of them have a diagram. */
readonly mechanics: number; readonly diagrams: number;
/** Its cards have sentences. */
readonly written: boolean;
/** It has layouts to practice. */
readonly practice?: true;
}`;
const ticksType =
  "Readonly<Record<string, { readonly ticks: readonly (readonly [t: number, kind: CastKind])[]; readonly enrage: readonly number[] }>>";
const operationType =
  '{ readonly id: string; readonly hue: "eureka" | "bozja" | "delubrum" | "occult"; readonly since: string; readonly runs: readonly string[] }';

function emitFightTypes(files: Files) {
  const needs: TypeNeeds = { imports: new Map(), declared: new Map() };
  printType(fightSchema, needs);
  printType(fightWordsSchema, needs);
  const head = "/* From the schemas of the fights. Written by tools/generate.ts. */\n";
  const facts = `/** A fight without its names. */
export type FightFacts = Omit<Fight, "names" | "boss" | "actions" | "mechanics"> & { readonly mechanics: readonly MechanicFacts[] };
/** A mechanic without its names. */
export type MechanicFacts = Omit<Mechanic, "names" | "title">;
/** What every page may show of a fight. */
export type FightSummary = ${summaryType};
/** An operation with fights. */
export type FightOperation = ${operationType};
/** What a mechanic of a fight calls for. */
export type FightAsk = Ask & { readonly fight: string; readonly mechanic: string };
`;
  files.set(`${TABLE}/types.d.ts`, [head, ...needs.declared.values(), facts].join(""));
  files.set(`${TABLE}/types.js`, `${head}export {};\n`);
}

export function emitFights(files: Files) {
  emitFightTypes(files);
  const operations = readFightOperations();
  const place = (id: string) => operations.findIndex((operation) => operation.id === id);
  const fights = fightKeys()
    .map((key) => [key, readFight(key)] as const)
    .sort(
      ([, one], [, other]) =>
        place(one.operation) - place(other.operation) ||
        Number(one.harder ?? false) - Number(other.harder ?? false) ||
        one.order - other.order,
    );
  const keys = fights.map(([key]) => key);
  const asks = fights.flatMap(([key, { mechanics }]) =>
    mechanics.flatMap((mechanic) =>
      (mechanic.asks ?? []).map((ask) => ({ fight: key, mechanic: mechanic.id, ...ask })),
    ),
  );
  const asked = new Set(asks.map(({ fight, mechanic }) => `${fight}/mechanic/${mechanic}`));
  const nothing = () =>
    new Map<Language, Map<string, string>>(languages.map((language) => [language, new Map()]));
  const [listed, called] = [nothing(), nothing()];
  for (const [key, fight] of fights) {
    const from = `From records/fights/${key}.`;
    const types = 'import type { FightFacts } from "../../types.js";\n';
    emitModule(
      files,
      `${TABLE}/${key}/facts`,
      from,
      [["fight", JSON.stringify(factsOf(fight)), "FightFacts"]],
      types,
    );
    const byLanguage = new Map(languages.map((language) => [language, fightEntries(key, fight, language)]));
    emitWordsOf(files, `${TABLE}/${key}`, from, byLanguage);
    for (const [language, entries] of byLanguage)
      for (const [name, text] of entries) {
        if (name === "fight") listed.get(language)?.set(key, text);
        if (name === "boss") listed.get(language)?.set(`${key}/boss`, text);
        if (asked.has(`${key}/${name}`))
          called.get(language)?.set(`${key}/${name.replace("mechanic/", "")}`, text);
      }
  }
  for (const { id, names } of operations)
    for (const language of languages) {
      const name = names[language];
      if (name !== undefined) listed.get(language)?.set(id, name);
    }
  const all = "From records/fights.";
  const types = (name: string) => `import type { ${name} } from "../types.js";\n`;
  const rows = fights.map(([key, fight]) => summaryOf(key, fight));
  emitModule(
    files,
    `${TABLE}/list/facts`,
    all,
    [["fightList", list(rows), "readonly FightSummary[]"]],
    types("FightSummary"),
  );
  emitWordsOf(files, `${TABLE}/list`, all, listed);
  const ticks = Object.fromEntries(fights.map(([key, fight]) => [key, ticksOf(fight)]));
  emitModule(
    files,
    `${TABLE}/ticks/facts`,
    all,
    [["fightTicks", JSON.stringify(ticks), ticksType]],
    types("CastKind"),
  );
  const mechanicIds = Object.fromEntries(
    fights.map(([key, fight]) => [key, fight.mechanics.map(({ id }) => id)]),
  );
  emitModule(files, `${TABLE}/mechanics/facts`, all, [
    ["fightMechanics", JSON.stringify(mechanicIds), "Readonly<Partial<Record<string, readonly string[]>>>"],
  ]);
  emitModule(
    files,
    `${TABLE}/asks/facts`,
    all,
    [["fightAsks", list(asks), "readonly FightAsk[]"]],
    types("FightAsk"),
  );
  emitWordsOf(files, `${TABLE}/asks`, all, called);
  const facts = operations.map(({ names: _, ...operation }) => operation);
  emitModule(
    files,
    `${TABLE}/operations/facts`,
    all,
    [["fightOperations", list(facts), "readonly FightOperation[]"]],
    types("FightOperation"),
  );
  emitModule(files, `${TABLE}/sources`, all, [
    [
      "fightSources",
      JSON.stringify(readFightSources()),
      "Readonly<Partial<Record<string, { readonly name: string; readonly url?: string; readonly license?: string }>>>",
    ],
  ]);
  const entries = (file: string) =>
    keys.map((key) => `${JSON.stringify(key)}: () => import("./${key}/${file}.js")`).join(",\n");
  const head = "/* Every fight, each loaded by itself. Written by tools/generate.ts. */\n";
  files.set(
    `${TABLE}/index.js`,
    `${head}export const fightFiles = {\n${entries("facts")}\n};\nexport const fightNames = {\n${entries("names/page")}\n};\n`,
  );
  files.set(
    `${TABLE}/index.d.ts`,
    `${head}import type { FightFacts } from "./types.js";
export declare const fightFiles: Readonly<Partial<Record<string, () => Promise<{ readonly fight: FightFacts }>>>>;
export declare const fightNames: Readonly<Partial<Record<string, () => Promise<{ readonly default: ${words} }>>>>;
`,
  );
}
