import { joinCode, listedCode, rightPath, splitCode, wishedCode } from "./language-codes.ts";

/** The default is at the site's root, the others are below a folder with their code. */
export const languages = ["en", "ja", "de", "fr"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

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

/** The build runs once per language (site/build/plugins/language). */
export const pageLanguage: Language = isLanguage(built) ? built : defaultLanguage;

/** Ignores case. */
export function languageOf(code: string | null): Language | undefined {
  return listedCode(languages, code);
}

export function guessLanguage(wishes: readonly string[]): Language {
  return wishedCode(languages, wishes) ?? defaultLanguage;
}

/** Parts of a path below the site's base. `prefix` is the language as spelled in the path, or "". */
export type LocalPath = Readonly<{ language: Language; path: string; prefix: string }>;

/** Ignores the prefix's case. The default language has no prefix. */
export function splitLanguage(pathname: string): LocalPath {
  const { code, path, prefix } = splitCode(languages, pathname);
  return { language: code, path, prefix };
}

/** The inverse of `splitLanguage`. */
export function joinLanguage(language: Language, path: string): string {
  return joinCode(languages, language, path);
}

export function rightAddress(
  pathname: string,
  chosen: string | null,
  wishes: readonly string[],
): string | undefined {
  return rightPath(languages, pathname, chosen, wishes);
}
