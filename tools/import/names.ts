import type { SheetLanguage } from "./sheet.ts";

/**
 * Ending of a German adjective in the nominative where no article goes before it, and the article, by the gender that sheets give:
 * masculine, feminine, neuter.
 */
const germanForms: Readonly<Record<string, Readonly<{ ending: string; article: string }>>> = {
  0: { ending: "er", article: "der" },
  1: { ending: "e", article: "die" },
  2: { ending: "es", article: "das" },
};

/**
 * A German pattern as the name of one enemy: `[a]` is the ending of an adjective, `[t]` an article, `[p]` the ending of a case that the
 * nominative lacks. Adjectives after the article all end in `e`. A pattern whose gender is not known stays one.
 */
function inNominative(pattern: string, gender: string): string {
  const forms = germanForms[gender];
  if (forms === undefined) return pattern;
  const [before = "", ...after] = pattern.replaceAll("[p]", "").split("[t]");
  const rest = after.map((part) => part.replaceAll("[a]", "e"));
  return [before.replaceAll("[a]", forms.ending), ...rest].join(forms.article);
}

/**
 * A name as pages show it: plain spaces, no soft hyphens, a capital first letter in Latin scripts. Undefined if the sheet has none, or
 * holds a pattern of German endings (`kreszent[a] Nekromant`) without the gender that decides them.
 */
export function cleanName(text: string, language: SheetLanguage, gender = ""): string | undefined {
  const plain = (language === "de" ? inNominative(text, gender) : text)
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u00ad", "")
    .trim();
  if (plain === "" || /[<>[\]{}]|[\r\n]/.test(plain)) return undefined;
  return language === "ja" ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
