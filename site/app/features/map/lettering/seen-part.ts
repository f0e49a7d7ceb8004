import { type Box, boxesMeet } from "./box-index.ts";

/** Visible part of a map, in pixels from its origin: the box of the view, and what the page's tools cover of it. */
export type SeenPart = Readonly<{ view: Box; covered: readonly Box[] }>;

/** Whether a box lies wholly within the view, and clear of what covers it. */
export function isSeenWhole(box: Box, { view, covered }: SeenPart): boolean {
  return (
    box.x >= view.x &&
    box.y >= view.y &&
    box.x + box.width <= view.x + view.width &&
    box.y + box.height <= view.y + view.height &&
    covered.every((cover) => !boxesMeet(box, cover))
  );
}

/** Whether a name is seen in part only: cut by the edge of the view, or covered. A name wholly outside the view is not. */
export function isCut(name: Box | Readonly<{ boxes: readonly Box[] }>, seen: SeenPart): boolean {
  const boxes = "boxes" in name ? name.boxes : [name];
  return boxes.some((box) => boxesMeet(box, seen.view)) && !boxes.every((box) => isSeenWhole(box, seen));
}
