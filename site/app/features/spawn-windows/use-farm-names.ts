import detailNames from "@foray/fieldops/records/forecast-details/names/page";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";

/** Names of filters, and of the enemies and items they and their details refer to. */
export function useFarmNames(): NameReader {
  const detail = useGameNames("fieldops/forecast-details", detailNames);
  const filter = useGameNames("fieldops/forecast-filters", filterNames);
  return (id) => (Object.hasOwn(detailNames, id) ? detail(id) : filter(id));
}
