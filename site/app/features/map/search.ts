import type { LayerId } from "@foray/fieldops/atlas/types";
import { layers } from "@foray/fieldops/records/layers/facts";
import { maps } from "@foray/fieldops/records/maps/facts";
import { markerFiles } from "@foray/fieldops/records/markers/index";
import { places } from "@foray/fieldops/records/places/facts";
import { languages } from "../../i18n/language.ts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line, zoneNames } from "../search/finds/line.ts";
import { readNames } from "../search/finds/tables.ts";
import { lineWords } from "../search/finds/words.ts";
import { layerGlyph } from "./layers/marker-look.ts";
import { mapPoint, markerAddress } from "./map-point.ts";
import de from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";
import fr from "./messages/fr.ts";
import ja from "./messages/ja.ts";

const placeNames = await readNames("fieldops", "places");

const zoneOf: ReadonlyMap<string, string> = new Map(maps.map(({ id, zone }) => [id, zone]));

function zoneNamesOfMap(map: string) {
  return zoneNames(zoneOf.get(map) ?? map);
}

const words = { en, ja, de, fr };

/** With `map`, in its operation's own terms. */
export function labelsOf(layer: LayerId, map?: string): Readonly<Record<keyof typeof words, string>> {
  const occult = maps.some(({ id, operation }) => id === map && operation === "occult");
  const label = (language: keyof typeof words) => {
    const { layerLabels, occultLabels } = words[language];
    return (occult ? occultLabels[layer] : undefined) ?? layerLabels[layer];
  };
  return { en: label("en"), ja: label("ja"), de: label("de"), fr: label("fr") };
}

/** Layers whose markers are searchable by name; other search sources cover the rest. */
const marked: ReadonlySet<LayerId> = new Set([
  "aetherytes",
  "shops",
  "traders",
  "services",
  "repair",
  "quests",
  "logosManipulators",
  "magiaMelders",
  "knowledgeCrystals",
  "surveyPoints",
  "blueMagic",
  "sanguineRecluse",
]);

const otherWords: Readonly<Partial<Record<LayerId, string>>> = {
  treasureCoffers: "coffer chest treasure 箱 宝箱 Truhen Kisten coffres trésors",
  bunnyCoffers: "bunny rabbit うさぎ ウサギ 宝箱 Hase Hasen lapin",
  carrots: "carrot にんじん 人参 Karotte carotte",
  baPortals: "BA portal アーセナル 突入 Portale portails",
};

/** Ranks layers below pages and records of the same name. */
const LAYERS_BEHIND = 4;
/** Ranks people and services below places of the same name. */
const BEHIND = 6;

function charts(): Findable[] {
  return [
    ...maps.map(({ id, zone }) => ({
      id,
      kind: "map" as const,
      names: zoneNames(zone),
      target: `/map/${id}`,
      line: line({ en: "Map", ja: "マップ", de: "Karte", fr: "Carte" }),
      glyph: "ui#nav-atlas",
    })),
    ...layers.map(({ map, id, count }) => ({
      id: `${map}-${id}`,
      kind: "layer" as const,
      names: labelsOf(id, map),
      target: `/map/${map}?layers=${id}`,
      line: line(zoneNamesOfMap(map), (words) => words.onMap(String(count))),
      ...(otherWords[id] === undefined ? {} : { about: [otherWords[id]] }),
      weight: LAYERS_BEHIND,
      glyph: `markers#${layerGlyph(id)}`,
    })),
    ...places.map(({ id, map, x, y }) => ({
      id,
      kind: "place" as const,
      names: placeNames(id),
      target: mapPoint(map, x, y),
      line: line(zoneNamesOfMap(map)),
      glyph: "markers#area",
    })),
  ];
}

async function markedPlaces(): Promise<Findable[]> {
  const lists = await Promise.all(
    maps.map(async ({ id: map }) => {
      const { markers } = await markerFiles[map]();
      const names = await readNames("fieldops", `markers/${map}`);
      return markers.flatMap(({ id, layer }): Findable[] => {
        if (layer === "baPortals") {
          const number = names(id).en ?? "";
          return [
            {
              id,
              kind: "place",
              names: Object.fromEntries(
                languages.map((language) => [language, lineWords[language].portal(number)]),
              ),
              target: `/portals?poi=${id}`,
              line: line(labelsOf("baPortals")),
              glyph: "markers#baPortals",
            },
          ];
        }
        if (!marked.has(layer)) return [];
        return [
          {
            id,
            kind: "place",
            names: names(id),
            target: markerAddress(map, layer, id),
            line: line(zoneNamesOfMap(map), labelsOf(layer, map)),
            weight: BEHIND,
            glyph: `markers#${layerGlyph(layer)}`,
          },
        ];
      });
    }),
  );
  return lists.flat();
}

export const finds: FindLists = [
  { place: 60, read: charts },
  { place: 140, read: markedPlaces },
];
