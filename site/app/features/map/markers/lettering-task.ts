import type { Box } from "../lettering/box-index.ts";
import type { LetteringTask } from "../lettering/lettering.ts";
import type { SeenPart } from "../lettering/seen-part.ts";
import { hasMedallion, type Scene } from "./scene.ts";
import { BADGE, badgeAt, medallionSize, numberSize, PLATE_HEIGHT } from "./sizes.ts";

export type NameRuler = Readonly<{
  /** CSS pixels, with the halo. */
  widthOf: (name: string) => number;
  /** CSS pixels, at `size` CSS pixels. */
  placeWidth: (text: string, size: number) => number;
}>;

/**
 * @param scale pixels per map unit
 * @param seen visible part; names of places inside it are fully visible if possible
 */
export function letteringTask(scene: Scene, scale: number, ruler: NameRuler, seen?: SeenPart): LetteringTask {
  const { markers, names, numbers, route, text } = scene;
  const side = numberSize(scale) / scale;
  const written = numbers.map(
    ({ text: { length }, x, y }): Box => ({
      x: x - 0.3 * side * length,
      y: y - 0.4 * side,
      width: 0.6 * side * length,
      height: 0.8 * side,
    }),
  );
  const medallion = medallionSize(scale);
  const offset = badgeAt(medallion);
  const badges = route.numbers.map(
    ({ x, y }): Box => ({
      x: x + (offset.x - BADGE.width / 2) / scale,
      y: y + (offset.y - BADGE.height / 2) / scale,
      width: BADGE.width / scale,
      height: BADGE.height / scale,
    }),
  );
  return {
    scale,
    places: names ? text.places : [],
    markers: markers.map((marker) => ({
      id: marker.id,
      x: marker.at.x,
      y: marker.at.y,
      name: names ? marker.name : "",
      medallion: hasMedallion(marker),
    })),
    medallion,
    furniture: [...text.furniture, ...written, ...badges],
    within: text.within,
    seen,
    land: text.land,
    placeWidth: (line, size) => ruler.placeWidth(line, size),
    markerWidth: (name) => ruler.widthOf(name),
    markerHeight: PLATE_HEIGHT,
  };
}
