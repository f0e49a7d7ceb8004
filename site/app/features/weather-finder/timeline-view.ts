import { PERIOD_MS } from "@foray/eorzea/time";

/** Visible time range, [start, end) in Unix ms. */
export type View = Readonly<{ start: number; end: number }>;

/** Zoom limits: two Eorzean weather periods and two centuries. */
const MIN_SPAN = 2 * PERIOD_MS;
const MAX_SPAN = 200 * 365.25 * 86_400_000;
const LATEST = 8.64e15;

/** A view with `middle` at `share` of the width (0 left, 1 right), clamped to valid dates. */
function viewOf(middle: number, span: number, share: number): View {
  const width = Math.min(MAX_SPAN, Math.max(MIN_SPAN, span));
  const start = Math.min(LATEST - width, Math.max(0, middle - width * share));
  return { start, end: start + width };
}

/** `share` is relative to the width. Negative values move to earlier times. */
export function pan({ start, end }: View, share: number): View {
  return viewOf(start + (end - start) * share, end - start, 0);
}

/** A `factor` above 1 zooms in. The instant at `share` of the width stays in place. */
export function zoom({ start, end }: View, factor: number, share = 0.5): View {
  const span = end - start;
  return viewOf(start + span * share, span / factor, share);
}

export function centre({ start, end }: View, at: number): View {
  return viewOf(at, end - start, 0.5);
}

/** The view after a key press. Null if the key has no effect. */
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
 * At most `most` instants to label, aligned with the local clock.
 * @param offsetAt offset from UTC (ms, east positive)
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
