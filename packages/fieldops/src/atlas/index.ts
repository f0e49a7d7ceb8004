import type { Locale } from "@foray/eorzea/locale";
import type { Names } from "../names.ts";
import { joinNames } from "../names.ts";
import { layers } from "./layers.ts";
import { maps } from "./maps.ts";
import { markerNames } from "./marker-names.ts";
import { markers as anemos } from "./markers/anemos.ts";
import { markers as bsf } from "./markers/bsf.ts";
import { markers as hydatos } from "./markers/hydatos.ts";
import { markers as northhorn } from "./markers/northhorn.ts";
import { markers as pagos } from "./markers/pagos.ts";
import { markers as pyros } from "./markers/pyros.ts";
import { markers as southhorn } from "./markers/southhorn.ts";
import { markers as zadnor } from "./markers/zadnor.ts";
import mapde from "./names/maps/de.ts";
import mapen from "./names/maps/en.ts";
import mapfr from "./names/maps/fr.ts";
import mapja from "./names/maps/ja.ts";
import mapko from "./names/maps/ko.ts";
import mapzhCN from "./names/maps/zh-CN.ts";
import mapzhTW from "./names/maps/zh-TW.ts";
import { places } from "./places/facts.ts";
import placede from "./places/names/de.ts";
import placeen from "./places/names/en.ts";
import placefr from "./places/names/fr.ts";
import placeja from "./places/names/ja.ts";
import placeko from "./places/names/ko.ts";
import placezhCN from "./places/names/zh-CN.ts";
import placezhTW from "./places/names/zh-TW.ts";
import type { MapId, MapMarker } from "./types.ts";

export { findMarker, layersOf } from "./lookup.ts";
export { findMap, mapOf } from "./maps.ts";
export * from "./transforms.ts";
export type * from "./types.ts";

export type NamedMarker = MapMarker & Readonly<{ names?: Names }>;

function isOther(
  entry: readonly [Locale, string | undefined],
): entry is readonly [Exclude<Locale, "en">, string] {
  return entry[0] !== "en" && entry[1] !== undefined;
}

function named(map: MapId, markers: readonly MapMarker[]): readonly NamedMarker[] {
  const tables = markerNames[map];
  const locales: readonly Locale[] = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"];
  return markers.map((marker) => {
    const en = tables.en[marker.id];
    if (en === undefined) return marker;
    const others = locales.map((locale) => [locale, tables[locale][marker.id]] as const).filter(isOther);
    return { ...marker, names: { en, ...Object.fromEntries(others) } };
  });
}

/** Every map, layer, marker and place with all names: for scripts and checks. A page imports one map's modules instead. */
export const atlas = {
  maps: joinNames(maps, {
    en: mapen,
    ja: mapja,
    de: mapde,
    fr: mapfr,
    ko: mapko,
    "zh-CN": mapzhCN,
    "zh-TW": mapzhTW,
  }),
  layers,
  places: joinNames(places, {
    en: placeen,
    ja: placeja,
    de: placede,
    fr: placefr,
    ko: placeko,
    "zh-CN": placezhCN,
    "zh-TW": placezhTW,
  }),
  markers: {
    southhorn: named("southhorn", southhorn),
    northhorn: named("northhorn", northhorn),
    bsf: named("bsf", bsf),
    zadnor: named("zadnor", zadnor),
    anemos: named("anemos", anemos),
    pagos: named("pagos", pagos),
    pyros: named("pyros", pyros),
    hydatos: named("hydatos", hydatos),
  } satisfies Readonly<Record<MapId, readonly NamedMarker[]>>,
} as const;
