export { type BunnyFate, bunnyFates } from "./bunny-fates/index.ts";
export { type Duel, duels } from "./duels/index.ts";
export { type Duty, duties, type InnerDuty, innerDuties } from "./duties/index.ts";
export { type Enemy, enemies } from "./enemies/index.ts";
export { type Engagement, engagements } from "./engagements/index.ts";
export { type Fate, fates } from "./fates/index.ts";
export { type FieldNote, fieldNotes } from "./field-notes/index.ts";
export { type ForecastFilter, forecastFilters, resolveForecastFilter } from "./forecast-filters/index.ts";
export {
  joinNames,
  type LocalName,
  localName,
  type Names,
  type NameTable,
  type NameTables,
} from "./names.ts";
export { type NotoriousMonster, notoriousMonsters } from "./notorious-monsters/index.ts";
export * as occult from "./occult/index.ts";
export { type PhantomJob, phantomJobs } from "./phantom-jobs/index.ts";
export { type PotFate, potFates } from "./pot-fates/index.ts";
export {
  buildIndex,
  closest,
  type SearchEntry,
  type SearchHit,
  type SearchIndex,
  search,
} from "./search/index.ts";
export { type Skirmish, skirmishes } from "./skirmishes/index.ts";
export { type WeatherFarm, weatherFarms } from "./weather-farms/index.ts";
