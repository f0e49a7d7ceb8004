import weatherNames from "@foray/eorzea/weathers/names/en";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import zoneNames from "@foray/eorzea/zones/names/en";
import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { LocalName } from "@foray/fieldops/names";
import { useLanguage, useNameLocale } from "./LanguageProvider.tsx";
import { moduleCache, useModule } from "./load.ts";

type NameFile = Readonly<Partial<Record<string, string>>>;

const cache = moduleCache<NameFile>();
const none: NameFile = {};

/** Reads a name from a table: the game's in the chosen language, or the English one marked as such. */
export type NameReader = (id: string) => LocalName;

/**
 * The game's names of a table in the reader's language; suspends until they are here.
 * @param table package and name of the table, e.g. `fieldops/lost-actions`
 * @param english the table's English names, bound into the page
 */
export function useGameNames(table: string, english: NameFile): NameReader {
  const locale = useNameLocale();
  const local = useModule(cache, locale === "en" ? null : `${table} ${locale}`, none, async () => {
    const { loadNames } = await import("./name-files.ts");
    return loadNames(table, locale);
  });
  return (id) => {
    const name = local[id];
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
