import type { Size } from "../engine/viewport.ts";
import type { Box } from "../lettering/box-index.ts";

/** A stage lower than this is a phone held across: its weather lies beside the title. */
export const SHORT = 424;
/** The stage is narrow below this width (the same width is in the styles). */
const WIDE = 760;
/** A tool nearer than this to an edge of the stage belongs to that edge. */
const AT_EDGE = 24;

/** Pixels from the upper edge to below the title, and on a phone to below the weather under it. */
export function roomAbove({ width }: Size): number {
  return width < WIDE ? 156 : 84;
}

/** The rows of the stage that are free between the tools at its upper and lower edge, over the columns from `left` to `right`. */
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

/** A tool wider than this is no column beside the map. */
const COLUMN = 80;

/** Pixels from the left and the right edge to beside the columns of buttons there. */
export function columnsOf({ width }: Size, tools: readonly Box[]): Readonly<{ left: number; right: number }> {
  const columns = tools.filter(({ width: wide, height }) => wide < COLUMN && height > wide);
  const ends = columns.map(({ x, width: wide }) => x + wide);
  return {
    left: Math.max(0, ...ends.filter((end) => end < COLUMN)),
    right: Math.max(0, ...columns.map(({ x }) => width - x).filter((rest) => rest < COLUMN)),
  };
}
