import { guessLanguage, isLanguage, type Language } from "~/i18n/language.ts";

/** Options in the query of an embed. */
export type EmbedOptions = Readonly<{
  language: Language;
  theme: "light" | "dark" | "auto";
  /** No ground of its own, for overlays over a picture or a stream. */
  transparent: boolean;
  /** Windows listed after the next one, 0 to 10. */
  count: number;
}>;

const MOST = 10;
const USUAL = 3;

/**
 * Reads a query; what it does not know or cannot read is left at its default.
 * @param wishes languages that the browser asks for, best first
 */
export function readOptions(query: string, wishes: readonly string[]): EmbedOptions {
  const asked = new URLSearchParams(query);
  const language = asked.get("lang");
  const theme = asked.get("theme");
  const count = asked.get("count") ?? "";
  return {
    language: isLanguage(language) ? language : guessLanguage(wishes),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    transparent: asked.get("ground") === "none",
    count: /^\d{1,2}$/.test(count) ? Math.min(MOST, Number(count)) : USUAL,
  };
}
