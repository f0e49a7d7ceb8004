import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapOf } from "./maps.ts";
import {
  displayPosition,
  distance,
  mapPosition,
  mapToPixel,
  mapToWorld,
  pixelPosition,
  pixelToMap,
  pixelToWorld,
  worldPosition,
  worldToMap,
  worldToPixel,
} from "./transforms.ts";

/** Three corners from the sheets, three points read in the game (source: Map sheet, patch 7.51). */
const worked = [
  {
    scale: { sizeFactor: 100, offsetX: 0, offsetY: 0 },
    world: [0, 0],
    pixel: [1024, 1024],
    map: [21.5, 21.5],
  },
  {
    scale: { sizeFactor: 100, offsetX: 0, offsetY: 0 },
    world: [-1024, 1024],
    pixel: [0, 2048],
    map: [1, 42],
  },
  {
    scale: { sizeFactor: 200, offsetX: -80, offsetY: 492 },
    world: [80, -492],
    pixel: [1024, 1024],
    map: [11.25, 11.25],
  },
  { scale: mapOf("hydatos"), world: [227.912, -160.763], pixel: [1251.912, 1338.237], map: [26.063, 27.791] },
  { scale: mapOf("bsf"), world: [0, 0], pixel: [897, 600], map: [18.958, 13.012] },
  { scale: mapOf("southhorn"), world: [836.07, -709.45], pixel: [1860.07, 314.55], map: [38.238, 7.297] },
] as const;

/** World positions of markers with their map coordinates from the collected lists. */
const collected = [
  ["southhorn", "Expedition Base Camp", 830.75, -695.98, 38.13, 7.57],
  ["southhorn", "The Winged Terror", -548.5, -595, 10.52, 9.59],
  ["southhorn", "Calamity Bound", -340.12, 800.06, 14.69, 37.52],
  ["southhorn", "The Expedition Base Camp", 857, -692, 38.66, 7.65],
  ["southhorn", "Ketenramm", 841.93, -700.31, 38.36, 7.48],
  ["northhorn", "North Horn Base Camp", 880, 880.06, 39.12, 39.12],
  ["northhorn", "Eye to Eye", 510, -30, 31.71, 20.9],
  ["northhorn", "Many Mouths to Feed", -870, -560, 4.08, 10.29],
  ["northhorn", "Appalling Behavior", 807, -562, 37.66, 10.25],
  ["northhorn", "Labyrinth of the Damned", 917, 57, 39.86, 22.64],
  ["bsf", "Camp Steva", 169.79, 192.31, 22.36, 16.86],
  ["bsf", "Resistance Quartermaster", -234.1, 834.98, 14.27, 29.73],
  ["bsf", "Misija", -211.84, 832.3, 14.72, 29.67],
  ["bsf", "Bwagi", -214.87, 835.9, 14.66, 29.75],
  ["bsf", "Mikoto", 527.86, 315.45, 29.52, 19.33],
  ["zadnor", "Camp Vrdelnis", 679.7, 660.03, 35.11, 34.71],
  ["zadnor", "Lost Finds Cache", -712.51, -302.32, 7.24, 15.45],
  ["zadnor", "Resistance Appraiser", 121.64, -146.65, 23.94, 18.56],
  ["zadnor", "Marsak", 677.93, 636.39, 35.07, 34.24],
  ["zadnor", "destination", 175.92, -233.36, 25.02, 16.83],
  ["anemos", "Port Surgate", -138.93, 543.22, 18.72, 32.38],
  ["anemos", "Expedition Scholar", -151.91, 512.18, 18.46, 31.75],
  ["anemos", "Callisto", 217.42, 69.25, 25.85, 22.89],
  ["anemos", "The White Rider", -82.82, -410.89, 19.84, 13.27],
  ["anemos", "Gerolt", -174.01, 539.8, 18.02, 32.31],
  ["pagos", "Icepoint", -893.71, 159.04, 3.61, 24.68],
  ["pagos", "Expedition Mender", -901.92, 139.96, 3.44, 24.3],
  ["pagos", "Ash Dragon", 430.41, 417.23, 30.12, 29.85],
  ["pagos", "Mindertaur/Eldertaur", -379.07, -136.46, 13.91, 18.77],
  ["pagos", "Bunny", -45.06, -10.44, 20.6, 21.29],
  ["pyros", "Expedition Artisan", -303.88, 120.17, 15.42, 23.91],
  ["pyros", "Logos Manipulator", -283.71, 120.93, 15.82, 23.92],
  ["pyros", "Aetolus", -567.04, -363.88, 10.15, 14.22],
  ["pyros", "Glaukopis", 528.32, -314.76, 32.08, 15.2],
  ["pyros", "Krile", -383.6, -27.56, 13.82, 20.95],
  ["hydatos", "Logos Manipulator", -1.06, -875.15, 21.48, 13.49],
  ["hydatos", "1-8", -707.09, -83.76, 7.34, 29.33],
  ["hydatos", "4-1", 179.91, -734.36, 25.1, 16.31],
  ["hydatos", "6-2", 822.91, -797.96, 37.97, 15.03],
  ["hydatos", "Provenance Watcher", 564.05, -568.69, 32.79, 19.62],
] as const;

