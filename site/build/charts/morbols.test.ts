import { portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { markers } from "@foray/fieldops/records/markers/hydatos/facts";
import { describe, expect, it } from "vitest";
import { colouredMorbols, drawMorbols, PLATE_RADIUS, SECTION } from "./morbols.ts";

describe("the portal picture", () => {
  const drawing = drawMorbols();

  it("drawMorbols numbers every portal on a plate that overlaps no other", () => {
    const plates = [...drawing.matchAll(/class="plate" cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(plates.length).toBe(markers.filter(({ layer }) => layer === "baPortals").length);
    expect([...drawing.matchAll(/class="number"/g)].length).toBe(plates.length);
    plates.forEach(([x = 0, y = 0], i) => {
      for (const [u = 0, v = 0] of plates.slice(i + 1))
        expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(2 * PLATE_RADIUS);
    });
    expect(drawing).not.toMatch(/<text|font-family|style=|NaN|undefined/);
  });

  it("the portal picture’s section numbers overlap no plate", () => {
    const plates = markers.filter(({ layer }) => layer === "baPortals");
    for (const { x, y } of portalNumbers)
      for (const plate of plates) {
        // A digit is at most two thirds of the font size wide and 0.72 of it high.
        const [dx, dy] = [
          Math.max(0, Math.abs(plate.x - x) * 100 - SECTION / 3),
          Math.max(0, Math.abs(plate.y - y) * 100 - SECTION * 0.36),
        ];
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(PLATE_RADIUS);
      }
  });

  it("colouredMorbols resolves all colours for each theme", () => {
    const [day, night] = [colouredMorbols(drawing, "light"), colouredMorbols(drawing, "dark")];
    expect(day).toContain("fill: #dde6e1");
    expect(night).toContain("fill: #000");
    for (const picture of [day, night]) expect(picture).not.toMatch(/var\(|:is\(|fill: none;\s*fill/);
  });
});
