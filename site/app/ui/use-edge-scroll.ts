import { useEffect, useMemo } from "react";

/** In CSS pixels; as high as the top bar. */
const EDGE = 72;

/** In px per second. */
const FASTEST = 1200;

export type EdgeScroll = Readonly<{
  at: (x: number, y: number) => void;
  stop: () => void;
}>;

/** In px per second; 0 away from the edges. */
export function edgeSpeed(y: number, height: number): number {
  const above = EDGE - y;
  const below = y - (height - EDGE);
  const past = Math.min(EDGE, Math.max(above, below, 0));
  return (above > below ? -1 : 1) * (past / EDGE) * FASTEST + 0;
}

/**
 * Scrolls the page while something is dragged near the top or bottom of the viewport.
 * @param onScroll called with the pointer's position after each step
 */
export function useEdgeScroll(onScroll: (x: number, y: number) => void): EdgeScroll {
  const scroll = useMemo(() => edgeScroll(), []);
  useEffect(() => scroll.tell(onScroll));
  useEffect(() => scroll.stop, [scroll]);
  return scroll;
}

function edgeScroll() {
  let point: Readonly<{ x: number; y: number }> | null = null;
  let frame = 0;
  let last = 0;
  let tell: (x: number, y: number) => void = () => undefined;
  const step = (now: number) => {
    frame = 0;
    if (point === null) return;
    const speed = edgeSpeed(point.y, window.innerHeight);
    if (speed === 0) return;
    const before = window.scrollY;
    // Limits the jump after a late frame.
    window.scrollBy({ top: (speed * Math.min(50, now - last)) / 1000, behavior: "instant" });
    last = now;
    if (window.scrollY !== before) tell(point.x, point.y);
    frame = requestAnimationFrame(step);
  };
  return {
    tell(next: typeof tell) {
      tell = next;
    },
    at(x: number, y: number) {
      point = { x, y };
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop() {
      point = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
