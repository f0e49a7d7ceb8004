import { fragmentIds } from "@foray/fieldops/records/fragments/ids";
import { logogramIds } from "@foray/fieldops/records/logograms/ids";
import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import { mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import { phantomJobLevels } from "@foray/fieldops/records/phantom-jobs/levels";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legacyKeys } from "~/records/stored.ts";
import { anyInventory } from "./inventory-arbitrary.ts";
import { mergeInventories, readLegacy } from "./legacy-storage.ts";
import { printOwned } from "./owned.ts";
import { nothing, printInventory, readInventory } from "./shape.ts";
import { printStock } from "./stock.ts";

const count = fc.integer({ min: 1, max: 9999 });
const counted = <Id extends string>(ids: readonly Id[]) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), count), { selector: ([id]) => id });

describe("the inventory store", () => {
  test("readInventory round-trips every inventory", () => {
    fc.assert(
      fc.property(anyInventory, (inventory) => {
        expect(readInventory(printInventory(inventory))).toEqual({ kind: "inventory", inventory });
      }),
      { seed: 71 },
    );
  });

  test("readInventory never throws and reads missing parts as empty", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readInventory(text).kind).toBe("foreign");
      }),
      { seed: 72 },
    );
    expect(readInventory('{"version":1}')).toEqual({ kind: "inventory", inventory: nothing });
    expect(readInventory('{"version":2,"mnemes":{"a":1}}').kind).toBe("later");
    expect(readInventory('{"version":1,"mnemes":{"a":-1}}').kind).toBe("foreign");
  });

  test("readLegacy imports everything under the former keys", () => {
    const kept = fc.record({
      owned: fc.tuple(counted(lostActionIds), counted(fragmentIds)),
      stock: fc.tuple(counted(mnemeIds), counted(logogramIds)),
      marks: fc.tuple(fc.subarray([...mnemeIds]), fc.subarray([...fragmentIds])),
      mastered: fc.subarray([...phantomJobLevels]),
    });
    fc.assert(
      fc.property(kept, ({ marks: [mnemes, fragments], mastered, owned, stock }) => {
        const inventory = readLegacy(
          new Map([
            ["ownedLostActions", printOwned(new Map([...owned[0], ...owned[1]]))],
            [
              "eurekaStock",
              printStock({ mnemes: Object.fromEntries(stock[0]), logograms: Object.fromEntries(stock[1]) }),
            ],
            ["ownedMnemes", mnemes.join(",")],
            ["ownedFragments", fragments.join(",")],
            ["masteredJobs", mastered.map(({ id }) => id).join(",")],
          ]),
        );
        const ones = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1]));
        expect(inventory).toEqual({
          ...nothing,
          actions: Object.fromEntries(owned[0]),
          fragments: { ...ones(fragments), ...Object.fromEntries(owned[1]) },
          mnemes: { ...ones(mnemes), ...Object.fromEntries(stock[0]) },
          logograms: Object.fromEntries(stock[1]),
          jobs: Object.fromEntries(mastered.map(({ id, levelMax }) => [id, levelMax])),
        });
      }),
      { seed: 73 },
    );
  });

  test("readLegacy always returns an inventory that can be stored", () => {
    const texts = fc.array(fc.tuple(fc.constantFrom(...legacyKeys), fc.string({ unit: "binary" })));
    fc.assert(
      fc.property(texts, (pairs) => {
        const inventory = readLegacy(new Map(pairs));
        expect(readInventory(printInventory(inventory))).toEqual({ kind: "inventory", inventory });
      }),
      { seed: 74 },
    );
  });

  test("mergeInventories loses nothing of either inventory and is idempotent", () => {
    fc.assert(
      fc.property(anyInventory, anyInventory, (a, b) => {
        const both = mergeInventories(a, b);
        for (const part of ["actions", "fragments", "mnemes", "logograms", "jobs"] as const)
          for (const [id, many] of [...Object.entries(a[part]), ...Object.entries(b[part])])
            expect(both[part][id]).toBeGreaterThanOrEqual(many);
        for (const part of ["notes", "records"] as const)
          expect(new Set(both[part])).toEqual(new Set([...a[part], ...b[part]]));
        for (const weapon of [...a.relics.weapons, ...b.relics.weapons]) {
          const same = both.relics.weapons.filter(
            ({ job, line }) => job === weapon.job && line === weapon.line,
          );
          expect(same).toHaveLength(1);
          expect(same[0]?.done).toEqual(expect.arrayContaining([...weapon.done]));
        }
        expect(mergeInventories(a, a)).toEqual(a);
      }),
      { seed: 75 },
    );
  });
});
