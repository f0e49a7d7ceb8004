import type { LayerId, MapFacts } from "@foray/fieldops/atlas/types";
import mapNames from "@foray/fieldops/records/maps/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";
import { mapMessages } from "./messages.ts";

export function layerLabelsOn({ operation }: MapFacts): Readonly<Record<LayerId, string>> {
  const { layerLabels, occultLabels } = mapMessages;
  return operation === "occult" ? { ...layerLabels, ...occultLabels } : layerLabels;
}

export function useMapNames() {
  return useGameNames("fieldops/maps", mapNames);
}
