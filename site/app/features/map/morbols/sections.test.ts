import { markers } from "@foray/fieldops/records/markers/hydatos/facts";
import { describe, expect, it } from "vitest";
import { sectionPath, sections } from "./sections.ts";

/** Even-odd rule, for path data of straight lines. */
function isWithin(path: string, x: number, y: number): boolean {
  const ring = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const);
  return ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

describe("portal sections", () => {
  const portals = markers.filter(({ layer }) => layer === "baPortals");

  it.each(sections)("portal section %i contains its eight portals and no other", (section) => {
    const path = sectionPath(section);
    const within = portals.filter(({ x, y }) => isWithin(path, x * 100, y * 100));
    expect(within.length).toBe(8);
    expect(within.every(({ group }) => group === String(section))).toBe(true);
  });
});
