import { weatherName, type ZoneId, zoneName } from "@foray/eorzea";
import { wantedWeather } from "@foray/fieldops/forecast/windows";
import { forecastFilters } from "@foray/fieldops/forecast-filters/index";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { localName } from "@foray/fieldops/names";
import de from "../../../app/features/spawn-windows/filter-titles/messages/de.ts";
import { messages as en } from "../../../app/features/spawn-windows/filter-titles/messages/en.ts";
import fr from "../../../app/features/spawn-windows/filter-titles/messages/fr.ts";
import ja from "../../../app/features/spawn-windows/filter-titles/messages/ja.ts";
import type { Language } from "../../../app/i18n/language.ts";

const collections = { en, ja, de, fr };

const names = new Map(
  forecastFilters.flatMap((filter) => (filter.kind === "collection" ? [] : [[filter.id, filter.names]])),
);

/** The game's name for spawns, the site's for collections. Throws if there is neither. */
export function titleOf(id: string, language: Language): string {
  const title = collections[language][id];
  if (title !== undefined) return title;
  const known = names.get(id);
  if (known === undefined) throw new Error(`${id} has no name`);
  return localName(known, language).text;
}

/** Name and, in parentheses, the weathers it needs (any of them). */
export function lineOf(filter: SpawnRule, language: Language): string {
  const title = titleOf(filter.id, language);
  const weathers = wantedWeather(filter);
  if (weathers.length === 0) return title;
  return `${title} (${weathers.map((each) => weatherName(each, language)).join(" / ")})`;
}

export const zoneTitle = (zone: ZoneId, language: Language): string => zoneName(zone, language);
