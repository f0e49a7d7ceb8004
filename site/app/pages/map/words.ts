import * as english from "@foray/fieldops/atlas/labels/en";
import mapNames from "@foray/fieldops/atlas/names/maps/en";
import { defineCatalogue } from "~/i18n/catalogue.ts";
import { useGameNames } from "~/i18n/game-names.tsx";

type LayerWords = Pick<typeof english, "layerLabels" | "singleLabels" | "categoryLabels">;

async function only(words: Promise<LayerWords>): Promise<{ default: LayerWords }> {
  return { default: await words };
}

/** Our own words for layers and their categories. */
export const layerMessages = defineCatalogue<LayerWords>(english, {
  ja: () => only(import("@foray/fieldops/atlas/labels/ja")),
  de: () => only(import("@foray/fieldops/atlas/labels/de")),
  fr: () => only(import("@foray/fieldops/atlas/labels/fr")),
});

/** Names of the maps in the reader's language. */
export function useMapNames() {
  return useGameNames("fieldops/atlas", mapNames, "maps/");
}
