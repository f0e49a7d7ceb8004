import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_OWNED, printOwned, readOwned } from "./owned.ts";

const nobody = () => undefined;

describe("readOwned and printOwned", () => {
  test("readOwned reads back every printed list", () => {
    const counts = fc.dictionary(fc.constantFrom(...lostActionIds), fc.integer({ min: 1, max: MAX_OWNED }));
    fc.assert(
      fc.property(counts, (record) => {
        const owned = new Map(lostActionIds.flatMap((id) => (record[id] ? [[id, record[id]] as const] : [])));
        const read = readOwned(`# title\n${printOwned(owned)}\n`, nobody);
        expect(read.unread).toEqual([]);
        expect([...read.owned]).toEqual([...owned]);
      }),
      { seed: 17 },
    );
  });

  test("readOwned never throws and reports unreadable lines", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { owned, unread } = readOwned(text, nobody);
        expect(unread.length).toBeLessThanOrEqual(50);
        expect(owned.size).toBe(0);
      }),
      { seed: 18 },
    );
    expect(readOwned("hello\nlost-arise 3\n{}", nobody)).toEqual({
      owned: new Map([["lost-arise", 3]]),
      unread: ["hello", "{}"],
    });
  });

  test("readOwned accepts a name or id with its count before or after", () => {
    const byName = (name: string) => (name === "Lost Arise" ? ("lost-arise" as const) : undefined);
    for (const line of ["Lost Arise: 4", "4 × Lost Arise", "4x Lost Arise", "Lost Arise 4", "lost-arise=4"]) {
      expect(readOwned(line, byName)).toEqual({ owned: new Map([["lost-arise", 4]]), unread: [] });
    }
    expect(readOwned("lost-arise 999999", byName).owned.get("lost-arise")).toBe(MAX_OWNED);
  });
});
