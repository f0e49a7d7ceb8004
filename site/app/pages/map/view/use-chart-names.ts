import type { MapId } from "@foray/fieldops/atlas/types";
import { useCallback } from "react";
import type { ChartNames } from "../engine/chart-sheet.ts";
import type { MapData } from "../records/load-map.ts";
import { useSteadyNames } from "../records/use-steady-names.ts";
import { useMapNames } from "../words.ts";
import { placeNames } from "./place-names.ts";

/** What is to be written on a chart: its title and, where `named`, its places, in the page's language. */
export function useChartNames(map: MapId, data: MapData, named: boolean): () => ChartNames {
  const placeName = useSteadyNames("fieldops/atlas/places", data.places);
  const title = useMapNames()(map).text;
  return useCallback(
    () => ({
      places: named ? placeNames(data.labels, (id) => placeName(id).text) : undefined,
      title,
    }),
    [named, data, placeName, title],
  );
}
