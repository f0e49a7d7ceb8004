import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostActionGameIds } from "#records/lost-actions/game-ids";
import { readPastedHolster } from "./pasted-holster.ts";
import { bagsOfPresets, readPresets } from "./plugin-preset.ts";

const written = fc.record({
  mId: fc.nat(20_000),
  mName: fc.string({ unit: "grapheme", maxLength: 40 }),
  mDescription: fc.string({ unit: "grapheme", maxLength: 200 }),
  mGroup: fc.constantFrom("drs", "default", ""),
  mRoleInt: fc.constantFrom(0, 1, 10_000, 11_111),
  mWeight: fc.nat(120),
  mActionIds: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...lostActionGameIds.map(({ actionId }) => actionId)),
        fc.integer({ min: 1, max: 35 }),
      ),
      { selector: ([id]) => id, maxLength: 15 },
    )
    .map((pairs) => Object.fromEntries(pairs.map(([id, quantity]) => [String(id), quantity]))),
});

const idOf = new Map(lostActionGameIds.map(({ actionId, id }) => [String(actionId), id]));

const entriesOf = (actions: Readonly<Record<string, number>>) =>
  Object.entries(actions).map(([id, quantity]) => ({ action: idOf.get(id), quantity }));

describe("presets of BozjaBuddy", () => {
  it("readPresets reads a preset alone, in a file or with text around it", () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 5 }), (file) => {
        const [first] = file;
        if (first === undefined) return;
        for (const text of [
          JSON.stringify(first),
          JSON.stringify(first, null, 2).replaceAll("\n", ""),
          `my holster:\n\`\`\`json\n${JSON.stringify(first, null, 4)}\n\`\`\`\n`,
        ]) {
          const read = readPresets(text);
          expect(
            read.kind === "presets" && read.presets.map(({ entries, ignored }) => [entries, ignored]),
          ).toEqual([[entriesOf(first.mActionIds), []]]);
        }
        for (const text of [JSON.stringify({ mLoadouts: file }), JSON.stringify(file)]) {
          const read = readPresets(text);
          expect(read.kind === "presets" && read.presets.map(({ entries }) => entries)).toEqual(
            file.map(({ mActionIds }) => entriesOf(mActionIds)),
          );
        }
      }),
      { seed: 61 },
    );
  });

  it("readPresets never reads part of a truncated preset", () => {
    fc.assert(
      fc.property(written, fc.nat(), (preset, at) => {
        const whole = JSON.stringify(preset);
        expect(["foreign", "torn"]).toContain(readPresets(whole.slice(0, at % whole.length)).kind);
      }),
      { seed: 62 },
    );
  });

  it("readPresets never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"mActionIds":${json}}`),
        ),
        (text) => {
          expect(() => readPresets(text)).not.toThrow();
        },
      ),
      { seed: 63 },
    );
  });

  it("readPresets assigns presets to bags by name, and bagsOfPresets joins them", () => {
    const text = JSON.stringify([
      { mName: "Our run: tank, Pre-Pop", mActionIds: { 20717: 1, 22350: 1 } },
      { mName: "Our run: tank", mActionIds: { 20736: 4, 99999: 1, 20738: 40 } },
    ]);
    const read = readPresets(text);
    if (read.kind !== "presets") return expect.fail("not read");
    expect(read.presets.map(({ bag }) => bag)).toEqual(["prepop", "main"]);
    expect(read.presets[1]?.ignored).toEqual([
      { text: "20738 × 40", reason: "tooMany" },
      { text: "99999", reason: "unknownCode" },
    ]);
    expect(bagsOfPresets(read.presets)).toMatchObject({
      prepop: [{ quantity: 1 }, { quantity: 1 }],
      main: [{ quantity: 4 }, { quantity: 35 }],
    });
    expect(bagsOfPresets([...read.presets, ...read.presets])).toBeNull();
  });

  it("readPresets rejects a long malformed text within a second", () => {
    const started = performance.now();
    expect(readPresets(`"mId"${"{".repeat(390_000)}`).kind).toBe("torn");
    expect(readPresets(`"mId"${"a".repeat(390_000)}`).kind).toBe("torn");
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each([
    ['{"mId":1,"mName":"x","mActionIds":{"20717":1}', "torn"],
    ['{"mId":1,"mName":"x","mActionIds":{"20717":-1}}', "torn"],
    ['{"mId":1,"mName":"x","mActionIds":{"20717":"two"}}', "torn"],
    ['{"mLoadouts":[{"mActionIds":{}},{}]}', "torn"],
    ['{"mLoadouts":[]}', "torn"],
    ['{"holsters":[]}', "unreadable"],
    ["mActionIds", "unreadable"],
  ])("readPastedHolster classifies %s as %s", (text, kind) => {
    expect(readPastedHolster(text).kind).toBe(kind);
  });
});
