import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fragmentFacts } from "#records/fragments/facts";
import { holsterModifications } from "#records/holster-modifications/facts";
import { lostActionFacts } from "#records/lost-actions/facts";
import { type LostActionId, lostActionIds } from "#records/lost-actions/ids";
import { holsterIssues } from "../../checks/fixtures/holster-issues.ts";
import { holsterSets } from "../bozja/holster-sets/index.ts";
import { lostActionById } from "../bozja/lost-actions/by-id.ts";
import type { HolsterEntry } from "../share-codes/holster.ts";
import { applyModification } from "./modification.ts";
import { fragmentsYielding, neededActions, neededFragments } from "./needed.ts";
import { holsterWarnings } from "./warnings.ts";
import { bagWeight, HOLSTER_CAPACITY, heldMaximum } from "./weight.ts";

const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));

const toEntries = (bag: readonly (readonly [LostActionId, number])[]): readonly HolsterEntry[] =>
  bag.map(([action, quantity]) => ({ action, quantity }));

const entry = fc.record({
  action: fc.constantFrom(...lostActionIds),
  quantity: fc.integer({ min: 1, max: 35 }),
});
const bag = fc.array(entry, { maxLength: 30 });

describe("bagWeight", () => {
  it("bagWeight equals the published weight of every bag", () => {
    for (const holster of holsterSets) {
      expect(bagWeight(toEntries(holster.prepop))).toBe(holster.weight.prepop);
      expect(bagWeight(toEntries(holster.main))).toBe(holster.weight.main);
    }
  });

  it("bagWeight of combined bags is the sum of their weights", () => {
    fc.assert(
      fc.property(bag, bag, (a, b) => {
        expect(bagWeight([...a, ...b])).toBe(bagWeight(a) + bagWeight(b));
      }),
      { seed: 4 },
    );
  });

  it("holsterWarnings reports exactly the bags known to be overweight", () => {
    const over = holsterSets.flatMap((holster) =>
      holsterWarnings({ prepop: toEntries(holster.prepop), main: toEntries(holster.main) })
        .filter((warning) => warning.kind === "overWeight")
        .map(({ bag, weight }) => ({
          host: holster.host,
          type: holster.type,
          holster: holster.slug,
          bag,
          weight,
        })),
    );
    expect(over.toSorted((a, b) => b.weight - a.weight)).toEqual(
      holsterIssues.toSorted((a, b) => b.weight - a.weight),
    );
  });
});

describe("holsterWarnings", () => {
  it("holsterWarnings returns an empty list for an empty holster", () => {
    expect(holsterWarnings({ prepop: [], main: [] }, { role: "tank" })).toEqual([]);
  });

  it("holsterWarnings reports an action that the role cannot use", () => {
    const main = [{ action: "lost-font-of-magic", quantity: 1 } as const];
    expect(holsterWarnings({ prepop: [], main }, { role: "tank" })).toEqual([
      { kind: "role", bag: "main", action: "lost-font-of-magic", role: "tank", job: null },
    ]);
    expect(holsterWarnings({ prepop: [], main }, { role: "healer" })).toEqual([]);
  });

  it("holsterWarnings reports an action that one job of the role cannot use", () => {
    const main = [{ action: "deep-essence-of-the-ordained", quantity: 1 } as const];
    expect(holsterWarnings({ prepop: [], main }, { role: "caster", job: "RDM" })).toEqual([]);
    expect(holsterWarnings({ prepop: [], main }, { role: "caster", job: "BLM" })).toEqual([
      { kind: "role", bag: "main", action: "deep-essence-of-the-ordained", role: "caster", job: "BLM" },
    ]);
  });

  it("holsterWarnings reports two essences in one bag, but not in separate bags", () => {
    const pure = { action: "pure-essence-of-the-indomitable", quantity: 1 } as const;
    const deep = { action: "deep-essence-of-the-irregular", quantity: 1 } as const;
    expect(holsterWarnings({ prepop: [pure, deep], main: [] })).toEqual([
      {
        kind: "exclusion",
        bag: "prepop",
        actions: [pure.action, deep.action],
        group: "essence",
        clash: "use",
      },
    ]);
    expect(holsterWarnings({ prepop: [pure], main: [deep] })).toEqual([]);
  });

  it("holsterWarnings reports actions whose effects do not stack", () => {
    const main = [
      { action: "lost-spellforge", quantity: 1 },
      { action: "lost-steelsting", quantity: 1 },
    ] as const;
    expect(holsterWarnings({ prepop: [], main })).toMatchObject([{ kind: "exclusion", clash: "effect" }]);
  });

  it("holsterWarnings adds up copies of an action that is listed twice", () => {
    const half = { action: "light-curtain", quantity: 20 } as const;
    expect(holsterWarnings({ prepop: [], main: [half, half] })).toEqual([
      { kind: "overHeld", bag: "main", action: "light-curtain", quantity: 40, maximum: 35 },
    ]);
  });

  it("heldMaximum of every lost action fits the capacity of a holster", () => {
    for (const id of lostActionIds) {
      expect(heldMaximum(id)).toBeGreaterThanOrEqual(1);
      expect(heldMaximum(id) * lostActionById(id).weight).toBeLessThanOrEqual(HOLSTER_CAPACITY);
    }
  });

  it("every published holster is usable by its role", () => {
    const unusable = holsterSets.flatMap((holster) =>
      holsterWarnings(
        { prepop: toEntries(holster.prepop), main: toEntries(holster.main) },
        { role: holster.role },
      )
        .filter((warning) => warning.kind === "role")
        .map((warning) => `${holster.id} ${warning.action}`),
    );
    expect(unusable).toEqual([]);
  });
});

