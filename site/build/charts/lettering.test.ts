import { areaMarkers } from "@foray/fieldops/atlas/area-markers";
import { atlas } from "@foray/fieldops/atlas/index";
import { layersOf } from "@foray/fieldops/atlas/lookup";
import { maps } from "@foray/fieldops/atlas/maps";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import { portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import type { LayerId, MapId } from "@foray/fieldops/atlas/types";
import { areas } from "@foray/fieldops/records/areas/southhorn";
import { describe, expect, it } from "vitest";
import { fitted, pointOf, type Size } from "../../app/features/map/engine/viewport.ts";
import { look } from "../../app/features/map/layers/marker-look.ts";
import { type Box, boxesMeet } from "../../app/features/map/lettering/box-index.ts";
import { type LandMask, readMask } from "../../app/features/map/lettering/land-mask.ts";
import {
  bareName,
  type Lettering,
  type LetteringTask,
  letter,
} from "../../app/features/map/lettering/lettering.ts";
import { isCut } from "../../app/features/map/lettering/seen-part.ts";
import { letteringTask } from "../../app/features/map/markers/lettering-task.ts";
import { emptyScene, hasMedallion, type Scene } from "../../app/features/map/markers/scene.ts";
import { seenPart } from "../../app/features/map/markers/seen-part.ts";
import { medallionSize } from "../../app/features/map/markers/sizes.ts";
import { faces } from "../publish/previews/fonts.ts";
import { chartNames } from "./chart-names.ts";
import { lettersOf, placeWidth } from "./labels.ts";

const zooms = Array.from({ length: 11 }, (_, i) => 3 + i / 2);
const languages = ["en", "ja", "de", "fr"] as const;

function once<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

const surveyed = once(lettersOf);
const advance = once((character: string) =>
  (character.codePointAt(0) ?? 0) > 0x2e80 ? 12.5 : faces.text.getAdvanceWidth(character, 12.5),
);

const ruler = {
  placeWidth,
  widthOf: (name: string) => Math.ceil([...name].reduce((sum, c) => sum + advance(c), 0)) + 8,
};

async function sceneOf(
  map: MapId,
  language: (typeof languages)[number],
  layers: readonly LayerId[],
): Promise<Scene> {
  const byId = new Map(layersOf(map).map((layer) => [layer.id, layer]));
  const own = await loadMarkers(map);
  const markers = [...own, ...(map === "southhorn" ? areaMarkers(areas) : [])];
  const named = atlas.markers[map].map(({ id, names }) => [id, names?.[language] ?? names?.en]);
  const names: Readonly<Record<string, string | undefined>> = Object.fromEntries(named);
  const places = { ...chartNames.en.places, ...chartNames[language].places };
  const letters = surveyed(map);
  return {
    ...emptyScene,
    markers: markers.flatMap((marker) => {
      const layer = byId.get(marker.layer);
      const shown = layer !== undefined && layers.includes(layer.id) && marker.ground !== "underground";
      return shown ? [look(layer, marker, names[marker.id], false)] : [];
    }),
    numbers: layers.includes("baPortals")
      ? portalNumbers.map(({ section, x, y }) => ({ text: String(section), x, y }))
      : [],
    text: {
      places: letters.places.map((place) => ({ ...place, name: places[place.id] ?? "" })),
      furniture: letters.furniture,
      within: letters.within,
      land: readMask(letters.land),
    },
  };
}

function lettered(task: LetteringTask): Lettering {
  const steps = letter(task);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Overlaps of different names. Letters of one name may overlap where it bends. */
function meetings(names: readonly (readonly Box[])[]): number {
  const sorted = names
    .flatMap((boxes, name) => boxes.map((box) => ({ ...box, name })))
    .sort((a, b) => a.x - b.x);
  let count = 0;
  sorted.forEach((box, i) => {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const other = sorted[j];
      if (other === undefined || other.x >= box.x + box.width) break;
      if (other.name !== box.name && boxesMeet(box, other)) count += 1;
    }
  });
  return count;
}

function shareOf(boxes: readonly Box[], scale: number, land: LandMask): number {
  const steps = Array.from({ length: 12 }, (_, i) => (i + 0.5) / 12);
  const points = boxes.flatMap(({ x, y, width, height }) =>
    steps.flatMap((u) => [0.25, 0.5, 0.75].map((v) => [x + u * width, y + v * height] as const)),
  );
  return points.filter(([x, y]) => land(x / scale, y / scale)).length / Math.max(1, points.length);
}

/** Minimum share over land; names can be larger than their island. */
const MIN_DRY = { far: 0.08, near: 0.45 } as const;

describe.each(maps.map(({ id }) => id))("the lettering of %s", (map) => {
  const all = layersOf(map).map(({ id }) => id);
  const first = layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : []));

  it.each(languages)(
    "names overlap no other name, marker or furniture at any zoom (%s)",
    async (language) => {
      for (const layers of [first, all, []]) {
        const scene = await sceneOf(map, language, layers);
        for (const zoom of zooms) {
          const scale = 2 ** zoom;
          const task = letteringTask(scene, scale, ruler);
          const { places, names } = lettered(task);
          const written: readonly (readonly Box[])[] = [
            ...places.map(({ boxes }) => boxes),
            ...names.map((name) => [name]),
          ];
          const lettering = written.flat();
          expect(meetings(written)).toBe(0);
          const side = medallionSize(scale);
          const things = [
            ...task.furniture.map(({ x, y, width, height }) => ({
              x: x * scale,
              y: y * scale,
              width: width * scale,
              height: height * scale,
            })),
            ...scene.markers.filter(hasMedallion).map(({ at }) => ({
              x: at.x * scale - side / 2,
              y: at.y * scale - side / 2,
              width: side,
              height: side,
            })),
          ];
          expect(lettering.filter((box) => things.some((thing) => boxesMeet(box, thing)))).toEqual([]);
          const said = new Set(places.map(({ name }) => bareName(name)));
          expect(names.filter(({ name }) => said.has(bareName(name)))).toEqual([]);
        }
      }
    },
  );

  it("all place names but at most one fit at zoom 5.5", async () => {
    for (const language of languages) {
      const scene = await sceneOf(map, language, first);
      const { places } = lettered(letteringTask(scene, 2 ** 5.5, ruler));
      const wanted = new Set(scene.text.places.map(({ name }) => bareName(name)));
      expect(places.length, language).toBeGreaterThanOrEqual(wanted.size - 1);
    }
  });

  it("the names of places on land overlap enough land from zoom 4 on", async () => {
    for (const language of languages) {
      const scene = await sceneOf(map, language, first);
      const { land, places: named } = scene.text;
      for (const zoom of zooms.filter((each) => each >= 4)) {
        const scale = 2 ** zoom;
        const { places } = lettered(letteringTask(scene, scale, ruler));
        const swimming = places.filter(({ id, boxes }) => {
          const place = named.find((one) => one.id === id);
          const least = zoom < 5 ? MIN_DRY.far : MIN_DRY.near;
          return (
            place !== undefined && land?.(place.x, place.y) === true && shareOf(boxes, scale, land) < least
          );
        });
        expect(
          swimming.map(({ name }) => name),
          `${language} at zoom ${zoom}`,
        ).toEqual([]);
      }
    }
  });
});

