import { joinCode, listedCode, rightPath, splitCode, wishedCode } from "./language-codes.ts";

/**
 * Languages of the whole interface, the default first. Each has addresses of its own: the default at the site's root, the others below a
 * folder of their code. Game names may also be shown in the other languages of the game's files.
 */
export const languages = ["en", "ja", "de", "fr"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

/** Each language's own name, for the language picker. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  ja: "日本語",
  de: "Deutsch",
  fr: "Français",
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

const built: unknown = import.meta.env?.VITE_LANGUAGE;

/** The language of this bundle and of the page that loads it: the build is run once for each language (site/build/plugins/language). */
export const pageLanguage: Language = isLanguage(built) ? built : defaultLanguage;

/** A language by its code in any case of letters, as a link or a query may write it. */
export function languageOf(code: string | null): Language | undefined {
  return listedCode(languages, code);
}

/** First interface language among the browser's wishes; the default if it has none of ours. */
export function guessLanguage(wishes: readonly string[]): Language {
  return wishedCode(languages, wishes) ?? defaultLanguage;
}

/** A path below the site's base, such as `/ja/forecast`, taken apart. `prefix` is the language as the path writes it, or "". */
export type LocalPath = Readonly<{ language: Language; path: string; prefix: string }>;

/** Takes the language off a path below the site's base. The prefix counts in any case of letters; the default has none. */
export function splitLanguage(pathname: string): LocalPath {
  const { code, path, prefix } = splitCode(languages, pathname);
  return { language: code, path, prefix };
}

/** The address of a page in a language: the inverse of `splitLanguage`, below the site's base. */
export function joinLanguage(language: Language, path: string): string {
  return joinCode(languages, language, path);
}

/** Where a visitor of a path below the site's base belongs instead; `undefined` if the path is right. */
export function rightAddress(
  pathname: string,
  chosen: string | null,
  wishes: readonly string[],
): string | undefined {
  return rightPath(languages, pathname, chosen, wishes);
}
