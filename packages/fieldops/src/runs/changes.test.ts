import fc from "fast-check";
import { expect, test } from "vitest";
import { changedSeats } from "./changes.ts";

const seats = (...names: readonly string[]) => names.map((name) => ({ name }));

test("changedSeats lists replaced, departed and new players", () => {
  expect(changedSeats(seats("Pia", "Lou", "", "Ada"), seats("Max", "", "Eve", "ada"))).toEqual([
    { place: 0, name: "Max", before: "Pia" },
    { place: 1, name: "", before: "Lou" },
    { place: 2, name: "Eve", before: "" },
  ]);
});

test("changedSeats applied to the old seats produces the new ones", () => {
  const list = fc.array(fc.constantFrom("", "Pia", "Max", "Lou"), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const now: string[] = [...before];
      for (const { place, name, before: was } of changedSeats(seats(...before), seats(...after))) {
        expect(now[place]).toBe(was);
        now[place] = name;
      }
      expect(now).toEqual(after);
    }),
    { seed: 4 },
  );
});
