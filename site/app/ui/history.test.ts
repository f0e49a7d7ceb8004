import fc from "fast-check";
import { expect, test } from "vitest";
import { changeHistory, type History, startHistory, UNDO_STEPS } from "./history.ts";

type Value = Readonly<{ number: number }>;

const steps = fc.array(
  fc.record({
    value: fc.record({ number: fc.integer() }),
    touched: fc.constantFrom(null, "title", "leader"),
  }),
  { maxLength: 40 },
);

function all(history: History<Value>, kind: "undo" | "redo"): History<Value> {
  let state = history;
  for (let step = 0; step <= UNDO_STEPS; step += 1) state = changeHistory(state, { kind });
  return state;
}

test("undoing all steps returns to the start, redoing them to the last change", () => {
  const start: Value = { number: 0 };
  fc.assert(
    fc.property(steps, (changes) => {
      const end = changes.reduce<History<Value>>(
        (state, change) => changeHistory(state, { kind: "change", ...change }),
        startHistory(start),
      );
      expect(end.present).toBe(changes.at(-1)?.value ?? start);
      expect(all(end, "undo").present).toBe(start);
      expect(all(all(end, "undo"), "redo").present).toBe(end.present);
    }),
  );
});

test("typing in one field is one undo step, and a new change clears redo", () => {
  const typed = ["a", "ab", "abc"].reduce(
    (state, text) => changeHistory(state, { kind: "change", value: { text }, touched: "title" }),
    startHistory({ text: "" }),
  );
  expect(typed.past).toHaveLength(1);
  const undone = changeHistory(typed, { kind: "undo" });
  expect(undone.present).toEqual({ text: "" });
  expect(changeHistory(undone, { kind: "change", value: { text: "x" }, touched: null }).future).toEqual([]);
});

test("the history keeps a limited number of undo steps", () => {
  let state = startHistory({ step: 0 });
  for (let step = 1; step <= 3 * UNDO_STEPS; step += 1)
    state = changeHistory(state, { kind: "change", value: { step }, touched: null });
  expect(state.past).toHaveLength(UNDO_STEPS);
});
