import type { Viewport } from "./viewport.ts";

/** A viewport in motion: where it is after this many milliseconds, and whether that is the end. */
export type Motion = (elapsed: number) => Readonly<{ viewport: Viewport; over: boolean }>;

/** From 0 to 1, fast at first. */
export function easeOut(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return 1 - (1 - t) ** 3;
}

/** A motion from one viewport to another in `duration` ms; `between` says what lies at a share of it. */
export function travel(duration: number, between: (share: number) => Viewport): Motion {
  return (elapsed) => ({ viewport: between(easeOut(elapsed / duration)), over: elapsed >= duration });
}

/** Straight from one viewport to another. */
export function straight(from: Viewport, to: Viewport): (share: number) => Viewport {
  return (share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  });
}

/** How fast a thrown map slows down: after this many ms it has a third of its speed. */
const FRICTION_MS = 240;
/** Slowest throw, in pixels per ms. */
const SLOWEST = 0.12;
const FASTEST = 4;

/**
 * A map that was released while it moved: it glides on and comes to rest. Undefined when it hardly moved.
 * @param vx pixels a ms to the right
 * @param move the viewport after this many pixels
 */
export function glide(
  vx: number,
  vy: number,
  move: (dx: number, dy: number) => Viewport,
): Motion | undefined {
  const speed = Math.hypot(vx, vy);
  if (speed < SLOWEST) return undefined;
  const factor = Math.min(1, FASTEST / speed) * FRICTION_MS;
  const end = FRICTION_MS * Math.log(Math.min(speed, FASTEST) / 0.01);
  return (elapsed) => {
    const gone = factor * (1 - Math.exp(-Math.min(elapsed, end) / FRICTION_MS));
    return { viewport: move(vx * gone, vy * gone), over: elapsed >= end };
  };
}
