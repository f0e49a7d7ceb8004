import type { Locale } from "@foray/eorzea/locale";
import { buildIndex, type SearchEntry, type SearchIndex } from "@foray/fieldops/search/index";
import { kindWords } from "./kind-words.ts";
import type { SearchKind, StoredEntries } from "./types.ts";

export interface Found extends SearchEntry {
  readonly kind: SearchKind;
  readonly target: string;
  /** Text that tells it apart from others of the same name, in the page's language. */
  readonly line: string;
  readonly glyph: string | undefined;
  readonly names: Readonly<Record<string, string>>;
}

const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: readonly string[] }>>> = {
  en: () => import("virtual:search/names/en"),
  ja: () => import("virtual:search/names/ja"),
  de: () => import("virtual:search/names/de"),
  fr: () => import("virtual:search/names/fr"),
  ko: () => import("virtual:search/names/ko"),
  "zh-CN": () => import("virtual:search/names/zh-CN"),
  "zh-TW": () => import("virtual:search/names/zh-TW"),
};

export function joinEntries(
  entries: StoredEntries,
  lines: readonly string[],
  tables: readonly (readonly [locale: string, names: readonly string[]])[],
): Found[] {
  return entries.map(([id, kind, target, keywords, weight, glyph, about], place) => {
    const names: Record<string, string> = {};
    for (const [locale, table] of tables) {
      const name = table[place];
      if (name !== undefined && name !== "") names[locale] = name;
    }
    const line = lines[place] ?? "";
    return {
      id,
      kind,
      target,
      line,
      glyph: glyph === 0 ? undefined : glyph,
      names,
      keywords: keywords === 0 ? [] : keywords,
      about: [line, kindWords[kind], about ?? ""],
      weight,
    };
  });
}

/** @param own the reader's languages, whose names rank first */
export async function loadIndex(
  locales: readonly Locale[],
  own: readonly Locale[],
): Promise<SearchIndex<Found>> {
  const [{ default: entries }, { default: lines }, ...names] = await Promise.all([
    import("virtual:search/entries"),
    import("virtual:search/lines"),
    ...locales.map(async (locale) => [locale, (await loaders[locale]()).default] as const),
  ]);
  return buildIndex(joinEntries(entries, lines, names), own);
}
