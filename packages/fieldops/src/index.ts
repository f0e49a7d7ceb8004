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
export { type PhantomJob, phantomJobs } from "./phantom-jobs/index.ts";
