import { areaMarkers } from "@foray/fieldops/atlas/area-markers";
import { areas } from "@foray/fieldops/atlas/areas/southhorn";
import { atlas } from "@foray/fieldops/atlas/index";
import { layersOf } from "@foray/fieldops/atlas/lookup";
import { maps } from "@foray/fieldops/atlas/maps";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import { portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { mapPosition } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId } from "@foray/fieldops/atlas/types";
import { describe, expect, it } from "vitest";
import { look } from "../../app/pages/map/layers/marker-look.ts";
import { letteringTask } from "../../app/pages/map/markers/lettering-task.ts";
import { emptyScene, hasMedallion, type Scene } from "../../app/pages/map/markers/scene.ts";
import { medallionSize } from "../../app/pages/map/markers/sizes.ts";
import { type Box, boxesMeet } from "../../app/ui/lettering/box-index.ts";
import { readMask } from "../../app/ui/lettering/land-mask.ts";
import { bareName, letter } from "../../app/ui/lettering/lettering.ts";
import { faces } from "../previews/fonts.ts";
import { chartNames } from "./chart-names.ts";
import { lettersOf, placeWidth } from "./labels.ts";

const zooms = Array.from({ length: 11 }, (_, i) => 3 + i / 2);
const languages = ["en", "ja", "de", "fr"] as const;

const ruler = {
  placeWidth,
  widthOf: (name: string) =>
    Math.ceil(
      [...name].reduce(
        (sum, c) => sum + ((c.codePointAt(0) ?? 0) > 0x2e80 ? 12.5 : faces.text.getAdvanceWidth(c, 12.5)),
        0,
      ),
    ) + 8,
};

/** What the page shows of a map with these layers. */
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
  const letters = lettersOf(map);
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
      land: readMask(letters.land),
    },
  };
}

function meetings(boxes: readonly Box[]): number {
  const sorted = boxes.toSorted((a, b) => a.x - b.x);
  let count = 0;
  sorted.forEach((box, i) => {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const other = sorted[j];
      if (other === undefined || other.x >= box.x + box.width) break;
      if (boxesMeet(box, other)) count += 1;
    }
  });
  return count;
}

describe.each(maps.map(({ id }) => id))("the lettering of %s", (map) => {
  const all = layersOf(map).map(({ id }) => id);
  const first = layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : []));

  it.each(languages)(
    "lies clear of itself, of markers and of furniture at every zoom (%s)",
    async (language) => {
      for (const layers of [first, all, []]) {
        const scene = await sceneOf(map, language, layers);
        for (const zoom of zooms) {
          const scale = 2 ** zoom;
          const task = letteringTask(scene, scale, ruler);
          const steps = letter(task);
          let step = steps.next();
          while (step.done !== true) step = steps.next();
          const { places, names } = step.value;
          const lettering = [...places.map(({ box }) => box), ...names];
          expect(meetings(lettering)).toBe(0);
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
          for (const box of lettering) expect(things.some((thing) => boxesMeet(box, thing))).toBe(false);
          const said = new Set(places.map(({ lines }) => bareName(lines.map((line) => line.text).join(" "))));
          for (const { name } of names) expect(said.has(bareName(name))).toBe(false);
        }
      }
    },
  );

  it("writes all its names from zoom 5 on where no marker is in the way", async () => {
    for (const language of languages) {
      const scene = await sceneOf(map, language, first);
      const steps = letter(letteringTask(scene, 2 ** 5.5, ruler));
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const wanted = new Set(scene.text.places.map(({ name }) => bareName(name)));
      expect(step.value.places.length, language).toBeGreaterThanOrEqual(wanted.size - 1);
    }
  });

  it("stands on land where its place does", async () => {
    const { land } = (await sceneOf(map, "en", [])).text;
    const scene = await sceneOf(map, "en", first);
    const scale = 2 ** 5;
    const steps = letter(letteringTask(scene, scale, ruler));
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const wet = step.value.places.filter(({ box }) => {
      const middle = mapPosition((box.x + box.width / 2) / scale, (box.y + box.height / 2) / scale);
      return land?.(middle.x, middle.y) === false;
    });
    // A name beside a narrow isle has no room on it.
    expect(wet.length).toBeLessThanOrEqual(scene.text.places.length * 0.35);
  });
});
