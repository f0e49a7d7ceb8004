import { readRecords } from "./record-files.ts";
import { tables } from "./tables.ts";

export interface Term {
  readonly table: string;
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Bosses, enemies and items that records reference by key, and the names of records in the same files. */
export function loadTerms(): readonly Term[] {
  const lists = new Map<string, Map<string, Term>>();
  for (const { paths, terms } of tables) {
    if (terms === undefined) continue;
    const known = lists.get(terms) ?? new Map<string, Term>();
    lists.set(terms, known);
    for (const path of paths) {
      const { records = [], words = {} } = readRecords(path);
      for (const { id, names } of records)
        if (names !== undefined) known.set(String(id), { table: terms, key: String(id), names });
      for (const [key, names] of Object.entries(words)) known.set(key, { table: terms, key, names });
    }
  }
  return [...lists.values()].flatMap((terms) => [...terms.values()]);
}