describe("worked examples of conversions", () => {
  it.each(worked)("conversions agree in every direction at map $map", ({ scale, world, pixel, map }) => {
    const w = worldPosition(world[0], world[1]);
    const p = worldToPixel(scale, w);
    expect(Math.abs(p.x - pixel[0])).toBeLessThan(0.05);
    expect(Math.abs(p.y - pixel[1])).toBeLessThan(0.05);
    const m = pixelToMap(scale, pixelPosition(pixel[0], pixel[1]));
    expect(Math.abs(m.x - map[0])).toBeLessThan(0.001);
    expect(Math.abs(m.y - map[1])).toBeLessThan(0.001);
    const m2 = worldToMap(scale, w);
    expect(Math.abs(m2.x - map[0])).toBeLessThan(0.001);
    expect(Math.abs(m2.y - map[1])).toBeLessThan(0.001);
    const back = pixelToWorld(scale, p);
    expect(back.x).toBeCloseTo(world[0], 6);
    expect(back.z).toBeCloseTo(world[1], 6);
  });

  it.each(collected)("worldToMap converts $1 on $0 to within 0.05", (id, _name, x, z, mapX, mapY) => {
    const at = worldToMap(mapOf(id), worldPosition(x, z));
    expect(Math.abs(at.x - mapX)).toBeLessThan(0.05);
    expect(Math.abs(at.y - mapY)).toBeLessThan(0.05);
  });
});

describe("coordinate conversions", () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  const scale = fc.record({
    sizeFactor: fc.constantFrom(100, 200, 400),
    offsetX: fc.integer({ min: -1000, max: 1000 }),
    offsetY: fc.integer({ min: -1000, max: 1000 }),
  });

  it("mapToWorld and worldToMap round-trip", () => {
    fc.assert(
      fc.property(scale, number, number, (s, x, y) => {
        const at = worldToMap(s, mapToWorld(s, mapPosition(x, y)));
        return Math.abs(at.x - x) < 1e-6 && Math.abs(at.y - y) < 1e-6;
      }),
      { seed: 1 },
    );
  });

  it("mapToPixel and pixelToMap round-trip", () => {
    fc.assert(
      fc.property(scale, number, number, (s, x, y) => {
        const at = pixelToMap(s, mapToPixel(s, mapPosition(x, y)));
        return Math.abs(at.x - x) < 1e-6 && Math.abs(at.y - y) < 1e-6;
      }),
      { seed: 2 },
    );
  });

  it("distance is symmetric and one map unit is about 49.95 yalms", () => {
    const a = mapPosition(10, 10);
    const b = mapPosition(11, 10);
    expect(distance(a, b)).toBe(distance(b, a));
    const s = mapOf("southhorn");
    expect(mapToWorld(s, b).x - mapToWorld(s, a).x).toBeCloseTo(49.951, 3);
  });

  it("displayPosition truncates coordinates to one decimal", () => {
    expect(displayPosition(mapPosition(12.3, 25.48))).toBe("X: 12.3 Y: 25.4");
    expect(displayPosition(mapPosition(12, 25.99))).toBe("X: 12.0 Y: 25.9");
  });
});
