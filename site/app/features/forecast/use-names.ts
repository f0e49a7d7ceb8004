import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";

/** Names of filters, monsters and rewards, in the case used within sentences. */
export function useFilterNames() {
  return useGameNames("fieldops/forecast-filters", filterNames);
}
