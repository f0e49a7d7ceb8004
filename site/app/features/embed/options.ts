import { guessLanguage, type Language, languageOf } from "~/i18n/language.ts";

/** Layouts of embeds; the first two have a fixed size. */
export const embedSizes = ["bar", "corner", "free"] as const;
export type EmbedSize = (typeof embedSizes)[number];

/** Options in the query of an embed. */
export type EmbedOptions = Readonly<{
  language: Language;
  theme: "light" | "dark" | "auto";
  /** No ground of its own, for overlays over a picture or a stream. */
  transparent: boolean;
  /** Layout: a bar along a stream, a corner of it, or whatever frame there is. */
  size: EmbedSize;
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
    language: languageOf(language) ?? guessLanguage(wishes),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    transparent: asked.get("ground") === "none",
    size: embedSizes.find((size) => size === asked.get("size")) ?? "free",
    count: /^\d{1,2}$/.test(count) ? Math.min(MOST, Number(count)) : USUAL,
  };
}
