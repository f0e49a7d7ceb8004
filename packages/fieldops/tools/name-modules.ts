import { readdir } from "node:fs/promises";
import { z } from "zod";
import { languages } from "./record-files.ts";

/** Names by language, then by key. */
export type WordTables = ReadonlyMap<string, Readonly<Record<string, string>>>;

const nameModule = z.object({ default: z.record(z.string(), z.string()) });

export async function loadNames(folder: URL): Promise<WordTables> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
  const present = languages.filter((locale) => files.includes(`${locale}.ts`));
  const entries = present.map(async (locale) => {
    const loaded = nameModule.parse(await import(new URL(`${locale}.ts`, folder).href));
    return [locale, loaded.default] as const;
  });
  return new Map(await Promise.all(entries));
}

export function namesOf(tables: WordTables, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tables].flatMap(([locale, table]) => {
      const name = table[key];
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}
