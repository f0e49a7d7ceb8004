import type { Size } from "../engine/viewport.ts";
import type { Box } from "../lettering/box-index.ts";

/** Stage height in pixels below which it is a phone in landscape, with the weather beside the title. */
export const SHORT = 424;
/** Stage width in pixels from which it is wide; same value in the style sheets. */
const WIDE = 760;
/** Maximum distance in pixels of a tool from the edge it belongs to. */
const AT_EDGE = 24;

/** Height in pixels of the title and, on a narrow stage, the weather below it. */
export function roomAbove({ width }: Size): number {
  return width < WIDE ? 156 : 84;
}

/** Rows between the tools at the top and bottom edges, within columns `left` to `right`. */
export function freeRoom(
  { height }: Size,
  tools: readonly Box[],
  left: number,
  right: number,
): Readonly<{ top: number; bottom: number }> {
  const met = tools.filter(({ x, width }) => x < right && x + width > left);
  const above = met.filter(({ y, height: high }) => y < AT_EDGE && y + high < height / 2);
  const below = met.filter(({ y, height: high }) => y > height / 2 && y + high > height - AT_EDGE);
  return {
    top: Math.max(0, ...above.map(({ y, height: high }) => y + high)),
    bottom: Math.min(height, ...below.map(({ y }) => y)),
  };
}

const COLUMN = 80;

/** Pixels that columns of buttons take at the left and right edges. */
export function columnsOf({ width }: Size, tools: readonly Box[]): Readonly<{ left: number; right: number }> {
  const columns = tools.filter(({ width: wide, height }) => wide < COLUMN && height > wide);
  const ends = columns.map(({ x, width: wide }) => x + wide);
  return {
    left: Math.max(0, ...ends.filter((end) => end < COLUMN)),
    right: Math.max(0, ...columns.map(({ x }) => width - x).filter((rest) => rest < COLUMN)),
  };
}
