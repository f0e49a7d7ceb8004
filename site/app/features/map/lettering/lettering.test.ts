import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Arc, MeasuredArc } from "./arc.ts";
import { BoxIndex, boxesMeet } from "./box-index.ts";
import { drawLettering } from "./draw-lettering.ts";
import { printMask, readMask } from "./land-mask.ts";
import { bareName, type Lettering, type LetteringTask, letter } from "./lettering.ts";
import { lineBreaks } from "./line-breaks.ts";

function run(task: LetteringTask): Lettering {
  const steps = letter(task);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const task: LetteringTask = {
  scale: 20,
  places: [],
  markers: [],
  medallion: 32,
  furniture: [],
  within: undefined,
  land: undefined,
  placeWidth: (text, size) => text.length * size * 0.5,
  markerWidth: (text) => text.length * 6 + 8,
  markerHeight: 18,
};

const at = fc.double({ min: 2, max: 41, noNaN: true });
const box = fc.record({
  x: fc.double({ min: -500, max: 9000, noNaN: true }),
  y: fc.double({ min: -500, max: 9000, noNaN: true }),
  width: fc.double({ min: 1, max: 400, noNaN: true }),
  height: fc.double({ min: 1, max: 100, noNaN: true }),
});
const words = fc.array(fc.stringMatching(/^[A-Za-zäöüéß'-]{1,12}$/), { minLength: 1, maxLength: 5 });
const text = fc.oneof(
  words.map((list) => list.join(" ")),
  fc.stringMatching(/^[ァ-ヴー一-龠の]{1,16}$/),
);

describe("BoxIndex", () => {
  it("isFree of BoxIndex agrees with a check of each box", () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), box, (taken, asked) => {
        const index = new BoxIndex();
        for (const one of taken) index.add(one);
        expect(index.isFree(asked)).toBe(!taken.some((one) => boxesMeet(one, asked)));
      }),
      { seed: 1 },
    );
  });
});

describe("lineBreaks", () => {
  it("lineBreaks keeps all letters of a name, in at most three lines", () => {
    fc.assert(
      fc.property(text, (name) => {
        for (const lines of lineBreaks(name)) {
          expect(lines.join("").replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
          expect(lines.length).toBeLessThanOrEqual(3);
          expect(lines.every((line) => line !== "" && line === line.trim())).toBe(true);
        }
      }),
      { seed: 2 },
    );
  });

  it("lineBreaks breaks names at natural places", () => {
    expect(lineBreaks("The Val River Source")).toEqual([
      ["The Val River Source"],
      ["The Val", "River Source"],
      ["The Val", "River", "Source"],
    ]);
    expect(lineBreaks("Icepoint")).toEqual([["Icepoint"]]);
    expect(lineBreaks("亡霊の廃都")).toEqual([["亡霊の廃都"], ["亡霊の", "廃都"]]);
  });
});

describe("land masks", () => {
  it("readMask reads back a printed mask", () => {
    const isLand = (x: number, y: number) => Math.sin(x) + Math.cos(y * 1.3) > 0.2;
    const read = readMask(printMask(isLand));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 81 }), fc.integer({ min: 0, max: 81 }), (column, row) => {
        const [x, y] = [1.25 + column / 2, 1.25 + row / 2];
        expect(read(x, y)).toBe(isLand(x, y));
      }),
      { seed: 3 },
    );
    expect(read(0, 20) || read(20, 43)).toBe(false);
  });
});

