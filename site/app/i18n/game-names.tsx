import type { Locale } from "@foray/eorzea/locale";
import type { LocalName } from "@foray/fieldops/names";
import { use } from "react";
import { useNameLocale } from "./LanguageProvider.tsx";
import { pageLanguage } from "./language.ts";
import { isEnglishFallback, type NameFile } from "./name-fallback.ts";

const none: NameFile = {};

const files = new Map<string, Promise<NameFile>>();

/** If loading fails, the page's names stay; the next request tries again. */
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

/** The result is marked with its language, which may not be the chosen one. */
export type NameReader = (id: string) => LocalName;

/** Pages import the English file, and the build substitutes that of the page's language. */
export function pageName(names: NameFile, id: string): LocalName {
  return { text: names[id] ?? id, lang: isEnglishFallback(names, id) ? "en" : pageLanguage };
}

/**
 * Suspends while the names load.
 * @param table package and table, such as `fieldops/lost-actions`
 * @param names the table's names in the page's language (see site/build/plugins/language)
 */
export function useGameNames(table: string, names: NameFile): NameReader {
  const locale = useNameLocale();
  const chosen = locale === pageLanguage ? none : use(nameFile(table, locale));
  return (id) => {
    const name = chosen[id];
    return name === undefined ? pageName(names, id) : { text: name, lang: locale };
  };
}

export function GameName({ name }: { name: LocalName }) {
  return name.lang === pageLanguage ? name.text : <span lang={name.lang}>{name.text}</span>;
}
