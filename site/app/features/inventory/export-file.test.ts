import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ExportedKey, exportedKeys } from "~/records/stored.ts";
import { entriesOf, partsIn, printExport, readExport, takenFrom } from "./export-file.ts";
import { anyInventory } from "./inventory-arbitrary.ts";
import { nothing, printInventory, readInventory } from "./shape.ts";

const exportedTexts = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(fc.constantFrom(...exportedKeys.filter((key) => key !== "things")), fc.string()),
      fc.tuple(fc.constant<ExportedKey>("things"), anyInventory.map(printInventory)),
    ),
    { selector: ([key]) => key },
  )
  .map((pairs) => new Map<ExportedKey, string>(pairs));

describe("readExport and printExport", () => {
  test("readExport round-trips every export", () => {
    fc.assert(
      fc.property(exportedTexts, (kept) => {
        expect(readExport(printExport(kept))).toEqual({
          kind: "file",
          texts: kept,
          former: new Map(),
          unknown: [],
        });
      }),
      { seed: 1 },
    );
  });

  test("readExport rejects a truncated file and one with a missing entry", () => {
    fc.assert(
      fc.property(exportedTexts, fc.nat(), (kept, at) => {
        const whole = printExport(kept).trimEnd();
        const cut = whole.slice(0, at % whole.length);
        expect(["torn", "foreign"]).toContain(readExport(cut).kind);
        for (const key of kept.keys()) {
          const file: unknown = JSON.parse(whole);
          const inner: unknown = typeof file === "object" && file !== null && Reflect.get(file, "things");
          if (typeof inner !== "object" || inner === null) return expect.fail("no texts in the file");
          Reflect.deleteProperty(inner, key);
          expect(readExport(JSON.stringify(file))).toEqual({ kind: "torn" });
        }
      }),
      { seed: 2 },
    );
  });

  test("readExport returns “foreign” for any other text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readExport(text).kind).toBe("foreign");
      }),
      { seed: 3 },
    );
  });

  test.each([
    ['{"format":"foray-almanac/things","version":2,"things":[]}', "later"],
    ['{"format":"foray-almanac/things","version":1,"count":1,"things":{"alarms":7}}', "torn"],
    ['{"format":"foray-almanac/things","version":"1","count":0,"things":{}}', "torn"],
    ['{"format":"foray-almanac/things","version":1,"count":0,', "torn"],
    ['{"holsters":[]}', "foreign"],
    [
      '{"format":"foray-almanac/things","version":1,"count":1,"things":{"things":"{\\"version\\":1,\\"jobs\\":7}"}}',
      "torn",
    ],
    [
      '{"format":"foray-almanac/things","version":1,"count":1,"things":{"things":"{\\"version\\":2}"}}',
      "later",
    ],
    ["Aya Sol: PLD", "foreign"],
    [" ".repeat(4_000_001), "foreign"],
  ])("readExport returns “$1” for an unreadable file (case %#)", (text, kind) => {
    expect(readExport(text).kind).toBe(kind);
  });

  test("an older export replaces only the parts that it contains", () => {
    fc.assert(
      fc.property(anyInventory, (own) => {
        const file = readExport(
          '{"format":"foray-almanac/things","version":1,"count":1,"things":{"ownedMnemes":"wisdom-of-the-guardian"}}',
        );
        if (file.kind !== "file") return expect.fail("not read");
        expect([...partsIn(file)]).toEqual(["mnemes"]);
        const taken = takenFrom(file, new Map([["things", printInventory(own)]]));
        const read = readInventory(taken.get("things") ?? "");
        expect(read).toEqual({
          kind: "inventory",
          inventory: { ...own, mnemes: { "wisdom-of-the-guardian": 1 } },
        });
      }),
      { seed: 4 },
    );
    expect(printInventory(nothing)).toContain('"version":1');
  });

  test("readExport skips unknown keys and reports them", () => {
    const text =
      '{"format":"foray-almanac/things","version":1,"count":2,"things":{"theme":"dark","alarms":"[]"}}';
    expect(readExport(text)).toEqual({
      kind: "file",
      texts: new Map([["alarms", "[]"]]),
      former: new Map(),
      unknown: ["theme"],
    });
  });
});

test.each([
  ["", 0],
  ["[]", 0],
  ['["a","b"]', 2],
  ['{"zadnor":[1,2],"anemos":[3]}', 3],
  ['{"on":true,"ranges":[{"days":[1]}]}', 1],
  ['{"leaders":"text"}', 1],
  ["cure-l:4,protect-l:2", 2],
  ["step-1\nstep-2\n12345 3", 3],
])("entriesOf counts %j as %i entries", (stored, count) => {
  expect(entriesOf(stored)).toBe(count);
});