describe("lettering", () => {
  const kinds = fc.constantFrom("area" as const, "landmark" as const, "subarea" as const, "camp" as const);
  const arc = fc
    .tuple(at, at, at, at, at, at)
    .map(([a, b, c, d, e, f]): Arc => [Math.min(a, e), b, c, d, Math.max(a, e), f]);
  const places = fc.array(
    fc.oneof(
      fc.record({ id: fc.uuid(), kind: kinds, x: at, y: at, name: text }),
      fc.record({ id: fc.uuid(), kind: fc.constant("area" as const), x: at, y: at, name: text, arc }),
    ),
    { maxLength: 25 },
  );
  const markers = fc.array(
    fc.record({
      id: fc.uuid(),
      x: at,
      y: at,
      name: fc.oneof(fc.constant(""), text),
      medallion: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  const furniture = fc.array(fc.record({ x: at, y: at, width: fc.constant(4), height: fc.constant(2) }), {
    maxLength: 3,
  });

  it("lettering never overlaps itself, a medallion or the furniture", () => {
    fc.assert(
      fc.property(
        places,
        markers,
        furniture,
        fc.double({ min: 3, max: 8, noNaN: true }),
        (all, shown, furniture, zoom) => {
          const scale = 2 ** zoom;
          const result = run({ ...task, scale, places: all, markers: shown, furniture });
          const set = [
            ...result.places.flatMap(({ id, boxes }) => boxes.map((each) => ({ ...each, of: id }))),
            ...result.names.map((each, i) => ({ ...each, of: `name ${i}` })),
          ];
          set.forEach((one, i) => {
            const others = set.slice(i + 1).filter((other) => other.of !== one.of);
            expect(others.some((other) => boxesMeet(one, other))).toBe(false);
            for (const { x, y, width, height } of furniture)
              expect(
                boxesMeet(one, { x: x * scale, y: y * scale, width: width * scale, height: height * scale }),
              ).toBe(false);
            for (const { x, y, medallion } of shown)
              if (medallion)
                expect(boxesMeet(one, { x: x * scale - 16, y: y * scale - 16, width: 32, height: 32 })).toBe(
                  false,
                );
          });
          const said = result.places.map(({ name }) => bareName(name));
          for (const { name } of result.names) expect(said.includes(bareName(name))).toBe(false);
          // Each name is complete and stays within its boxes.
          for (const { boxes, lines, letters, name, size } of result.places) {
            lines.forEach(({ x, y, width }, i) => {
              const outer = boxes[i] ?? { x: 0, y: 0, width: 0, height: 0 };
              expect(x - width / 2).toBeGreaterThanOrEqual(outer.x - 1e-6);
              expect(x + width / 2).toBeLessThanOrEqual(outer.x + outer.width + 1e-6);
              expect(y - 0.7 * size).toBeGreaterThanOrEqual(outer.y);
              expect(y).toBeLessThanOrEqual(outer.y + outer.height);
            });
            const visible = letters.filter(({ text: letter }) => letter !== " ");
            visible.forEach((letter, i) => {
              const outer = boxes[i] ?? { x: 0, y: 0, width: 0, height: 0 };
              expect(letter.x).toBeGreaterThanOrEqual(outer.x);
              expect(letter.y).toBeGreaterThanOrEqual(outer.y);
              expect(letter.x).toBeLessThanOrEqual(outer.x + outer.width);
              expect(letter.y).toBeLessThanOrEqual(outer.y + outer.height);
            });
            expect(letters.length > 0).not.toBe(lines.length > 0);
            if (letters.length > 0) expect(letters.map(({ text: letter }) => letter).join("")).toBe(name);
          }
        },
      ),
      { seed: 4, numRuns: 60 },
    );
  });

  it("lettering moves a land name off the water where possible", () => {
    const land = (x: number) => x < 20;
    const { places: set } = run({
      ...task,
      land,
      places: [{ id: "cape", kind: "area", x: 19, y: 20, name: "The Long Cape" }],
    });
    const placed = set[0]?.boxes[0];
    // Three quarters of the name, although less than half of it would be on land if centered on its place.
    expect((placed?.x ?? 99) + 0.75 * (placed?.width ?? 999)).toBeLessThan(20 * task.scale);
  });

  it("lettering spreads and turns a name along its arc", () => {
    const arc: Arc = [8, 20, 20, 16, 32, 20];
    const { places: set } = run({
      ...task,
      places: [{ id: "a", kind: "area", x: 20, y: 20, name: "Old Bozja", arc }],
    });
    const letters = set[0]?.letters ?? [];
    expect(letters.map(({ text: letter }) => letter).join("")).toBe("Old Bozja");
    const [first, last] = [letters[0], letters.at(-1)];
    expect(first?.turn).toBeLessThan(-4);
    expect(last?.turn).toBeGreaterThan(4);
    const straight = task.placeWidth("Old Bozja", set[0]?.size ?? 0);
    expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(1.3 * straight);
    const measured = new MeasuredArc(arc, task.scale);
    expect(measured.length).toBeGreaterThan(24 * task.scale);
    expect(measured.at(measured.length / 2)).toMatchObject({ x: 400, angle: 0 });
  });

  it("lettering falls back to lines if the arc is too short or crosses water", () => {
    const place = { id: "a", kind: "area" as const, x: 20, y: 20, name: "The Long Cape" };
    const short = run({ ...task, places: [{ ...place, arc: [20, 20, 21, 20, 22, 20] }] });
    expect(short.places[0]?.lines.length).toBeGreaterThan(0);
    const wet = run({ ...task, land: (x) => x < 12, places: [{ ...place, arc: [10, 20, 20, 20, 30, 20] }] });
    expect(wet.places[0]?.lines.length).toBeGreaterThan(0);
  });

  it("drawLettering escapes names and sets their length", () => {
    const lettering = run({
      ...task,
      places: [{ id: "a", kind: "camp", x: 20, y: 20, name: 'A <b> & "c"' }],
    });
    const drawn = drawLettering(lettering, task.scale);
    expect(drawn).toContain("textLength=");
    expect(drawn).toContain("&lt;b&gt;");
    expect(drawn).not.toMatch(/<b>|NaN|undefined/);
  });
});
