import type { SheetLanguage } from "./sheet.ts";

/** Nominative endings of adjectives without an article, and articles, by the gender code in the sheets. */
const germanForms: Readonly<Record<string, Readonly<{ ending: string; article: string }>>> = {
  0: { ending: "er", article: "der" },
  1: { ending: "e", article: "die" },
  2: { ending: "es", article: "das" },
};

/**
 * Resolves a German pattern to the nominative singular: `[a]` is an adjective ending, `[t]` an article, `[p]`
 * a case ending absent in the nominative. Adjectives after the article end in `e`. Unchanged if the gender is
 * unknown.
 */
function inNominative(pattern: string, gender: string): string {
  const forms = germanForms[gender];
  if (forms === undefined) return pattern;
  const [before = "", ...after] = pattern.replaceAll("[p]", "").split("[t]");
  const rest = after.map((part) => part.replaceAll("[a]", "e"));
  return [before.replaceAll("[a]", forms.ending), ...rest].join(forms.article);
}

/** Undefined if the sheet has no name, or an unresolved pattern (`kreszent[a] Nekromant`) without gender. */
export function cleanName(text: string, language: SheetLanguage, gender = ""): string | undefined {
  const plain = (language === "de" ? inNominative(text, gender) : text)
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u00ad", "")
    .trim();
  if (plain === "" || /[<>[\]{}]|[\r\n]/.test(plain)) return undefined;
  return language === "ja" ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
