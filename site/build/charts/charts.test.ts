import { gzipSync } from "node:zlib";
import { maps } from "@foray/fieldops/atlas/maps";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import { distanceToSegment } from "@foray/fieldops/atlas/outlines/ground-kind";
import type { MapId } from "@foray/fieldops/atlas/types";
import { outlinesByMap } from "@foray/fieldops/records/outlines/all";
import { places } from "@foray/fieldops/records/places/facts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawChart } from "./chart.ts";
import { drawFeatures } from "./features.ts";
import { contours, distanceTo, Field, type Point } from "./field.ts";
import { groundOf, ROUGHNESS } from "./ground.ts";
import { clipRing, lengthOf, pathOf, simplify } from "./path.ts";
import { surveyOf } from "./survey.ts";
import { drawThumbnail } from "./thumbnail.ts";

const lakes: ReadonlySet<string> = new Set(["northhorn-the-shadowdeep"]);

function edgesOf(id: MapId): { a: Point; b: Point; half: number }[] {
  const { polygons, lines } = outlinesByMap[id];
  return [
    ...polygons.map(({ points }) => ({ points: [...points, ...points.slice(0, 1)], half: 0 })),
    ...lines
      .filter((l) => l.kind === "corridor")
      .map((l) => ({ points: l.points, half: (l.width ?? 0.4) / 2 })),
  ].flatMap(({ points, half }) =>
    points.slice(1).flatMap((b, i) => {
      const a = points[i];
      return a ? [{ a, b, half }] : [];
    }),
  );
}

describe.each(maps.map((map) => map.id))("the chart of %s", (id) => {
  it(`the coast stays within ${ROUGHNESS} map units of the outline`, () => {
    const edges = edgesOf(id);
    const { land, shallow, pits } = surveyOf(id).ground;
    let worst = 0;
    for (const ring of [...land, ...shallow, ...pits])
      for (const p of ring)
        worst = Math.max(
          worst,
          Math.min(...edges.map(({ a, b, half }) => Math.abs(distanceToSegment(p, a, b) - half)), 99),
        );
    expect(worst).toBeLessThanOrEqual(ROUGHNESS);
    expect(worst).toBeGreaterThan(0.1);
  });

  it("every place and surface marker of a map is on dry ground", async () => {
    const { dry } = surveyOf(id).ground;
    const isWet = ({ x, y }: Readonly<{ x: number; y: number }>) => dry.sample(x, y) < 0.5;
    const markers = await loadMarkers(id);
    const onSurface = markers.filter(({ ground = "surface" }) => ground === "surface");
    const named = places.filter((place) => place.map === id && !lakes.has(place.id));
    expect([...onSurface, ...named].filter(isWet).map((thing) => thing.id)).toEqual([]);
    expect(onSurface.length).toBeGreaterThan(100);
  });

  it("drawChart is small, deterministic and without words except one name", () => {
    const { svg, viewBox } = drawChart(id);
    expect(drawChart(id).svg).toBe(svg);
    expect(viewBox).toEqual([100, 100, 4100, 4100]);
    expect(gzipSync(svg).length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script/);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((m) => m[1] ?? "");
    expect(texts.filter((text) => !/^\d+$/.test(text)).length).toBe(1);
  });

  it("drawFeatures puts signs on every part of the land, within its byte budget", () => {
    const features = drawFeatures(id);
    expect(drawFeatures(id)).toBe(features);
    expect(features).not.toMatch(/NaN|undefined|Infinity|style=|<script|<text/);
    expect(gzipSync(features).length).toBeLessThan(0.4 * gzipSync(drawChart(id).svg).length);
    const { inland } = surveyOf(id).ground;
    const stands = [...features.matchAll(/M(\d+) (\d+)[vlmh]/g)].map(([, x, y]) => [
      Number(x) / 100,
      Number(y) / 100,
    ]);
    // At the closest zoom a screen shows about five map units of land.
    for (let y = 4; y < 40; y += 1)
      for (let x = 4; x < 40; x += 1)
        if (inland.sample(x, y) >= 2.2)
          expect(stands.some(([u = 0, v = 0]) => Math.hypot(u - x, v - y) < 2.5)).toBe(true);
  });

  it("drawThumbnail returns under 6 kB without lettering at any position", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 42, noNaN: true }),
        fc.double({ min: 1, max: 42, noNaN: true }),
        fc.double({ min: 3, max: 9, noNaN: true }),
        (x, y, radius) => {
          const { svg } = drawThumbnail(id, { x, y }, { width: 360, height: 220, radius, ring: 0.9 });
          return gzipSync(svg).length < 6000 && !/NaN|undefined|style=|<text/.test(svg);
        },
      ),
      { seed: 11, numRuns: 10 },
    );
  });
});

