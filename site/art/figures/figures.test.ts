import { expect, test } from "vitest";
import { drawFigure, FIGURES_PER_TYPE, type FigureNumber, figureTypes } from "./figures.ts";
import { inNight } from "./night.ts";

const numbers: readonly FigureNumber[] = [1, 2, 3, 4, 5];
const plates = figureTypes.flatMap((type) => numbers.map((number) => ({ type, number })));

test("drawFigure draws ten different plates", () => {
  expect(numbers).toHaveLength(FIGURES_PER_TYPE);
  expect(new Set(plates.map(({ type, number }) => drawFigure(type, number))).size).toBe(10);
});

test("no two plates share an element id", () => {
  const ids = plates.flatMap(({ type, number }) =>
    [...drawFigure(type, number).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(plates)("plate $number of $type is small, valid and deterministic", ({ type, number }) => {
  const svg = drawFigure(type, number);
  expect(svg.length).toBeLessThan(30_000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toBe(drawFigure(type, number));
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(plates)("plate $number of $type has no daytime colours at night", ({ type, number }) => {
  const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g) ?? []);
  const day = drawFigure(type, number);
  const kept = [...colours(inNight(day))].filter((colour) => colours(day).has(colour));
  expect(kept).toEqual([]);
});
