import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clampViewport,
  dragged,
  fitted,
  framed,
  MAX_ZOOM,
  MIN_ZOOM,
  placeAt,
  pointOf,
  ROOM,
  scaleAt,
  type Viewport,
  zoomedAround,
} from "./viewport.ts";

const seed = { seed: 41, numRuns: 200 };
const coordinate = fc.double({ min: 0, max: 43, noNaN: true });
const viewport: fc.Arbitrary<Viewport> = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
});
const size = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 300, max: 1600 }),
});
const point = fc.record({ x: fc.integer({ min: 0, max: 2560 }), y: fc.integer({ min: 0, max: 1600 }) });

describe("a frame around places", () => {
  const insets = fc.record({
    top: fc.integer({ min: 0, max: 90 }),
    right: fc.integer({ min: 0, max: 120 }),
    bottom: fc.integer({ min: 0, max: 130 }),
    left: fc.integer({ min: 0, max: 60 }),
  });

  it("a frame around places shows each in the uncovered part of the stage", () => {
    fc.assert(
      fc.property(
        viewport,
        size,
        fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 3 }),
        insets,
        ({ zoom }, stage, places, covered) => {
          const view = framed(stage, places, covered, zoom);
          // At the minimum zoom the places may not fit.
          if (view === undefined || view.zoom === MIN_ZOOM) return;
          for (const place of places) {
            const { x, y } = pointOf(view, stage, place);
            expect(x).toBeGreaterThanOrEqual(covered.left - 0.01);
            expect(x).toBeLessThanOrEqual(stage.width - covered.right + 0.01);
            expect(y).toBeGreaterThanOrEqual(covered.top - 0.01);
            expect(y).toBeLessThanOrEqual(stage.height - covered.bottom + 0.01);
          }
        },
      ),
      seed,
    );
  });

  it("a frame around places keeps a suitable zoom", () => {
    const places = [
      { x: 20, y: 20 },
      { x: 22, y: 21 },
    ];
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const stage = { width: 800, height: 600 };
    expect(framed(stage, places, none, 5)).toEqual({ x: 21, y: 20.5, zoom: 5 });
    expect(framed(stage, places, none, 8)?.zoom).toBe(6);
    expect(framed(stage, places, none, 3)?.zoom).toBe(6);
    expect(framed(stage, [], none, 5)).toBeUndefined();
  });
});

describe("viewport geometry", () => {
  it("pointOf draws the viewport's place in the middle, at 2^zoom pixels per map unit", () => {
    const stage = { width: 800, height: 600 };
    const view = { x: 20, y: 25, zoom: 6 };
    expect(pointOf(view, stage, view)).toEqual({ x: 400, y: 300 });
    expect(pointOf(view, stage, { x: 21, y: 24 })).toEqual({ x: 464, y: 236 });
  });

  it("placeAt and pointOf are inverse", () => {
    fc.assert(
      fc.property(viewport, size, point, (view, stage, at) => {
        const back = pointOf(view, stage, placeAt(view, stage, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
      seed,
    );
  });

  it("zooming keeps the place under the fingers, even at the zoom limits", () => {
    fc.assert(
      fc.property(
        viewport,
        size,
        point,
        fc.double({ min: -4, max: 14, noNaN: true }),
        (view, stage, at, zoom) => {
          const next = zoomedAround(view, stage, at, zoom);
          expect(next.zoom).toBeGreaterThanOrEqual(MIN_ZOOM);
          expect(next.zoom).toBeLessThanOrEqual(MAX_ZOOM);
          const place = placeAt(view, stage, at);
          const after = pointOf(next, stage, place);
          expect(after.x).toBeCloseTo(at.x, 6);
          expect(after.y).toBeCloseTo(at.y, 6);
        },
      ),
      seed,
    );
  });

  it("dragging moves the map by as many pixels as the finger", () => {
    fc.assert(
      fc.property(viewport, size, point, fc.integer({ min: -500, max: 500 }), (view, stage, at, far) => {
        const place = placeAt(view, stage, at);
        const after = pointOf(dragged(view, far, -far), stage, place);
        expect(after.x).toBeCloseTo(at.x + far, 6);
        expect(after.y).toBeCloseTo(at.y - far, 6);
      }),
      seed,
    );
  });

  it("the fitted viewport shows the bounds whole within the stage's margins", () => {
    const bounds = [3.5, 3.6, 39.5, 39.4] as const;
    fc.assert(
      fc.property(size, (stage) => {
        const view = fitted(stage, bounds);
        if (view.zoom === MIN_ZOOM || view.zoom === MAX_ZOOM) return;
        const [left, top, right, bottom] = bounds;
        const from = pointOf(view, stage, { x: left, y: top });
        const to = pointOf(view, stage, { x: right, y: bottom });
        expect(from.x).toBeGreaterThanOrEqual(ROOM.side - 1e-6);
        expect(from.y).toBeGreaterThanOrEqual(ROOM.top - 1e-6);
        expect(to.x).toBeLessThanOrEqual(stage.width - ROOM.side + 1e-6);
        expect(to.y).toBeLessThanOrEqual(stage.height - ROOM.bottom + 1e-6);
        const spare = Math.min(
          stage.width - 2 * ROOM.side - (to.x - from.x),
          stage.height - ROOM.top - ROOM.bottom - (to.y - from.y),
        );
        expect(spare).toBeCloseTo(0, 6);
      }),
      seed,
    );
  });

  it("clampViewport keeps any viewport on the map and leaves a valid one unchanged", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        (x, y, zoom) => {
          const view = clampViewport({ x, y, zoom });
          expect(view.x).toBeGreaterThanOrEqual(0);
          expect(view.y).toBeLessThanOrEqual(43);
          expect(Number.isFinite(scaleAt(view.zoom))).toBe(true);
          expect(clampViewport(view)).toEqual(view);
        },
      ),
      seed,
    );
  });
});
