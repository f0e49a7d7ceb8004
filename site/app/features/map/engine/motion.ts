import type { Viewport } from "./viewport.ts";

export type Motion = (elapsed: number) => Readonly<{ viewport: Viewport; over: boolean }>;

export function easeOut(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return 1 - (1 - t) ** 3;
}

/** `between` maps an eased share, 0 to 1, to a viewport. */
export function travel(duration: number, between: (share: number) => Viewport): Motion {
  return (elapsed) => ({ viewport: between(easeOut(elapsed / duration)), over: elapsed >= duration });
}

export function straight(from: Viewport, to: Viewport): (share: number) => Viewport {
  return (share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  });
}

/** Time constant of a glide: the speed drops to 1/e in this many ms. */
const FRICTION_MS = 240;
/** Pixels per ms; a slower release does not start a glide. */
const SLOWEST = 0.12;
const FASTEST = 4;

/**
 * Glide after a release at `vx`, `vy` pixels per ms; undefined if that is too slow.
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
