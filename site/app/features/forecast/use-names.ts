import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";

/** Names of filters, their monsters and rewards in the reader's language, as a sentence writes them. */
export function useFilterNames() {
  return useGameNames("fieldops/forecast-filters", filterNames);
}