type Screen = Readonly<{ size: Size; covered: readonly Box[] }>;

const phone = (width: number, height: number): Screen => ({
  size: { width, height },
  covered: [
    { x: 12, y: 12, width: 240, height: 66 },
    { x: 12, y: 88, width: 200, height: 60 },
    { x: 12, y: height - 208, width: 46, height: 134 },
    { x: 68, y: height - 106, width: 144, height: 32 },
    { x: width - 56, y: height - 116, width: 44, height: 44 },
    { x: 0, y: height - 61, width, height: 61 },
  ],
});

const screens: Readonly<Record<string, Screen>> = {
  phone: phone(390, 788),
  "small phone": phone(360, 584),
  desk: {
    size: { width: 1192, height: 900 },
    covered: [
      { x: 12, y: 12, width: 240, height: 66 },
      { x: 16, y: 750, width: 46, height: 134 },
      { x: 72, y: 852, width: 144, height: 32 },
      { x: 980, y: 820, width: 196, height: 64 },
      { x: 560, y: 16, width: 616, height: 46 },
    ],
  },
};

describe.each(maps.map(({ id, bounds }) => ({ map: id, bounds })))(
  "the visible part of $map",
  ({ map, bounds }) => {
    const first = layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : []));

    it.each(languages)("visible names are neither cut off nor covered by controls (%s)", async (language) => {
      const scene = await sceneOf(map, language, first);
      const usualAt = once((scale: number) => lettered(letteringTask(scene, scale, ruler)));
      for (const [screen, { size, covered }] of Object.entries(screens)) {
        const whole = fitted(size, bounds);
        for (const view of [whole, { ...whole, zoom: 4 }, { ...whole, zoom: 5.5 }, { ...whole, zoom: 7 }]) {
          const said = `${screen} at zoom ${view.zoom}`;
          const scale = 2 ** view.zoom;
          const seen = seenPart(view, size, covered);
          const set = lettered(letteringTask(scene, scale, ruler, seen));
          const cut = [...set.places, ...set.names].filter((name) => isCut(name, seen));
          const usual = usualAt(scale);
          const before = [...usual.places, ...usual.names].filter((name) => isCut(name, seen));
          expect(cut.length, said).toBeLessThanOrEqual(before.length);
          const written = [...set.places.map(({ boxes }) => boxes), ...set.names.map((name) => [name])];
          expect(meetings(written), said).toBe(0);
          const shown = [...set.places, ...set.names].filter((name) => !cut.includes(name));
          // Only the halo of a name outside the stage may reach into it.
          const inner = { x: 4, y: 4, width: size.width - 8, height: size.height - 8 };
          for (const name of shown) {
            const onStage = ("boxes" in name ? name.boxes : [name]).map(({ x, y, width, height }) => {
              const corner = pointOf(view, size, { x: x / scale, y: y / scale });
              return { ...corner, width, height };
            });
            if (!onStage.some((box) => boxesMeet(box, inner))) continue;
            for (const box of onStage) {
              expect(
                covered.some((tool) => boxesMeet(box, tool)),
                `${name.name}, ${said}`,
              ).toBe(false);
              expect(box.x >= 0 && box.y >= 0, `${name.name}, ${said}`).toBe(true);
              expect(box.x + box.width <= size.width && box.y + box.height <= size.height, said).toBe(true);
            }
          }
        }
      }
    });
  },
);

