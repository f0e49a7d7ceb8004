import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layersOf } from "../lookup.ts";
import { maps } from "../maps.ts";
import { loadMarkers } from "../markers.ts";
import { groundKindAt } from "../outlines/ground-kind.ts";
import { loadOutline } from "../outlines/load-outline.ts";
import type { MapOutline } from "../outlines/types.ts";
import { legCosts, planTour, type TourStop } from "./plan-tour.ts";
import { plainRoundTrip } from "./round-trip.ts";
import { tourSeconds } from "./tour-time.ts";
import { lengthOf } from "./walk-path.ts";

const square = (id: string, left: number, top: number, side: number) => ({
  id,
  kind: "land" as const,
  points: [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ] as const,
});
const bounds = [1, 1, 42, 42] as const;
const plain: MapOutline = { bounds, polygons: [square("all", 2, 2, 38)], lines: [] };
/** A chasm from north to south with a bridge at y = 35. */
const chasm: MapOutline = {
  bounds,
  polygons: [
    square("all", 2, 2, 38),
    {
      id: "chasm",
      kind: "void",
      points: [
        [20, 1],
        [22, 1],
        [22, 41],
        [20, 41],
      ],
    },
  ],
  lines: [
    {
      id: "bridge",
      kind: "corridor",
      width: 0.5,
      points: [
        [19.5, 35],
        [22.5, 35],
      ],
    },
  ],
};
const islands: MapOutline = { bounds, polygons: [square("a", 4, 4, 10), square("b", 20, 4, 10)], lines: [] };

const place = fc.record({
  x: fc.double({ min: 4, max: 38, noNaN: true }),
  y: fc.double({ min: 4, max: 38, noNaN: true }),
});

describe("legs of a tour", () => {
  test("legCosts are symmetric and close to the straight distance on open ground", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), (stops) => {
        const costs = legCosts(plain, stops, []);
        stops.forEach((a, i) => {
          stops.forEach((b, j) => {
            const straight = Math.hypot(a.x - b.x, a.y - b.y);
            expect(costs[i]?.[j]).toBe(costs[j]?.[i]);
            // Eight directions make a path up to 8% longer, and both ends move to the center of their cell.
            expect(costs[i]?.[j]).toBeLessThanOrEqual(1.083 * straight + 0.5);
            expect(costs[i]?.[j]).toBeGreaterThanOrEqual(straight - 0.4);
          });
        });
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  test("planTour crosses a chasm by its bridge and walks only on land", () => {
    const tour = planTour({
      outline: chasm,
      stops: [
        { x: 18, y: 5 },
        { x: 24, y: 5 },
      ],
      aetherytes: [],
    });
    expect(tour.crow).toBe(0);
    expect(tour.walked).toBeGreaterThan(2 * 60);
    const kindAt = groundKindAt(chasm);
    for (const { points } of tour.legs.flat())
      for (const { x, y } of points) expect(kindAt(x, y)).toBe("land");
  });

  test("planTour jumps between aetherytes if that is quicker", () => {
    const stops = [
      { x: 18, y: 5 },
      { x: 24, y: 5 },
    ];
    const aetherytes = [
      { x: 17, y: 6 },
      { x: 25, y: 6 },
    ];
    const tour = planTour({ outline: chasm, stops, aetherytes });
    expect(tour.jumps).toBe(2);
    expect(tour.walked).toBeLessThan(8);
    expect(tourSeconds(tour)).toBeLessThan(tourSeconds(planTour({ outline: chasm, stops, aetherytes: [] })));
  });

  test("planTour measures as the crow flies between islands or storeys", () => {
    const over = planTour({
      outline: islands,
      stops: [
        { x: 8, y: 8 },
        { x: 24, y: 8 },
      ],
      aetherytes: [],
    });
    expect(over.crow).toBeGreaterThan(11);
    expect(over.crow).toBeLessThan(16);
    expect(over.legs.flat().some(({ kind }) => kind === "walk")).toBe(true);
    const down = planTour({
      outline: plain,
      stops: [
        { x: 8, y: 8 },
        { x: 9, y: 8, ground: "underground" },
      ],
      aetherytes: [],
    });
    expect(down.walked).toBe(0);
    expect(down.crow).toBeCloseTo(2);
  });

  test("planTour visits each storey in one piece", () => {
    const stops: TourStop[] = [10, 14, 18, 22, 26].flatMap((x) => [
      { x, y: 20 },
      { x, y: 20.5, ground: "underground" as const },
    ]);
    const { order } = planTour({ outline: plain, stops, aetherytes: [] });
    const changes = order.filter((stop, i) => stops[stop]?.ground !== stops[order.at(i - 1) ?? 0]?.ground);
    expect(changes.length).toBe(2);
  });

  test("planTour keeps a given order and accepts no stops or a stop off the map", () => {
    const stops = [
      { x: 5, y: 5 },
      { x: 30, y: 30 },
      { x: 5, y: 30 },
    ];
    expect(planTour({ outline: plain, stops, aetherytes: [], order: [0, 1, 2] }).order).toEqual([0, 1, 2]);
    expect(planTour({ outline: plain, stops: [], aetherytes: [] }).legs).toEqual([]);
    expect(planTour({ outline: plain, stops: [{ x: -50, y: 900 }], aetherytes: [] }).walked).toBe(0);
  });
});

describe.each(maps.map(({ id }) => id))("tours of %s", (map) => {
  test("a tour is never longer than nearest neighbour with 2-opt and stays on land", async () => {
    const [outline, markers] = await Promise.all([loadOutline(map), loadMarkers(map)]);
    const kindAt = groundKindAt(outline);
    const aetherytes = markers.filter(({ layer }) => layer === "aetherytes");
    for (const { id, kind } of layersOf(map)) {
      const stops = markers
        .filter(({ layer, ground }) => layer === id && ground === undefined)
        .map(({ x, y }) => ({ x, y }));
      if (stops.length < 13 || kind === "label") continue;
      const costs = legCosts(outline, stops, aetherytes);
      const order = plainRoundTrip(costs);
      const plainCost = order.reduce((sum, stop, i) => sum + (costs[order.at(i - 1) ?? 0]?.[stop] ?? 0), 0);
      const tour = planTour({ outline, stops, aetherytes });
      expect(tour.cost, id).toBeLessThanOrEqual(plainCost + 1e-6);
      expect(tour.lowerBound, id).toBeLessThanOrEqual(tour.cost + 1e-6);
      expect([...tour.order].sort((a, b) => a - b)).toEqual([...stops.keys()]);
      const walks = tour.legs.flat().filter((part) => part.kind === "walk");
      // The ends of a leg are stops, which may be right on the shore.
      const steps = walks.flatMap(({ points }) => points.slice(1, -1));
      expect(
        steps.filter(({ x, y }) => !["land", "shallow"].includes(kindAt(x, y))),
        id,
      ).toEqual([]);
      expect(lengthOf(walks.flatMap(({ points }) => points))).toBeGreaterThan(0);
    }
  });
});
