import { type Box, boxesMeet } from "./box-index.ts";

/** Viewport and the tools that cover it, in pixels from the map's origin. */
export type SeenPart = Readonly<{ view: Box; covered: readonly Box[] }>;

export function isSeenWhole(box: Box, { view, covered }: SeenPart): boolean {
  return (
    box.x >= view.x &&
    box.y >= view.y &&
    box.x + box.width <= view.x + view.width &&
    box.y + box.height <= view.y + view.height &&
    covered.every((cover) => !boxesMeet(box, cover))
  );
}

/** Whether a name is visible only in part; false outside the view. */
export function isCut(name: Box | Readonly<{ boxes: readonly Box[] }>, seen: SeenPart): boolean {
  const boxes = "boxes" in name ? name.boxes : [name];
  return boxes.some((box) => boxesMeet(box, seen.view)) && !boxes.every((box) => isSeenWhole(box, seen));
}
