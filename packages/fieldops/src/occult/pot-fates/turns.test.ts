import fc from "fast-check";
import { expect, test } from "vitest";
import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { potFateFacts } from "#records/pot-fates/facts";
import { potTurns } from "./turns.ts";

const MINUTE = 60_000;

test("potTurns alternates the two pot FATEs every thirty minutes", () => {
  const [seen] = potFateFacts;
  if (seen === undefined) throw new Error("no pot FATE in the records");
  const turns = potTurns(seen, 0, MINUTE, potFateFacts, 3);
  expect(turns.map(({ fate, start }) => [fate.id, start / MINUTE])).toEqual([
    [seen.alternatesWith, 30],
    [seen.id, 60],
    [seen.alternatesWith, 90],
  ]);
});

test("potTurns starts at most one slot ahead, and a pot FATE repeats on its own cycle", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...potFateFacts),
      fc.integer({ min: 0, max: 1e12 }),
      fc.integer({ min: 0, max: 6 * 60 * MINUTE }),
      (seen, began, later) => {
        const now = began + later;
        const [first, second, third] = potTurns(seen, began, now, potFateFacts, 3);
        expect(first?.start).toBeGreaterThan(now);
        expect((first?.start ?? 0) - now).toBeLessThanOrEqual(seen.slotMinutes * MINUTE);
        expect(first?.fate.alternatesWith).toBe(second?.fate.id);
        expect(third?.fate.id).toBe(first?.fate.id);
        expect((third?.start ?? 0) - (first?.start ?? 0)).toBe(seen.repeatMinutes * MINUTE);
      },
    ),
    { seed: 4 },
  );
});

test("a bunny FATE returns 8:50 to 16:40 minutes after its end", () => {
  for (const { returnSeconds } of bunnyFateFacts) expect(returnSeconds).toEqual([8 * 60 + 50, 16 * 60 + 40]);
});
