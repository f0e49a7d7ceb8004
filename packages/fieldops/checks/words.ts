import { readdir } from "node:fs/promises";
import { z } from "zod";

/** Names by language, then by key. */
export type WordTables = ReadonlyMap<string, Readonly<Record<string, string>>>;

const source = new URL("../src/", import.meta.url);
const nameModule = z.object({ default: z.record(z.string(), z.string()) });

/** The languages of the interface and the others that names are known in. */
export const languages = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const;

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

/** Word lists that records name by key: bosses, enemies and items that have no record of their own. */
const wordLists = [
  ["engagements", "engagements/names/"],
  ["duels", "duels/names/"],
  ["skirmishes", "skirmishes/names/"],
  ["fates", "fates/names/"],
  ["pot-fates", "pot-fates/names/"],
  ["bunny-fates", "bunny-fates/names/"],
  ["forecast-filters", "forecast-filters/names/"],
  ["notorious-monsters", "notorious-monsters/names/"],
  ["weather-farms", "weather-farms/names/"],
  ["occult items", "occult/names/items/"],
  ["occult bosses", "occult/names/bosses/"],
] as const;

/** The words of all lists; the names of records themselves, which stand in the same files, come along. */
export async function loadTerms(): Promise<
  readonly Readonly<{ table: string; key: string; names: Readonly<Record<string, string>> }>[]
> {
  const lists = wordLists.map(async ([table, folder]) => {
    const tables = await loadNames(new URL(folder, source));
    const keys = new Set([...tables.values()].flatMap((words) => Object.keys(words)));
    return [...keys].map((key) => ({ table, key, names: namesOf(tables, key) }));
  });
  return (await Promise.all(lists)).flat();
}
