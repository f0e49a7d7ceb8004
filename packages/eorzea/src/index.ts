export { type EorzeaTime, eorzeaClock, eorzeaHourAt, nextEorzeaHour } from "./clock.ts";
export {
  eachWindow,
  findWindows,
  isPossible,
  type Window,
  type WindowOptions,
  type WindowQuery,
  type WindowVisitor,
} from "./find-windows.ts";
export { type Locale, locales } from "./locale.ts";
export { weatherName, zoneName } from "./names.ts";
export { rollAt, rolls } from "./roll.ts";
export {
  chanceOf,
  forecast,
  isWeatherId,
  isZoneId,
  type Period,
  weatherAt,
  weatherForRoll,
} from "./sky.ts";
export { DAY_MS, EORZEA_RATIO, HOUR_MS, PERIOD_MS, periodAt, periodStart } from "./time.ts";
export { type WeatherId, weathers } from "./weathers/tables.ts";
export type { WeatherFacts } from "./weathers/types.ts";
export type { ZoneId } from "./zones/rates.ts";
export { type Zone, zones } from "./zones/tables.ts";
export type { Expansion, Rate, RegionId, ZoneKind } from "./zones/types.ts";
