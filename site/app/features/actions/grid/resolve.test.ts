import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import german from "@foray/fieldops/records/lost-actions/names/de";
import japanese from "@foray/fieldops/records/lost-actions/names/ja";
import english from "@foray/fieldops/records/lost-actions/names/page";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findByName, resolveRecord } from "./resolve.ts";

const resolve = (param: string | undefined) => resolveRecord(param, lostActionIds, english);

describe("resolveRecord", () => {
  it("resolveRecord returns no record for a missing or empty parameter", () => {
    expect(resolve(undefined)).toEqual({ kind: "none" });
    expect(resolve("")).toEqual({ kind: "none" });
  });

  it.each(["Lost_Slash", "lost slash", "LOST-SLASH", "lost%20slash", "lostslash"])(
    "resolveRecord reads “%s” as lost-slash",
    (param) => {
      expect(resolve(param)).toEqual({ kind: "record", id: "lost-slash", canonical: false });
    },
  );

  it("resolveRecord returns every lost action's own id as canonical", () => {
    for (const id of lostActionIds) expect(resolve(id)).toEqual({ kind: "record", id, canonical: true });
  });

  it("findByName finds lost actions by their German and Japanese names", () => {
    for (const table of [german, japanese]) {
      const names = lostActionIds.flatMap((id) => table[id] ?? []);
      const unique = names.filter((name, index) => names.indexOf(name) === index);
      for (const id of lostActionIds) {
        const name = table[id];
        if (name === undefined || !unique.includes(name)) continue;
        expect(table[findByName(encodeURIComponent(name), lostActionIds, [table]) ?? ""]).toBe(name);
      }
    }
  });

  it("resolveRecord suggests only similar records for an unknown name", () => {
    expect(resolve("lost slosh")).toMatchObject({
      kind: "unknown",
      matches: expect.arrayContaining(["lost-slash"]),
    });
    expect(resolve("quartz cucumber")).toMatchObject({ kind: "unknown", matches: [] });
  });

  it("resolveRecord never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 1200 }), (param) => {
        expect(["none", "record", "unknown"]).toContain(resolve(param).kind);
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
