import type { WeatherId, ZoneId } from "@foray/eorzea";
import weatherNames from "@foray/eorzea/weathers/names/en";
import zoneNames from "@foray/eorzea/zones/names/en";
import type { LocalName, NameTable } from "@foray/fieldops/names";
import { useLanguage, useNameLocale } from "./LanguageProvider.tsx";
import { moduleCache } from "./load.ts";

/** Every name table but the English ones, one small file a table and language, fetched when shown. */
const files = import.meta.glob<Readonly<Partial<Record<string, string>>>>(
  ["../../../packages/*/src/**/names/**/{ja,de,fr,ko,zh-CN,zh-TW}.ts"],
  { import: "default" },
);

const cache = moduleCache<Readonly<Partial<Record<string, string>>>>();

/** Reads a name from a table: the game's in the chosen language, or the English one marked as such. */
export type NameReader = (id: string) => LocalName;

/**
 * The game's names of a table in the reader's language.
 * @param table package and folder of the table, e.g. `fieldops/lost-actions` or `fieldops/atlas/names/bsf`'s `fieldops/atlas`
 * @param english the table's English names, bound into the page
 */
export function useGameNames(
  table: string,
  english: Readonly<Partial<Record<string, string>>> | NameTable,
  part = "",
): NameReader {
  const locale = useNameLocale();
  const [home = "", ...folders] = table.split("/");
  const path = `../../../packages/${home}/src/${folders.join("/")}/names/${part}${locale}.ts`;
  const loader = locale === "en" ? undefined : files[path];
  const local = loader === undefined ? undefined : cache.read(path, loader);
  return (id) => {
    const name = local?.[id];
    return name === undefined ? { text: english[id] ?? id, lang: "en" } : { text: name, lang: locale };
  };
}

/** A game's name on the page, marked with its language where that is not the page's. */
export function GameName({ name }: { name: LocalName }) {
  const language = useLanguage();
  return name.lang === language ? name.text : <span lang={name.lang}>{name.text}</span>;
}

/** Reads weather names in the reader's language. */
export function useWeatherNames(): (weather: WeatherId) => LocalName {
  return useGameNames("eorzea/weathers", weatherNames);
}

/** Reads zone names in the reader's language. */
export function useZoneNames(): (zone: ZoneId) => LocalName {
  return useGameNames("eorzea/zones", zoneNames);
}
