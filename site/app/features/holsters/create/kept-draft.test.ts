import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeDraft, isBlank, runDraft, startDraft } from "./draft.ts";
import { parseDraft, printDraft } from "./kept-draft.ts";

const words = fc.string({ maxLength: 40 });
const bag = fc.array(
  fc.record({ action: fc.constantFrom(...lostActionIds), quantity: fc.integer({ min: 1, max: 35 }) }),
  { maxLength: 20 },
);
const draft = fc.record({
  name: words,
  host: words,
  owner: words,
  holsters: fc.array(
    fc.record({
      name: words,
      role: fc.constantFrom(...roles),
      icon: fc.constantFrom(...roles, ...lostActionIds),
      note: words,
      bags: fc.record({ prepop: bag, main: bag }),
    }),
    { maxLength: 6 },
  ),
});

describe("a kept draft", () => {
  it("a run draft survives storing and loading", () => {
    fc.assert(
      fc.property(draft, (run) => {
        expect(parseDraft(printDraft(run))).toEqual(run);
        const taken = changeDraft(startDraft("Learning"), { kind: "take", draft: run });
        expect(runDraft(taken)).toEqual(run);
      }),
      { seed: 31, numRuns: 60 },
    );
  });

  it("parseDraft rejects invalid text and never throws", () => {
    const run = printDraft({ name: "a", host: "b", owner: "c", holsters: [] });
    for (const text of ["", "null", "[]", "{", '{"name":1}', run.replace('"b"', "7"), "x".repeat(100_000)]) {
      expect(parseDraft(text), text.slice(0, 20)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseDraft(text);
      }),
      { seed: 32, numRuns: 200 },
    );
  });

  it("isBlank returns true until the draft is edited", () => {
    const start = startDraft("Learning");
    expect(isBlank(start, "Learning")).toBe(true);
    const named = changeDraft(start, { kind: "run", change: { host: "Lynn" } });
    expect(isBlank(named, "Learning")).toBe(false);
    expect(isBlank(changeDraft(named, { kind: "reset", name: "Learning" }), "Learning")).toBe(true);
    const two = changeDraft(start, { kind: "add" });
    expect(isBlank(two, "Learning")).toBe(false);
  });
});
