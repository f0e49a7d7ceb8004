import { mapPosition } from "@foray/fieldops/atlas/transforms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAMES_FROM, type PlacedName, placeNames } from "./place-marker-names.ts";
import type { SceneMarker } from "./scene.ts";

const measure = { scale: 20, medallion: 32, height: 18, widthOf: (name: string) => name.length * 7 };

function marker(id: string, x: number, y: number, name = id): SceneMarker {
  return { id, at: mapPosition(x, y), glyph: "g", name, tone: "place", possible: false, done: false };
}

function placed(markers: readonly SceneMarker[], scale = measure.scale): readonly PlacedName[] {
  const steps = placeNames(markers, { ...measure, scale });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

describe("names on the map", () => {
  it("stand below their medallions; the first comes first where two would meet", () => {
    const [first, ...rest] = placed([marker("alpha", 10, 10), marker("beta", 10.2, 10)]);
    expect(first).toEqual({ name: "alpha", x: 183, y: 214, width: 35, height: 18 });
    expect(rest).toEqual([]);
  });

  it("are none on a map that is far away, and a marker without a name has none", () => {
    expect(placed([marker("alpha", 10, 10)], NAMES_FROM - 1)).toEqual([]);
    expect(placed([marker("alpha", 10, 10, "")])).toEqual([]);
  });

  it("never cover one another by more than the margin of a line", () => {
    const places = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 42 }),
        fc.integer({ min: 1, max: 42 }),
        fc.string({ minLength: 1, maxLength: 20 }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, (list) => {
        const names = placed(list.map(([x, y, name], i) => marker(String(i), x, y, name)));
        names.forEach((a, i) => {
          for (const b of names.slice(i + 1)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(across > 0 && down > 4).toBe(false);
          }
        });
      }),
      { seed: 12, numRuns: 100 },
    );
  });
});
