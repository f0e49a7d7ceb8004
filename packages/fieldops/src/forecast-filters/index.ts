import de from "#records/forecast-filters/names/de";
import en from "#records/forecast-filters/names/en";
import fr from "#records/forecast-filters/names/fr";
import ja from "#records/forecast-filters/names/ja";
import ko from "#records/forecast-filters/names/ko";
import zhCN from "#records/forecast-filters/names/zh-CN";
import zhTW from "#records/forecast-filters/names/zh-TW";
import { joinNames } from "../names.ts";
import { forecastFilterFacts } from "./facts.ts";
import { resolveForecastFilterFacts } from "./resolve.ts";
import type { ForecastFilter } from "./types.ts";

const tables = { en, ja, de, fr, ko, "zh-CN": zhCN, "zh-TW": zhTW };

export const forecastFilters: readonly ForecastFilter[] = forecastFilterFacts.flatMap(
  (facts): readonly ForecastFilter[] => (facts.kind === "collection" ? [facts] : joinNames([facts], tables)),
);

const byId = new Map(forecastFilters.map((filter) => [filter.id, filter]));

/** Never throws; the result is `all` with `known: false` if there is no match. */
export function resolveForecastFilter(param: string | undefined): {
  readonly filter: ForecastFilter;
  readonly known: boolean;
} {
  const { filter, known } = resolveForecastFilterFacts(param);
  const named = byId.get(filter.id);
  if (named === undefined) throw new Error(`${filter.id} is missing from the records`);
  return { filter: named, known };
}
