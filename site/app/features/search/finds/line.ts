import { seriesComma } from "../../../i18n/format.ts";
import { type Language, languages } from "../../../i18n/language.ts";
import { titled } from "../../../i18n/titled.ts";
import type { LocalText } from "./findable.ts";
import { type FoundNames, readNames } from "./tables.ts";
import { type LineWords, lineWords } from "./words.ts";

/** `comma` is the list separator. */
type Words = LineWords & Readonly<{ comma: string }>;

/** Joins distinct names to a list. */
type Read = (...names: FoundNames[]) => string;

export type Asked = readonly [words: Words, read: Read];

type Part = string | FoundNames | ((...asked: Asked) => string);

/** A capitalized name, or the English one as a fallback. */
function nameIn(names: FoundNames, language: Language): string {
  return titled({ text: names[language] ?? names.en ?? "", lang: language }).text;
}

/** A part is a game name, a literal text, or a function of the words in `words.ts`. */
export function line(...parts: readonly (Part | undefined)[]): LocalText {
  const write = (language: Language) => {
    const comma = seriesComma(language);
    const words = { ...lineWords[language], comma };
    const read: Read = (...names) => [...new Set(names.map((each) => nameIn(each, language)))].join(comma);
    return parts
      .map((part) => {
        if (part === undefined) return "";
        if (typeof part === "string") return part;
        if (typeof part !== "function") return nameIn(part, language);
        return part(words, read);
      })
      .filter((text) => text !== "")
      .join(" · ");
  };
  const texts = Object.fromEntries(languages.map((language) => [language, write(language)]));
  return { en: texts.en ?? "", ja: texts.ja ?? "", de: texts.de ?? "", fr: texts.fr ?? "" };
}

export const zoneNames = await readNames("eorzea", "zones");

export const weatherNames = await readNames("eorzea", "weathers");
