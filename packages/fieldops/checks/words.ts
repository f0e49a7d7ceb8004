import { readdir } from "node:fs/promises";
import { z } from "zod";
import { languages, readRecords } from "../tools/record-files.ts";

export { languages };

/** Names by language, then by key. */
export type WordTables = ReadonlyMap<string, Readonly<Record<string, string>>>;

const nameModule = z.object({ default: z.record(z.string(), z.string()) });

/** Every language of one `names` folder. */
export async function loadNames(folder: URL): Promise<WordTables> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
  const present = languages.filter((locale) => files.includes(`${locale}.ts`));
  const entries = present.map(async (locale) => {
    const loaded = nameModule.parse(await import(new URL(`${locale}.ts`, folder).href));
    return [locale, loaded.default] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The names of one key in every language that has it. */
export function namesOf(tables: WordTables, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tables].flatMap(([locale, table]) => {
      const name = table[key];
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}

/** Word lists that records name by key: bosses, enemies and items that have no record of their own; each with the files it is made of. */
const wordLists: Readonly<Record<string, readonly string[]>> = {
  engagements: ["fields/engagements"],
  duels: ["bozja/duels"],
  skirmishes: ["bozja/skirmishes"],
  fates: ["fields/fates"],
  "pot-fates": ["occult/pot-fates"],
  "bunny-fates": ["eureka/bunny-fates"],
  "forecast-filters": ["fields/forecast-filters"],
  "notorious-monsters": ["eureka/notorious-monsters"],
  "weather-farms": ["fields/weather-farms"],
  "occult items": ["occult/currencies", "occult/crystals", "occult/consumables", "occult/occult-items"],
  "occult bosses": ["occult/occult-bosses"],
  "raid-requirements": ["fields/raid-requirements"],
  miscellany: ["occult/miscellany"],
  unlocks: ["fields/unlocks"],
};

export interface Term {
  readonly table: string;
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
}

/** The words of all lists; the names of records themselves, which are in the same files, are included. */
export function loadTerms(): readonly Term[] {
  return Object.entries(wordLists).flatMap(([table, paths]) => {
    const terms = new Map<string, Term>();
    for (const path of paths) {
      const { records = [], words = {} } = readRecords(path);
      for (const { id, names } of records)
        if (names !== undefined) terms.set(String(id), { table, key: String(id), names });
      for (const [key, names] of Object.entries(words)) terms.set(key, { table, key, names });
    }
    return [...terms.values()];
  });
}
