import { PERIOD_MS } from "@foray/eorzea/time";

/** Time range of the strip, [start, end) in Unix ms. */
export type View = Readonly<{ start: number; end: number }>;

/** The nearest view is two Eorzean periods wide, the widest two centuries. */
const MIN_SPAN = 2 * PERIOD_MS;
const MAX_SPAN = 200 * 365.25 * 86_400_000;
const LATEST = 8.64e15;

/** A view of `span` ms around the place `share` (0 left, 1 right), kept inside what a Date can hold. */
function viewOf(middle: number, span: number, share: number): View {
  const width = Math.min(MAX_SPAN, Math.max(MIN_SPAN, span));
  const start = Math.min(LATEST - width, Math.max(0, middle - width * share));
  return { start, end: start + width };
}

/** Moves the view by a share of its own width; negative is earlier. */
export function pan({ start, end }: View, share: number): View {
  return viewOf(start + (end - start) * share, end - start, 0);
}

/** Zooms by `factor` (over 1: nearer) and leaves the instant at `share` of the width where it is. */
export function zoom({ start, end }: View, factor: number, share = 0.5): View {
  const span = end - start;
  return viewOf(start + span * share, span / factor, share);
}

/** The view with `at` in its middle, as wide as before. */
export function centre({ start, end }: View, at: number): View {
  return viewOf(at, end - start, 0.5);
}

/** The view after a key; null if the key means nothing here. */
export function moveByKey(view: View, key: string): View | null {
  switch (key) {
    case "ArrowLeft":
      return pan(view, -0.15);
    case "ArrowRight":
      return pan(view, 0.15);
    case "PageUp":
      return pan(view, -0.9);
    case "PageDown":
      return pan(view, 0.9);
    case "+":
    case "=":
      return zoom(view, 1.5);
    case "-":
      return zoom(view, 1 / 1.5);
    default:
      return null;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
const steps = [
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  30 * DAY,
  91 * DAY,
  YEAR,
  5 * YEAR,
  10 * YEAR,
  25 * YEAR,
];

export type Tick = Readonly<{ at: number; kind: "time" | "day" | "year" }>;

/**
 * Instants to label, at most `most` of them. Ticks of hours and days are on the player's own clock, by the offset
 * (ms east of UTC) in force at each.
 */
export function ticks({ start, end }: View, most: number, offsetAt: (at: number) => number): Tick[] {
  const step = steps.find((one) => (end - start) / one <= most) ?? (end - start) / most;
  const kind = step < DAY ? "time" : step < YEAR ? "day" : "year";
  const found: Tick[] = [];
  const offset = offsetAt(start);
  for (let wall = Math.ceil((start + offset) / step) * step; ; wall += step) {
    const at = wall - offsetAt(wall - offset);
    if (at >= end) return found;
    if (at >= start) found.push({ at, kind });
  }
}
