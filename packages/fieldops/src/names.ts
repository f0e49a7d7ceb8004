import type { Locale } from "@foray/eorzea/locale";

/** The game's names of one record by language; a language the sheets do not have is absent, never filled from another. */
export type Names = Readonly<{ en: string } & Partial<Record<Exclude<Locale, "en">, string>>>;

/** One language's names of a table: record id to name. */
export type NameTable = Readonly<Record<string, string>>;

export type NameTables = Readonly<{ en: NameTable } & Partial<Record<Exclude<Locale, "en">, NameTable>>>;

/** A name with the language it is written in, so that the page can mark an English stand-in with `lang`. */
export type LocalName = Readonly<{ text: string; lang: Locale }>;

/** The name in `locale`, or the English one (marked as such) where the game's files have none. */
export function localName(names: Names, locale: Locale): LocalName {
  const text = names[locale];
  return text === undefined ? { text: names.en, lang: "en" } : { text, lang: locale };
}

/** Joins facts and name tables into records; throws if a record has no English name. */
export function joinNames<T extends { readonly id: string }>(
  facts: readonly T[],
  tables: NameTables,
): readonly (T & { readonly names: Names })[] {
  const others = Object.entries(tables).filter(([locale]) => locale !== "en");
  return facts.map((fact) => {
    const en = tables.en[fact.id];
    if (en === undefined) throw new Error(`${fact.id} has no English name`);
    const rest = others.flatMap(([locale, table]) => {
      const name = table[fact.id];
      return name === undefined ? [] : [[locale, name] as const];
    });
    return { ...fact, names: { en, ...Object.fromEntries(rest) } };
  });
}

/** The key under which a table of words holds the names of something that records name in English. */
export function wordKey(english: string): string {
  return english
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
}