describe("needed actions and fragments", () => {
  it("needed actions and fragments are copies times runs, less the owned ones", () => {
    fc.assert(
      fc.property(bag, bag, fc.nat(20), fc.nat(100), (prepop, main, runs, has) => {
        const owned = new Map(lostActionIds.map((id) => [id, has]));
        const needs = neededActions([{ prepop, main }], runs, owned);
        const copies = [...prepop, ...main].reduce((sum, { quantity }) => sum + quantity, 0);
        expect(needs.reduce((sum, { needed }) => sum + needed, 0)).toBe(copies * runs);
        for (const need of needs) expect(need.missing).toBe(Math.max(0, need.needed - has));
        const fragments = neededFragments(needs, homes, fragmentFacts, new Map());
        const missing = needs.reduce((sum, need) => sum + need.missing, 0);
        expect(fragments.reduce((sum, { atLeast }) => sum + atLeast, 0)).toBe(missing);
        for (const { fragment, actions } of fragments) {
          for (const { action } of actions)
            expect(fragmentsYielding(action, fragmentFacts)).toContain(fragment);
        }
      }),
      { seed: 5 },
    );
  });

  it("neededActions ignores invalid runs and negative stock", () => {
    const main = [{ action: "lost-arise", quantity: 2 } as const];
    expect(neededActions([{ prepop: [], main }], Number.NaN, new Map())).toEqual([
      { action: "lost-arise", needed: 0, owned: 0, missing: 0 },
    ]);
    expect(
      neededActions([{ prepop: [], main }], 3, new Map<LostActionId, number>([["lost-arise", -4]]))[0]
        ?.missing,
    ).toBe(6);
  });

  it("neededFragments marks a fragment as certain if it yields a single action", () => {
    const main = [{ action: "lost-dervish", quantity: 2 } as const];
    const [need] = neededFragments(
      neededActions([{ prepop: [], main }], 3, new Map()),
      homes,
      fragmentFacts,
      new Map(),
    );
    expect(need?.atLeast).toBe(6);
    const yields = fragmentFacts.find(({ id }) => id === need?.fragment)?.actions.length;
    expect(need?.certain).toBe(yields === 1);
  });
});

describe("applyModification", () => {
  const find = (id: string) => {
    const modification = holsterModifications.find((candidate) => candidate.id === id);
    if (modification === undefined) throw new Error(`no modification ${id}`);
    return modification;
  };
  const total = (entries: readonly HolsterEntry[]) =>
    entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const copies = (pairs: readonly (readonly [string, number])[]) =>
    pairs.reduce((sum, [, quantity]) => sum + quantity, 0);

  it("applyModification keeps count of every copy in published holsters", () => {
    for (const holster of holsterSets) {
      for (const id of holster.modifications) {
        const modification = find(id);
        const { main, lacking } = applyModification(toEntries(holster.main), modification);
        expect(main.every(({ quantity }) => quantity >= 1)).toBe(true);
        expect(total(main) - total(lacking)).toBe(
          copies(holster.main) + copies(modification.add) - copies(modification.remove),
        );
      }
    }
  });

  it("applyModification reports the actions that a bag lacks", () => {
    expect(applyModification([{ action: "lost-arise", quantity: 1 }], find("banish"))).toEqual({
      main: [{ action: "lost-banish-iii", quantity: 1 }],
      lacking: [],
    });
    expect(applyModification([], find("banish")).lacking).toEqual([{ action: "lost-arise", quantity: 1 }]);
  });
});
