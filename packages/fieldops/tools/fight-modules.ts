import type { Fight, FightWords } from "#records/fights/types";
import { fightSchema, fightWordsSchema } from "../schemas/fights.ts";
import { emitModule, type Files, list } from "./emit-module.ts";
import {
  fightKeys,
  readFight,
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

/** The sentences of one mechanic, each under a key that says its way. */
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

/** The game's names in one language. English also has the players' word of a mechanic that no action names. */
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

/** Everything one language has to say on a fight, by key. */
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
  // The site's bundler puts the page's language in place of English here.
  const english = `/* ${comment} Written by tools/generate.ts. */\nexport { default } from "./en.js";\n`;
  for (const ending of ["js", "d.ts"]) files.set(`${path}/names/page.${ending}`, english);
}

/** A fight without its names: what a page draws and computes from. */
function factsOf({ actions: _, boss: _boss, mechanics, names: _names, ...fight }: Fight) {
  return { ...fight, mechanics: mechanics.map(({ names: _own, title: _title, ...mechanic }) => mechanic) };
}

/** What a list of fights shows of one. */
function summaryOf(key: string, fight: Fight) {
  const {
    casts,
    duel,
    engagement,
    enrage = [],
    harder,
    id,
    kind,
    mechanics,
    monster,
    operation,
    order,
    parts,
  } = fight;
  const clock = casts.filter(({ part }) => part === undefined);
  const written = sentenceLanguages.filter((language) => readFightWords(key, language) !== undefined);
  const branched = new Set((fight.branches ?? []).flatMap(({ options }) => options.slice(1)));
  const ticks = clock.flatMap(({ branch, kind: of, t }) =>
    t === undefined || (branch !== undefined && branched.has(branch)) ? [] : [[Math.round(t), of] as const],
  );
  return {
    id,
    operation,
    order,
    kind,
    ...(harder ? { harder } : {}),
    ...(engagement === undefined ? {} : { engagement }),
    ...(duel === undefined ? {} : { duel }),
    ...(monster === undefined ? {} : { monster }),
    ticks,
    ...(casts.length > 0 && ticks.length === 0 ? { ordered: true } : {}),
    starts: parts.flatMap(({ from }) => (from === undefined ? [] : [from])),
    enrage: enrage.flatMap(({ t }) => (t === undefined ? [] : [t])),
    mechanics: mechanics.map((mechanic) => mechanic.id),
    diagrams: mechanics.filter(({ strategies }) => strategies !== undefined).length,
    asks: mechanics.flatMap(({ asks = [], id: of }) => asks.map((ask) => ({ mechanic: of, ...ask }))),
    written,
  };
}

const summaryType = `{
readonly id: string; readonly operation: string; readonly order: number; readonly kind: Fight["kind"]; readonly harder?: true;
readonly engagement?: string; readonly duel?: string; readonly monster?: string;
/** Second and kind of every cast on the clock of the pull, in the first of several orders. */
readonly ticks: readonly (readonly [t: number, kind: CastKind])[];
/** It has casts, but only their order is known, or they count from the start of a part. */
readonly ordered?: true;
readonly starts: readonly number[]; readonly enrage: readonly number[]; readonly mechanics: readonly string[];
/** How many mechanics have a diagram. */
readonly diagrams: number;
readonly asks: readonly (Ask & { readonly mechanic: string })[];
/** Languages that have sentences. */
readonly written: readonly ("en" | "ja" | "de" | "fr")[];
}`;

function emitFightTypes(files: Files) {
  const needs: TypeNeeds = { imports: new Map(), declared: new Map() };
  printType(fightSchema, needs);
  printType(fightWordsSchema, needs);
  const head = "/* From the schemas of the fights. Written by tools/generate.ts. */\n";
  const facts = `/** A fight without its names. */
export type FightFacts = Omit<Fight, "names" | "boss" | "actions" | "mechanics"> & { readonly mechanics: readonly MechanicFacts[] };
/** A mechanic without its names. */
export type MechanicFacts = Omit<Mechanic, "names" | "title">;
/** What a list shows of a fight. */
export type FightSummary = ${summaryType};
`;
  files.set(`${TABLE}/types.d.ts`, [head, ...needs.declared.values(), facts].join(""));
  files.set(`${TABLE}/types.js`, `${head}export {};\n`);
}

/** The modules of the fights: each fight's facts and words by themselves, as a page shows one, and what a list of all of them shows. */
export function emitFights(files: Files) {
  emitFightTypes(files);
  const keys = fightKeys();
  const fights = keys.map((key) => [key, readFight(key)] as const);
  const listed = new Map<Language, Map<string, string>>(languages.map((language) => [language, new Map()]));
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
      for (const [name, text] of entries)
        if (name === "fight" || name === "boss" || /^mechanic\/[^/]+$/.test(name))
          listed.get(language)?.set(`${key}/${name}`, text);
  }
  const all = "From records/fights.";
  const rows = fights
    .map(([key, fight]) => summaryOf(key, fight))
    .sort((one, other) => one.operation.localeCompare(other.operation) || one.order - other.order);
  emitModule(
    files,
    `${TABLE}/list/facts`,
    all,
    [["fightList", list(rows), "readonly FightSummary[]"]],
    'import type { FightSummary } from "../types.js";\n',
  );
  emitWordsOf(files, `${TABLE}/list`, all, listed);
  emitModule(files, `${TABLE}/sources`, all, [
    [
      "fightSources",
      JSON.stringify(readFightSources()),
      "Readonly<Record<string, { readonly name: string; readonly url?: string; readonly license?: string }>>",
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