describe("chart grounds", () => {
  it("groundOf keeps the coast of any square near its outline, whatever the seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 8, max: 20 }), (name, side) => {
        const corners: Point[] = [
          [10, 10],
          [10 + side, 10],
          [10 + side, 10 + side],
          [10, 10 + side],
        ];
        const { land } = groundOf(
          { bounds: [10, 10, 30, 30], polygons: [{ id: "a", kind: "land", points: corners }], lines: [] },
          name,
        );
        return land.every((ring) =>
          ring.every((p) => {
            const near = corners.map((a, i) => distanceToSegment(p, a, corners[(i + 1) % 4] ?? a));
            return Math.min(...near) <= ROUGHNESS;
          }),
        );
      }),
      { seed: 3, numRuns: 3 },
    );
  });

  it("drawChart draws the underground of North Horn but throws for Pagos", () => {
    expect(drawChart("northhorn", { ground: "underground" }).svg).toContain("guess-edge");
    expect(() => drawChart("pagos", { ground: "underground" })).toThrow("'pagos' has no underground.");
  });
});

describe("drawing utilities", () => {
  it("contours of a circle are closed and follow it", () => {
    const field = new Field(0.1).fill((x, y) => Math.hypot(x - 20, y - 20));
    const [ring] = contours(field, 5);
    expect(ring?.at(0)).toEqual(ring?.at(-1));
    for (const [x, y] of ring ?? []) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(5, 1);
  });

  it("distanceTo gives the distance to the nearest filled cell", () => {
    const field = new Field(0.5).fill((x, y) => (x === 10 && y === 10 ? 1 : 0));
    const distance = distanceTo(field);
    expect(distance.sample(13, 14)).toBeCloseTo(5, 4);
    expect(distance.sample(10, 10)).toBe(0);
  });

  const point = fc.tuple(
    fc.double({ min: 1, max: 42, noNaN: true }),
    fc.double({ min: 1, max: 42, noNaN: true }),
  );

  it("simplify keeps a line’s ends and stays within its tolerance", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (line) => {
        const short = simplify(line, 0.5);
        if (short[0] !== line[0] || short.at(-1) !== line.at(-1)) return false;
        return line.every((p) =>
          short.slice(1).some((b, i) => {
            const a = short[i];
            return a !== undefined && distanceToSegment(p, a, b) <= 0.5 + 1e-9;
          }),
        );
      }),
      { seed: 5 },
    );
  });

  it("clipRing stays in its box and pathOf writes whole numbers", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (ring) => {
        const box = [10, 10, 20, 20] as const;
        const cut = clipRing(ring, box);
        return (
          cut.every(([x, y]) => x > 9.999 && x < 20.001 && y > 9.999 && y < 20.001) &&
          /^$|^M-?\d+[ -]\d+(l?[ -]?-?\d+[ -]\d+)*z?$/.test(pathOf(cut, true)) &&
          lengthOf(cut) >= 0
        );
      }),
      { seed: 6 },
    );
  });

  it("drawThumbnail rejects a width of 0", () => {
    expect(() => drawThumbnail("pagos", { x: 20, y: 20 }, { width: 0, height: 10, radius: 5 })).toThrow(
      RangeError,
    );
  });
});
