import { guessLanguage, type Language, languageOf } from "~/i18n/language.ts";

export const embedSizes = ["bar", "corner", "free"] as const;
export type EmbedSize = (typeof embedSizes)[number];

export type EmbedOptions = Readonly<{
  language: Language;
  theme: "light" | "dark" | "auto";
  /** Whether to omit the background, for overlays. */
  transparent: boolean;
  size: EmbedSize;
  /** Windows listed after the next one, from 0 to 10. */
  count: number;
}>;

const MOST = 10;
const USUAL = 3;

/**
 * Unknown and invalid values fall back to defaults.
 * @param wishes the browser's preferred languages, best first
 */
export function readOptions(query: string, wishes: readonly string[]): EmbedOptions {
  const asked = new URLSearchParams(query);
  const language = asked.get("lang");
  const theme = asked.get("theme");
  const count = asked.get("count") ?? "";
  return {
    language: languageOf(language) ?? guessLanguage(wishes),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    transparent: asked.get("ground") === "none",
    size: embedSizes.find((size) => size === asked.get("size")) ?? "free",
    count: /^\d{1,2}$/.test(count) ? Math.min(MOST, Number(count)) : USUAL,
  };
}
