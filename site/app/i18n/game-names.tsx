import type { Locale } from "@foray/eorzea/locale";
import type { LocalName } from "@foray/fieldops/names";
import { use } from "react";
import { useNameLocale } from "./LanguageProvider.tsx";
import { pageLanguage } from "./language.ts";
import { isEnglishFallback, type NameFile } from "./name-fallback.ts";

const none: NameFile = {};

/** The name files that were requested, by table and language. */
const files = new Map<string, Promise<NameFile>>();

/** The names of a table in another language than the page's. If they do not arrive, those of the page stay, until they are requested again. */
function nameFile(table: string, locale: Locale): Promise<NameFile> {
  const key = `${table} ${locale}`;
  const load = async () => {
    try {
      const { loadNames } = await import("./name-files.ts");
      return await loadNames(table, locale);
    } catch {
      files.delete(key);
      return none;
    }
  };
  const file = files.get(key) ?? load();
  files.set(key, file);
  return file;
}

/** Reads a name from a table: the game's in the chosen language, or another one marked as such. */
export type NameReader = (id: string) => LocalName;

/** A name of a table that a page imports by its English file: the build puts that of the page's language in its place. */
export function pageName(names: NameFile, id: string): LocalName {
  return { text: names[id] ?? id, lang: isEnglishFallback(names, id) ? "en" : pageLanguage };
}

/**
 * The game's names of a table in the language that the reader has chosen for them; suspends until they are here.
 * @param table package and name of the table, e.g. `fieldops/lost-actions`
 * @param names the table's names in the page's language, bound into the page (see site/build/plugins/language)
 */
export function useGameNames(table: string, names: NameFile): NameReader {
  const locale = useNameLocale();
  const chosen = locale === pageLanguage ? none : use(nameFile(table, locale));
  return (id) => {
    const name = chosen[id];
    return name === undefined ? pageName(names, id) : { text: name, lang: locale };
  };
}

/** A game's name on the page, marked with its language if that is not the page's. */
export function GameName({ name }: { name: LocalName }) {
  return name.lang === pageLanguage ? name.text : <span lang={name.lang}>{name.text}</span>;
}
