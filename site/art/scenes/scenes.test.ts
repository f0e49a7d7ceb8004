import { expect, test } from "vitest";
import { drawScene, scenes } from "./scenes.ts";

test("there are seven scenes with different ids", () => {
  expect(new Set(scenes.map((scene) => scene.id)).size).toBe(7);
});

test.each(scenes)("the scene $id is small, self-contained and deterministic", ({ id, focus }) => {
  const svg = drawScene(id);
  expect(svg.length).toBeLessThan(40_000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toBe(drawScene(id));
  // An SVG used as an image cannot load scripts, links or other files.
  expect(svg).not.toMatch(/<script|<image|href=/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) {
    expect(ids).toContain(used);
  }
  // Phones in portrait show only the middle third.
  expect(Math.abs(focus[0] - 50)).toBeLessThan(10);
});
