import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UNDO_STEPS } from "~/ui/history.ts";
import { type BagsChange, bagNames, changeBags, plainBags, startBags, wholeQuantity } from "./bags.ts";

const action = fc.constantFrom(...lostActionIds);
const bag = fc.constantFrom(...bagNames);
const place = fc.record({ bag, index: fc.integer({ min: -2, max: 6 }) });
const entry = fc.record({ action, quantity: fc.integer({ min: 1, max: 35 }) });
const bags = fc.record({
  prepop: fc.array(entry, { maxLength: 4 }),
  main: fc.array(entry, { maxLength: 4 }),
});
const change: fc.Arbitrary<BagsChange> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), bag, action }),
  fc.record({ kind: fc.constant("replace" as const), place, action }),
  fc.record({ kind: fc.constant("remove" as const), place }),
  fc.record({ kind: fc.constant("quantity" as const), place, quantity: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ kind: fc.constant("move" as const), from: place, to: place }),
  fc.record({ kind: fc.constant("clear" as const) }),
  fc.record({ kind: fc.constant("set" as const), bags }),
  fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const) }),
);

const lines = (state: ReturnType<typeof startBags>) => [...state.present.prepop, ...state.present.main];

describe("changeBags", () => {
  test("changeBags keeps whole quantities from 1 to 35 and unique line keys", () => {
    fc.assert(
      fc.property(bags, fc.array(change, { maxLength: 40 }), (start, changes) => {
        let state = startBags(start);
        for (const next of changes) {
          state = changeBags(state, next);
          for (const { quantity } of lines(state)) {
            expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 35).toBe(true);
          }
          const keys = lines(state).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
      { seed: 11 },
    );
  });

  test("undo reverts every change to the bags and redo restores it", () => {
    fc.assert(
      fc.property(bags, fc.array(change, { maxLength: 30 }), (start, changes) => {
        const edits = changes.filter(({ kind }) => kind !== "undo" && kind !== "redo");
        const end = edits.reduce(changeBags, startBags(start));
        let state = end;
        while (state.past.length > 0) state = changeBags(state, { kind: "undo" });
        expect(plainBags(state.present)).toEqual(start);
        while (state.future.length > 0) state = changeBags(state, { kind: "redo" });
        expect(plainBags(state.present)).toEqual(plainBags(end.present));
      }),
      { seed: 12 },
    );
  });

  test("moving a line loses no line of either bag", () => {
    fc.assert(
      fc.property(bags, place, place, (start, from, to) => {
        const before = startBags(start);
        const after = changeBags(before, { kind: "move", from, to });
        const keys = (state: typeof before) =>
          lines(state)
            .map(({ key }) => key)
            .toSorted((a, b) => a - b);
        expect(keys(after)).toEqual(keys(before));
      }),
      { seed: 13 },
    );
  });

  test("changeBags returns the same state for a change without effect", () => {
    const start = startBags({ prepop: [], main: [{ action: "lost-arise", quantity: 2 }] });
    const at = { bag: "main", index: 0 } as const;
    expect(changeBags(start, { kind: "quantity", place: at, quantity: 2 })).toBe(start);
    expect(changeBags(start, { kind: "quantity", place: at, quantity: Number.NaN })).toBe(start);
    expect(changeBags(start, { kind: "move", from: at, to: { bag: "main", index: 5 } })).toBe(start);
    expect(changeBags(start, { kind: "remove", place: { bag: "main", index: 4 } })).toBe(start);
    expect(changeBags(start, { kind: "undo" })).toBe(start);
  });

  test("replacing a line's action resets its quantity to one", () => {
    const start = startBags({ prepop: [{ action: "lost-arise", quantity: 9 }], main: [] });
    const state = changeBags(start, { kind: "replace", place: { bag: "prepop", index: 0 }, action: "mimic" });
    expect(plainBags(state.present).prepop).toEqual([{ action: "mimic", quantity: 1 }]);
  });

  test("consecutive quantity changes of one line are a single undo step", () => {
    let state = startBags({ prepop: [], main: [{ action: "lost-arise", quantity: 1 }] });
    for (const quantity of [2, 3, 4]) {
      state = changeBags(state, { kind: "quantity", place: { bag: "main", index: 0 }, quantity });
    }
    expect(state.past).toHaveLength(1);
    expect(plainBags(changeBags(state, { kind: "undo" }).present).main[0]?.quantity).toBe(1);
  });

  test("changeBags remembers at most UNDO_STEPS changes", () => {
    let state = startBags({ prepop: [], main: [] });
    for (let step = 0; step < UNDO_STEPS + 20; step += 1) {
      state = changeBags(state, { kind: "add", bag: "main", action: "mimic" });
    }
    expect(state.past).toHaveLength(UNDO_STEPS);
  });

  test("wholeQuantity clamps numbers to 1–35 and rejects NaN", () => {
    expect(wholeQuantity(Number.NaN)).toBeUndefined();
    expect(wholeQuantity(36)).toBe(35);
    expect(wholeQuantity(0)).toBe(1);
    expect(wholeQuantity(Number.POSITIVE_INFINITY)).toBe(35);
  });
});
