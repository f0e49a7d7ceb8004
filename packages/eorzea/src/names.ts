import type { Locale } from "./locale.ts";
import { isWeatherId, isZoneId, undefinedZone } from "./sky.ts";
import weatherDe from "./weathers/names/de.ts";
import weatherEn from "./weathers/names/en.ts";
import weatherFr from "./weathers/names/fr.ts";
import weatherJa from "./weathers/names/ja.ts";
import weatherKo from "./weathers/names/ko.ts";
import weatherZhCN from "./weathers/names/zh-CN.ts";
import weatherZhTW from "./weathers/names/zh-TW.ts";
import type { WeatherId } from "./weathers/tables.ts";
import zoneDe from "./zones/names/de.ts";
import zoneEn from "./zones/names/en.ts";
import zoneFr from "./zones/names/fr.ts";
import zoneJa from "./zones/names/ja.ts";
import zoneKo from "./zones/names/ko.ts";
import zoneZhCN from "./zones/names/zh-CN.ts";
import zoneZhTW from "./zones/names/zh-TW.ts";
import type { ZoneId } from "./zones/rates.ts";

type Tables<Id extends string> = Readonly<Record<Locale, Readonly<Partial<Record<Id, string>>>>>;

const zoneTables: Tables<ZoneId> = {
  en: zoneEn,
  ja: zoneJa,
  de: zoneDe,
  fr: zoneFr,
  ko: zoneKo,
  "zh-CN": zoneZhCN,
  "zh-TW": zoneZhTW,
};
const weatherTables: Tables<WeatherId> = {
  en: weatherEn,
  ja: weatherJa,
  de: weatherDe,
  fr: weatherFr,
  ko: weatherKo,
  "zh-CN": weatherZhCN,
  "zh-TW": weatherZhTW,
};

function tableOf<Table>(tables: Readonly<Record<Locale, Table>>, locale: Locale): Table {
  if (Object.hasOwn(tables, locale)) return tables[locale];
  throw new RangeError(`'${String(locale)}' is not one of the languages ${Object.keys(tables).join(", ")}.`);
}

/**
 * The game's name of a zone, or the English one if that language's sheets do not have it yet.
 * @throws `TypeError: 'nope' is an undefined zone ID.`
 */
export function zoneName(zone: ZoneId, locale: Locale): string {
  if (!isZoneId(zone)) throw undefinedZone(zone);
  return tableOf(zoneTables, locale)[zone] ?? zoneEn[zone];
}

/**
 * The game's name of a weather, or the English one if that language's sheets do not have it yet.
 * @throws `Error: 'nope' is an undefined translate ID.`
 */
export function weatherName(weather: WeatherId, locale: Locale): string {
  if (!isWeatherId(weather)) throw new Error(`'${String(weather)}' is an undefined translate ID.`);
  return tableOf(weatherTables, locale)[weather] ?? weatherEn[weather];
}
