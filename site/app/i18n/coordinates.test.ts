import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  [
    "../**/*.{ts,tsx}",
    "../../../packages/fieldops/src/**/*.ts",
    "!../**/*.test.ts",
    "!../../../packages/**/*.test.ts",
    "!../../../packages/**/*-cases.ts",
    "!../../../packages/fieldops/src/atlas/transforms.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

test("displayPosition formats coordinates like the game", () => {
  expect(displayPosition(mapPosition(22.34, 14.3))).toBe("X: 22.3 Y: 14.3");
});

test("no module but transforms.ts formats coordinates", () => {
  // X25519 is a curve.
  const own = Object.entries(sources).filter(([, source]) =>
    /[>`"'\s]X:? ?(?:\$?\{|\d(?!5519))|[XY]: ?\$?\{|toFixed\(1\)\}? Y/.test(
      source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, ""),
    ),
  );
  expect(own.map(([path]) => path)).toEqual([]);
});
