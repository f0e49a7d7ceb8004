import type { Locale } from "@foray/eorzea/locale";

/** Names by language. Languages missing from the sheets are absent, not filled with English. */
export type Names = Readonly<{ en: string } & Partial<Record<Exclude<Locale, "en">, string>>>;

/** By record id. */
export type NameTable = Readonly<Record<string, string>>;

export type NameTables = Readonly<{ en: NameTable } & Partial<Record<Exclude<Locale, "en">, NameTable>>>;

/** A name with its language, so that a page can set `lang` on an English fallback. */
export type LocalName = Readonly<{ text: string; lang: Locale }>;

/** Falls back to English. */
export function localName(names: Names, locale: Locale): LocalName {
  const text = names[locale];
  return text === undefined ? { text: names.en, lang: "en" } : { text, lang: locale };
}

/** @throws if a record has no English name. */
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

/** Key of an English name in the tables of translated words. */
export function wordKey(english: string): string {
  return english
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
}
