import * as english from "@foray/fieldops/atlas/labels/en";
import mapNames from "@foray/fieldops/records/maps/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";

/** Our own words for layers and their categories. */
export const layerMessages: Pick<typeof english, "layerLabels" | "singleLabels" | "categoryLabels"> = english;

/** Names of the maps in the reader's language. */
export function useMapNames() {
  return useGameNames("fieldops/maps", mapNames);
}
