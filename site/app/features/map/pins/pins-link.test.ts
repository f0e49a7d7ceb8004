import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PINS } from "../stores.ts";
import { cleanName, printPins, readPins } from "./pins-link.ts";

const pin = fc.record({
  x: fc.integer({ min: 0, max: 4300 }).map((n) => n / 100),
  y: fc.integer({ min: 0, max: 4300 }).map((n) => n / 100),
  name: fc.string({ unit: "binary", maxLength: 70 }).map(cleanName),
});

describe("pin links", () => {
  it("readPins round-trips printed pins", () => {
    fc.assert(
      fc.property(fc.array(pin, { maxLength: 30 }), (pins) => {
        const word =
          new URLSearchParams(new URLSearchParams({ pins: printPins(pins) }).toString()).get("pins") ?? "";
        expect(readPins(word)).toEqual({ pins, promised: pins.length });
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  it("readPins keeps the whole pins of a truncated link and the promised count", () => {
    expect(readPins("3~12.5,20.1,Here~30,31.25,There~4")).toEqual({
      pins: [
        { x: 12.5, y: 20.1, name: "Here" },
        { x: 30, y: 31.25, name: "There" },
      ],
      promised: 3,
    });
  });

  it.each(["", "~", "9e9,1,x", "\u0000~~~,,,~9e9,1,x", "1~99,1,off the map", "1~-1,1,x", "1~1,1"])(
    "readPins finds no pin in %j",
    (word) => {
      expect(readPins(word).pins).toEqual([]);
    },
  );

  it("readPins returns at most MAX_PINS pins", () => {
    const many = Array.from({ length: 900 }, (_, i) => `${i % 43},1,p`).join("~");
    const { pins, promised } = readPins(`900~${many}`);
    expect(pins).toHaveLength(MAX_PINS);
    expect(promised).toBe(900);
  });

  it("readPins never throws or returns a pin off the map", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (word) => {
        for (const { x, y, name } of readPins(word).pins) {
          expect(x >= 0 && x <= 43 && y >= 0 && y <= 43).toBe(true);
          expect(name).toBe(cleanName(name));
        }
      }),
      { seed: 8, numRuns: 400 },
    );
  });

  it("cleanName removes characters that a link cannot carry and limits the length", () => {
    expect(cleanName("  a\u0000b\u202Ec~d  ")).toBe("a b c d");
    expect([...cleanName("😀".repeat(80))]).toHaveLength(60);
  });
});
