import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import filterNames from "@foray/fieldops/forecast-filters/names/en";
import type { LocalName } from "@foray/fieldops/names";
import { useGameNames } from "~/i18n/game-names.tsx";

/** Filters that can have an alarm: all but the collections. */
export const alarmFilters = forecastFilterFacts.filter(({ kind }) => kind !== "collection");

/** Names of filters in the reader's language. */
export function useFilterTitles(): (id: string) => LocalName {
  return useGameNames("fieldops/forecast-filters", filterNames);
}
