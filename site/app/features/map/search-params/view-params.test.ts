import { mapPosition } from "@foray/fieldops/atlas/transforms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_ZOOM, MIN_ZOOM } from "../engine/viewport.ts";
import { readView, writeView } from "./view-params.ts";

const read = (query: string) => readView("hydatos", new URLSearchParams(query));

describe("readView", () => {
  it("readView reads old links with negative y", () => {
    const view = read("x=20.4&y=-24.94&zoom=5.5&poi=hyd_elemental05");
    expect(view.view).toEqual({ at: { x: 20.4, y: 24.94 }, zoom: 5.5 });
    expect(view.poi).toBe("hyd_elemental05");
    expect(view.refused).toEqual([]);
    expect(view.layers).toBeUndefined();
  });

  it("readView accepts a positive y and a missing zoom", () => {
    expect(read("x=12&y=17.8").view).toEqual({ at: { x: 12, y: 17.8 }, zoom: 5 });
  });

  it.each([
    ["x=abc&y=-1", ["x=abc"]],
    ["x=1&y=-1&zoom=big", ["zoom=big"]],
    ["x=&y=", ["x=", "y="]],
    ["x=Infinity&y=NaN", ["x=Infinity", "y=NaN"]],
    ["layers=aetherytes,dragons", ["layers=dragons"]],
    [`x=${"9".repeat(400)}&y=1`, [`x=${"9".repeat(40)}…`]],
  ])("readView reports the invalid parts of “$0”", (query, refused) => {
    expect(read(query).refused).toEqual(refused);
  });

  it("readView clamps zoom and position to the map", () => {
    expect(read("x=500&y=-900&zoom=1e9").view).toEqual({ at: { x: 43, y: 43 }, zoom: MAX_ZOOM });
    expect(read("x=-500&y=0&zoom=-7").view).toEqual({ at: { x: 0, y: 0 }, zoom: MIN_ZOOM });
  });

  it("readView distinguishes no layers from only unknown layers", () => {
    expect(read("layers=").layers).toEqual([]);
    expect(read("layers=dragons").layers).toBeUndefined();
    expect(read("layers=baPortals,dragons").layers).toEqual(["baPortals"]);
  });

  it("readView reads back writeView to a thousandth of a map unit", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 43, noNaN: true }),
        fc.double({ min: 0, max: 43, noNaN: true }),
        fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
        (x, y, zoom) => {
          const back = read(writeView({ at: mapPosition(x, y), zoom }, "a-b", ["nms", "fates"])).view;
          expect(back?.at.x).toBeCloseTo(x, 3);
          expect(back?.at.y).toBeCloseTo(y, 3);
          expect(back?.zoom).toBeCloseTo(zoom, 2);
        },
      ),
      { seed: 6, numRuns: 200 },
    );
  });

  it("readView never throws", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("x", "y", "zoom", "layers", "poi", "pins"), fc.string())),
        (pairs) => {
          const { view } = readView("zadnor", new URLSearchParams(pairs));
          if (view !== undefined) expect(view.at.x).toBeLessThanOrEqual(43);
        },
      ),
      { seed: 6, numRuns: 300 },
    );
  });
});
