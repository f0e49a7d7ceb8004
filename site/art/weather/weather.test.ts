import { expect, test } from "vitest";
import { weatherGlyphs } from "./glyphs.ts";
import { weatherHues } from "./hues.ts";

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("each of the 27 weathers has its own glyph", () => {
  const glyphs = Object.values(weatherGlyphs);
  expect(glyphs).toHaveLength(27);
  expect(new Set(glyphs).size).toBe(27);
  for (const glyph of glyphs) {
    expect(glyph).not.toMatch(/fill=|stroke="#|NaN/);
  }
});

test("every weather’s colour has a contrast of at least 3 in both themes", () => {
  expect(Object.keys(weatherHues).sort()).toEqual(Object.keys(weatherGlyphs).sort());
  for (const [weather, { day, night }] of Object.entries(weatherHues)) {
    expect(contrast(day, "#fffaf0"), `${weather} by day`).toBeGreaterThanOrEqual(3);
    expect(contrast(night, "#131d2a"), `${weather} by night`).toBeGreaterThanOrEqual(3);
  }
});
