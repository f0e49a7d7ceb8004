/** Languages of the whole interface. Game names may also be shown in the other languages of the game's files. */
export type Language = "en" | "ja" | "de" | "fr";

export const languages = ["en", "ja", "de", "fr"] as const satisfies readonly Language[];

/** Each language's own name, as it stands in the language picker. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  ja: "日本語",
  de: "Deutsch",
  fr: "Français",
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** First interface language among the browser's wishes; English where it has none of ours. */
export function guessLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split("-")[0];
    if (isLanguage(primary)) return primary;
  }
  return "en";
}
