import type { Point } from "./viewport.ts";

/** Handlers for gestures on the stage. Points are in pixels of the stage, times in ms. */
export type Hands = Readonly<{
  onTouch: () => void;
  onDrag: (dx: number, dy: number) => void;
  /** Midpoint of two fingers, the factor by which their distance grew, and the midpoint's movement. */
  onPinch: (between: Point, factor: number, dx: number, dy: number) => void;
  /** The last pointer was lifted, at this velocity in pixels per ms. Called before `onPress`. */
  onRelease: (vx: number, vy: number) => void;
  onPress: (at: Point) => void;
  /** Double press; `out`: with the Shift key. */
  onTwice: (at: Point, out: boolean) => void;
  onLongPress: (at: Point) => void;
  onHover: (at: Point) => void;
  onWheel: (at: Point, steps: number) => void;
}>;

/** Pixels a pointer may move during a press. */
const SLOP = 6;
const LONG_PRESS_MS = 550;
const TWICE_MS = 300;
/** Period before the release whose samples give the velocity. */
const LAST_MS = 90;
/** Wheel pixels per zoom level. */
const WHEEL_PIXELS = 240;
/** Trackpads report a pinch as wheel events with the Ctrl key and small deltas. */
const PINCH_PIXELS = 80;

type Sample = Readonly<{ x: number; y: number; at: number }>;

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function speedOf(samples: readonly Sample[], now: number): Readonly<{ vx: number; vy: number }> {
  const recent = samples.filter(({ at }) => now - at <= LAST_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  const time = first === undefined || last === undefined ? 0 : last.at - first.at;
  if (first === undefined || last === undefined || time <= 0) return { vx: 0, vy: 0 };
  return { vx: (last.x - first.x) / time, vy: (last.y - first.y) / time };
}

/** Returns a function that stops listening. Ignores gestures that start inside `data-aside`. */
export function watchGestures(stage: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  const ending = new AbortController();
  let begin: Point = { x: 0, y: 0 };
  let samples: Sample[] = [];
  let dragging = false;
  let pressed = false;
  let longPressTimer: ReturnType<typeof setTimeout> | undefined;
  let before: Sample | undefined;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const isAside = (event: Event) =>
    event.target instanceof Element && event.target.closest("[data-aside]") !== null;
  const cancelLongPress = () => clearTimeout(longPressTimer);
  const longPress = (at: Point) => {
    cancelLongPress();
    pressed = false;
    before = undefined;
    hands.onLongPress(at);
  };

  const onDown = (event: PointerEvent) => {
    if (isAside(event) || (event.pointerType === "mouse" && event.button !== 0) || down.size >= 2) return;
    const at = pointOf(event);
    down.set(event.pointerId, at);
    // Pointers of synthetic events cannot be captured.
    if (event.isTrusted) stage.setPointerCapture(event.pointerId);
    samples = [];
    cancelLongPress();
    hands.onTouch();
    pressed = down.size === 1;
    dragging = down.size > 1;
    if (!pressed) return;
    begin = at;
    if (event.pointerType !== "mouse") longPressTimer = setTimeout(() => longPress(at), LONG_PRESS_MS);
  };

  const onMove = (event: PointerEvent) => {
    const last = down.get(event.pointerId);
    if (last === undefined) {
      if (event.pointerType === "mouse" && !isAside(event)) hands.onHover(pointOf(event));
      return;
    }
    const at = pointOf(event);
    // The map position under the pointer does not change during a drag.
    if (event.pointerType === "mouse" && !dragging) hands.onHover(at);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined && !dragging && apart(at, begin) <= SLOP) return;
    cancelLongPress();
    down.set(event.pointerId, at);
    if (other !== undefined) {
      const [was, is] = [between(last, other), between(at, other)];
      hands.onPinch(is, apart(at, other) / Math.max(1, apart(last, other)), is.x - was.x, is.y - was.y);
      return;
    }
    if (!dragging) {
      dragging = true;
      pressed = false;
      stage.classList.add("map-dragging");
    }
    samples = [...samples.slice(-12), { ...at, at: event.timeStamp }];
    hands.onDrag(at.x - last.x, at.y - last.y);
  };

  const onUp = (event: PointerEvent) => {
    const last = down.get(event.pointerId);
    if (last === undefined) return;
    cancelLongPress();
    down.delete(event.pointerId);
    if (down.size > 0) {
      samples = [];
      return;
    }
    stage.classList.remove("map-dragging");
    const { vx, vy } = speedOf(dragging ? samples : [], event.timeStamp);
    hands.onRelease(vx, vy);
    if (dragging) {
      if (event.pointerType === "mouse") hands.onHover(last);
    } else if (pressed && event.type === "pointerup") {
      const twice =
        before !== undefined && event.timeStamp - before.at < TWICE_MS && apart(before, last) < 24;
      before = twice ? undefined : { ...last, at: event.timeStamp };
      if (twice) hands.onTwice(last, event.shiftKey);
      else hands.onPress(last);
    }
    dragging = pressed = false;
  };

  const onMenu = (event: MouseEvent) => {
    if (isAside(event)) return;
    event.preventDefault();
    // Fired after a long press or during a drag: nothing left to do.
    if (down.size > 0 && !pressed) return;
    longPress(pointOf(event));
  };

  const onWheel = (event: WheelEvent) => {
    if (isAside(event)) return;
    event.preventDefault();
    const unit =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE
        ? 30
        : event.deltaMode === WheelEvent.DOM_DELTA_PAGE
          ? 240
          : 1;
    const steps = (event.deltaY * unit) / (event.ctrlKey ? PINCH_PIXELS : WHEEL_PIXELS);
    if (steps !== 0) hands.onWheel(pointOf(event), Math.min(1, Math.max(-1, -steps)));
  };

  const { signal } = ending;
  stage.addEventListener("pointerdown", onDown, { signal });
  stage.addEventListener("pointermove", onMove, { signal });
  stage.addEventListener("pointerup", onUp, { signal });
  stage.addEventListener("pointercancel", onUp, { signal });
  stage.addEventListener("contextmenu", onMenu, { signal });
  stage.addEventListener("wheel", onWheel, { signal, passive: false });
  return () => {
    cancelLongPress();
    ending.abort();
  };
}
