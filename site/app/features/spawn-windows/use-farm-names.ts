import detailNames from "@foray/fieldops/records/forecast-details/names/page";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";

/** Names of everything that a forecast filter and its details name by key; the key itself for what is in neither table. */
export function useFarmNames(): NameReader {
  const detail = useGameNames("fieldops/forecast-details", detailNames);
  const filter = useGameNames("fieldops/forecast-filters", filterNames);
  return (id) => (Object.hasOwn(detailNames, id) ? detail(id) : filter(id));
}
