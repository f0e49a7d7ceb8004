export { type ForecastFilter, forecastFilters, resolveForecastFilter } from "./forecast-filters/index.ts";
export { fragmentMobs, fragments } from "./fragments/index.ts";
export { holsterSets } from "./holster-sets/index.ts";
export { items } from "./items/index.ts";
export { loadoutGuide } from "./loadout-guide/index.ts";
export { logograms } from "./logograms/index.ts";
export { logosActions } from "./logos-actions/index.ts";
export { lostActions } from "./lost-actions/index.ts";
export { mnemes } from "./mnemes/index.ts";
export {
  joinNames,
  type LocalName,
  localName,
  type Names,
  type NameTable,
  type NameTables,
} from "./names.ts";
export { type NotoriousMonster, notoriousMonsters } from "./notorious-monsters/index.ts";
export { defaultRegionId, regions } from "./regions/index.ts";
