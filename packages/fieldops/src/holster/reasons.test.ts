import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holsterReasons } from "#records/holster-reasons/facts";
import { lostActionIds } from "#records/lost-actions/ids";
import { holsterSets } from "../bozja/holster-sets/index.ts";
import { holsterReasonsOf, swapReasonsOf } from "./reasons.ts";
import { makeRoom } from "./room.ts";
import { bagWeight, HOLSTER_CAPACITY } from "./weight.ts";

describe("reasons of hosts", () => {
  it("every recorded reason is for an action or swap in a published holster", () => {
    const shown = new Set(
      holsterSets.flatMap((holster) => [
        ...[...holsterReasonsOf(holster)].flatMap(([action, reasons]) =>
          reasons.map(({ id }) => `${id} ${action}`),
        ),
        ...holster.modifications.flatMap((swap) =>
          swapReasonsOf(holster, swap).map(({ id }) => `${id} ${swap}`),
        ),
      ]),
    );
    const recorded = holsterReasons.flatMap(({ id, actions, swaps }) =>
      [...actions, ...swaps].map((what) => `${id} ${what}`),
    );
    expect(recorded.filter((each) => !shown.has(each))).toEqual([]);
  });

  it("holsters named by reasons exist", () => {
    for (const { host, holsters = [], types } of holsterReasons) {
      for (const slug of holsters) {
        const has = holsterSets.some(
          (set) => set.host === host && types.includes(set.type) && set.slug === slug,
        );
        expect(has, slug).toBe(true);
      }
    }
  });

  it("an action has at most one reason, and only in Lynn's holsters", () => {
    for (const holster of holsterSets) {
      const reasons = holsterReasonsOf(holster);
      for (const [action, each] of reasons) expect(each.length, `${holster.id} ${action}`).toBe(1);
      if (holster.host !== "lynn") expect(reasons.size).toBe(0);
    }
  });
});

describe("makeRoom", () => {
  const bag = fc.uniqueArray(
    fc.record({ action: fc.constantFrom(...lostActionIds), quantity: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 8, selector: ({ action }) => action },
  );

  it("makeRoom removes just enough copies of one action that may be removed", () => {
    fc.assert(
      fc.property(bag, fc.nat(3), (entries, count) => {
        const kept = entries.slice(0, count).map(({ action }) => action);
        const room = makeRoom(entries, kept);
        const without = (action: string, quantity: number) =>
          bagWeight(
            entries.map((each) =>
              each.action === action ? { ...each, quantity: each.quantity - quantity } : each,
            ),
          );
        if (room === null) {
          if (bagWeight(entries) <= HOLSTER_CAPACITY) return;
          for (const { action, quantity } of entries)
            if (!kept.includes(action)) expect(without(action, quantity)).toBeGreaterThan(HOLSTER_CAPACITY);
          return;
        }
        expect(kept).not.toContain(room.action);
        expect(entries.find(({ action }) => action === room.action)?.quantity).toBeGreaterThanOrEqual(
          room.quantity,
        );
        expect(without(room.action, room.quantity)).toBeLessThanOrEqual(HOLSTER_CAPACITY);
        expect(without(room.action, room.quantity - 1)).toBeGreaterThan(HOLSTER_CAPACITY);
      }),
      { seed: 51 },
    );
  });
});
