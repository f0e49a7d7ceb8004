import { type Language, languages } from "../../app/i18n/language.ts";
import { titled } from "../../app/i18n/titled.ts";
import type { Line } from "./findable.ts";
import { type FoundNames, readNames } from "./tables.ts";
import { type LineWords, lineWords } from "./words.ts";

type Part = string | FoundNames | ((words: LineWords, read: (names: FoundNames) => string) => string);

/** A name in a language of the interface, beginning with a capital; the English one where the game's files have none. */
function nameIn(names: FoundNames, language: Language): string {
  return titled({ text: names[language] ?? names.en ?? "", lang: language }).text;
}

/** A line of parts in every language: names as the game has them, texts as they stand, sentences of `words.ts`. */
export function line(...parts: readonly (Part | undefined)[]): Line {
  const write = (language: Language) =>
    parts
      .map((part) => {
        if (part === undefined) return "";
        if (typeof part === "string") return part;
        if (typeof part !== "function") return nameIn(part, language);
        return part(lineWords[language], (names) => nameIn(names, language));
      })
      .filter((text) => text !== "")
      .join(" · ");
  const texts = Object.fromEntries(languages.map((language) => [language, write(language)]));
  return { en: texts.en ?? "", ja: texts.ja ?? "", de: texts.de ?? "", fr: texts.fr ?? "" };
}

/** Names joined as a list. */
export function listed(
  all: readonly FoundNames[],
  { comma }: LineWords,
  read: (names: FoundNames) => string,
): string {
  return [...new Set(all.map(read))].join(comma);
}

/** Names of the zones. */
export const zoneNames = await readNames("eorzea", "zones");

/** Names of the weathers. */
export const weatherNames = await readNames("eorzea", "weathers");
