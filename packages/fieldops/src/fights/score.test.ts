import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cast } from "#records/fights/types";
import { cutStave, marksOf, rowsOf, stavesOf } from "./score.ts";

const cast = (t: number, rest: Partial<Cast> = {}): Cast => ({ t, kind: "ground", mechanic: "ice", ...rest });

const fight = {
  parts: [
    { id: "first", from: 0 },
    { id: "second", from: 100 },
    { id: "aside", clock: "part" as const },
  ],
  branches: [{ id: "order", from: 50, options: ["a", "b"] }],
  casts: [
    cast(10),
    cast(50, { branch: "a" }),
    cast(60, { branch: "b", mechanic: "fire" }),
    cast(120, { mechanic: "fire" }),
    cast(5, { part: "aside" }),
  ],
  enrage: [{ t: 300 }],
};

describe("fight scores", () => {
  it("marksOf merges a close run of one mechanic into one mark", () => {
    expect(marksOf([cast(47.6), cast(48.6), cast(49.6), cast(60)])).toMatchObject([
      { t: 47.6, last: 49.6, count: 3 },
      { t: 60, count: 1 },
    ]);
    expect(marksOf([cast(1), cast(2, { mechanic: "fire" }), cast(3)])).toHaveLength(2);
  });

  it("marksOf starts a cast bar before its hit but not before the pull", () => {
    expect(marksOf([cast(11, { cast: 5 }), cast(2, { cast: 5, mechanic: "fire" })])).toMatchObject([
      { from: 6 },
      { from: 0 },
    ]);
  });

  it("stavesOf follows the chosen order and separates parts with their own clock", () => {
    const [pull, aside] = stavesOf(fight);
    expect(pull?.marks.map(({ t }) => t)).toEqual([10, 50, 120]);
    expect(pull?.to).toBe(300);
    expect(aside).toMatchObject({ part: "aside", marks: [{ t: 5 }] });
    expect(stavesOf(fight, { order: "b" })[0]?.marks.map(({ t }) => t)).toEqual([10, 60, 120]);
    expect(stavesOf(fight, { order: "gone" })[0]?.marks).toHaveLength(3);
  });

  it("cutStave keeps every mark and never exceeds the length of a piece", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 700, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 40, max: 200 }),
        (times, seconds) => {
          const casts = times
            .map((t, at) => cast(t, { mechanic: `m${at}` }))
            .sort((a, b) => (a.t ?? 0) - (b.t ?? 0));
          const [stave] = stavesOf({ parts: fight.parts, casts });
          if (stave === undefined) throw new Error("no stave");
          const pieces = cutStave(stave, seconds);
          const drawn = new Set(pieces.flatMap(({ marks }) => marks.map(({ mechanic }) => mechanic)));
          expect(drawn.size).toBe(times.length);
          for (const { from, to } of pieces) expect(to - from).toBeLessThanOrEqual(seconds + 0.001);
        },
      ),
    );
  });

  it("rowsOf puts overlapping marks in different rows", () => {
    expect(rowsOf([0, 10, 28, 30, 60], 28)).toEqual([0, 1, 0, 2, 0]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1000, noNaN: true })),
        fc.double({ min: 1, max: 60, noNaN: true }),
        (unsorted, room) => {
          const places = unsorted.sort((a, b) => a - b);
          const rows = rowsOf(places, room);
          const used = new Set(rows);
          expect([...used].every((row) => row < used.size)).toBe(true);
          for (const row of used) {
            const [first = 0, ...rest] = places.filter((_, at) => rows[at] === row);
            rest.reduce((before, place) => {
              expect(place).toBeGreaterThanOrEqual(before + room);
              return place;
            }, first);
          }
        },
      ),
    );
  });
});
