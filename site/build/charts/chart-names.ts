import mapsDe from "@foray/fieldops/records/maps/names/de";
import mapsEn from "@foray/fieldops/records/maps/names/en";
import mapsFr from "@foray/fieldops/records/maps/names/fr";
import mapsJa from "@foray/fieldops/records/maps/names/ja";
import placesDe from "@foray/fieldops/records/places/names/de";
import placesEn from "@foray/fieldops/records/places/names/en";
import placesFr from "@foray/fieldops/records/places/names/fr";
import placesJa from "@foray/fieldops/records/places/names/ja";
import type { NameTable } from "./labels.ts";

export const chartNames = {
  en: { maps: mapsEn, places: placesEn },
  ja: { maps: mapsJa, places: placesJa },
  de: { maps: mapsDe, places: placesDe },
  fr: { maps: mapsFr, places: placesFr },
} as const satisfies Readonly<Record<string, Readonly<{ maps: NameTable; places: NameTable }>>>;
