import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPosition } from "./position-text.ts";
import { displayPosition, mapPosition } from "./transforms.ts";

/** As typed on Japanese keyboards. */
function fullWidth(text: string): string {
  return [...text]
    .map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
    .join("");
}

const comma = (value: string) => value.replace(".", ",");

const written: readonly ((x: string, y: string) => string)[] = [
  (x, y) => `X: ${x} Y: ${y}`,
  (x, y) => `x${x} y${y}`,
  (x, y) => `(X: ${x}, Y: ${y})`,
  (x, y) => `X: ${x} Y: ${y} Z: 0.4`,
  (x, y) => `X : ${comma(x)} Y : ${comma(y)}`,
  (x, y) => `${x} ${y}`,
  (x, y) => `${x},${y}`,
  (x, y) => `${x} / ${y}`,
  (x, y) => `( ${x} , ${y} )`,
  (x, y) => `(${x}, ${y})`,
  (x, y) => `${comma(x)}/${comma(y)}`,
  (x, y) => `${comma(x)}, ${comma(y)}`,
  (x, y) => `(${comma(x)}; ${comma(y)})`,
  (x, y) => `${comma(x)} ${comma(y)}`,
  (x, y) => `\n  ${x}\t${y} `,
];

const around: readonly ((position: string) => string)[] = [
  (position) => `\ue0bbSouth Horn ( ${position.replace(/[()]/g, "")} )`,
  (position) => `Südliches Kreszentia ${position}`,
  (position) => `三日月島：南征編 ${position}`,
  (position) => `île de Lunule : ${position} !`,
  (position) => `Carrot at ${position}, level 21`,
];

const tenth = fc.integer({ min: 10, max: 429 }).map((tenths) => (tenths / 10).toFixed(1));

describe("readPosition", () => {
  it("readPosition reads every written form, in full width too", () => {
    fc.assert(
      fc.property(tenth, tenth, fc.constantFrom(...written), fc.boolean(), (x, y, write, wide) => {
        const text = wide ? fullWidth(write(x, y)) : write(x, y);
        expect(readPosition(text), text).toEqual(mapPosition(Number(x), Number(y)));
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it("readPosition finds a position among words of each language", () => {
    fc.assert(
      fc.property(tenth, tenth, fc.constantFrom(...around), (x, y, place) => {
        for (const position of [
          `( ${x} , ${y} )`,
          `X: ${x} Y: ${y}`,
          `${x} ${y}`,
          `${comma(x)}/${comma(y)}`,
        ]) {
          const text = place(position);
          expect(readPosition(text), text).toEqual(mapPosition(Number(x), Number(y)));
        }
      }),
      { seed: 2 },
    );
  });

  it("readPosition reads back text written by displayPosition", () => {
    fc.assert(
      fc.property(tenth, tenth, (x, y) => {
        const at = mapPosition(Number(x), Number(y));
        expect(readPosition(displayPosition(at))).toEqual(at);
      }),
      { seed: 3 },
    );
  });

  it.each([
    ["X: 12.3 Y: 25.4", 12.3, 25.4],
    ["12.3 25.4", 12.3, 25.4],
    ["( 12.3 , 25.4 )", 12.3, 25.4],
    ["12,3/25,4", 12.3, 25.4],
    ["１２．３　２５．４", 12.3, 25.4],
    ["Ｘ：１２．３　Ｙ：２５．４", 12.3, 25.4],
    ["（１２．３，２５．４）", 12.3, 25.4],
    ["Südliches Kreszentia ( 12.3 , 25.4 )", 12.3, 25.4],
    ["三日月島：南征編 ( 12.3 , 25.4 )", 12.3, 25.4],
    ["Île de Lunule : expédition australe ( 12,3 , 25,4 )", 12.3, 25.4],
    ["12 25", 12, 25],
    ["12、25", 12, 25],
  ])("readPosition reads '%s'", (text, x, y) => {
    expect(readPosition(text)).toEqual(mapPosition(x, y));
  });

  it.each([
    "",
    "carrot",
    "12.3",
    "Level 21 in 5 min",
    "carrot 2",
    "100.1 200.2",
    "44.1 12.3",
    "12:30 13:45",
    "1.2.3.4",
  ])("readPosition returns undefined for '%s'", (text) => {
    expect(readPosition(text)).toBeUndefined();
  });

  it("readPosition never throws and never returns a position off the map", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 500 }),
      fc.string({ unit: fc.constantFrom(..."0123456789.,/()xXyY: ："), maxLength: 60 }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const at = readPosition(text);
        if (at === undefined) return;
        for (const value of [at.x, at.y]) expect(value >= 0 && value <= 43).toBe(true);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