describe("the portal map", () => {
  it.each(languages)("portal section numbers overlap no portal, name or furniture (%s)", async (language) => {
    const scene = await sceneOf("hydatos", language, ["aetherytes", "baPortals"]);
    expect(scene.numbers.length).toBe(6);
    for (const zoom of zooms.filter((each) => each >= 4)) {
      const scale = 2 ** zoom;
      const task = letteringTask(scene, scale, ruler);
      const { places, names } = lettered(task);
      const written = [...places.flatMap(({ boxes }) => boxes), ...names];
      const inPixels = ({ x, y, width, height }: Box): Box => ({
        x: x * scale,
        y: y * scale,
        width: width * scale,
        height: height * scale,
      });
      const numbers = task.furniture.slice(scene.text.furniture.length).map(inPixels);
      expect(numbers.length).toBe(6);
      const side = medallionSize(scale);
      const medallions = scene.markers.filter(hasMedallion).map(({ at }) => ({
        x: at.x * scale - side / 2,
        y: at.y * scale - side / 2,
        width: side,
        height: side,
      }));
      for (const number of numbers) {
        const others = [...written, ...medallions, ...scene.text.furniture.map(inPixels)];
        expect(
          others.filter((other) => boxesMeet(number, other)),
          `zoom ${zoom}`,
        ).toEqual([]);
      }
    }
  });
});
