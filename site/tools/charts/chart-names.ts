import mapsDe from "@foray/fieldops/atlas/names/maps/de";
import mapsEn from "@foray/fieldops/atlas/names/maps/en";
import mapsFr from "@foray/fieldops/atlas/names/maps/fr";
import mapsJa from "@foray/fieldops/atlas/names/maps/ja";
import placesDe from "@foray/fieldops/atlas/places/names/de";
import placesEn from "@foray/fieldops/atlas/places/names/en";
import placesFr from "@foray/fieldops/atlas/places/names/fr";
import placesJa from "@foray/fieldops/atlas/places/names/ja";
import type { NameTable } from "./labels.ts";

/** Names of maps and places in every language of the site. */
export const chartNames = {
  en: { maps: mapsEn, places: placesEn },
  ja: { maps: mapsJa, places: placesJa },
  de: { maps: mapsDe, places: placesDe },
  fr: { maps: mapsFr, places: placesFr },
} as const satisfies Readonly<Record<string, Readonly<{ maps: NameTable; places: NameTable }>>>;
