import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadoutRoles } from "#records/loadout-guide/facts";
import { logogramFacts } from "#records/logograms/facts";
import { logogramIds } from "#records/logograms/ids";
import { logosActionFacts } from "#records/logos-actions/facts";
import { logosActionIds } from "#records/logos-actions/ids";
import { mnemeFacts } from "#records/mnemes/facts";
import { mnemeIds } from "#records/mnemes/ids";
import { recipesOf } from "../eureka/logos-actions/recipes.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { meanDraws, sources } from "./draws.ts";
import { Ledger } from "./model.ts";
import { planLoadout } from "./plan.ts";
import { pricesBy } from "./plan-cases.ts";
import { rankRecipes } from "./rank.ts";
import { FINE, MIDDLE, Scenarios } from "./scenarios.ts";
import { descend, waysOf } from "./search.ts";
import { termsOf } from "./terms.ts";
import { emptyStock, type PlanInput, type Stock } from "./types.ts";

const even = pricesBy(() => 1);
const price = fc.integer({ min: 1, max: 200_000 });
const prices = fc
  .array(price, { minLength: 9, maxLength: 9 })
  .map((list) => pricesBy((id) => list[logogramIds.indexOf(id)] ?? 1));
const slot = fc.constantFrom(null, ...logosActionIds);
const tray: fc.Arbitrary<LoadoutTray> = fc.record({ umbral: slot, astral: slot });
const trays = (maxLength: number) => fc.array(tray, { maxLength });
const count = fc.integer({ min: 0, max: 4 });
const stock: fc.Arbitrary<Stock> = fc.record({
  mnemes: fc.dictionary(fc.constantFrom(...mnemeIds), count, { maxKeys: 8 }),
  logograms: fc.dictionary(fc.constantFrom(...logogramIds), count, { maxKeys: 4 }),
});
const input = (most: number): fc.Arbitrary<PlanInput> => fc.record({ trays: trays(most), stock, prices });

function bruteForce({ trays: laid, ...rest }: PlanInput): number {
  const terms = termsOf(rest);
  const ways = laid.map(waysOf);
  const ledger = new Ledger(
    terms,
    new Scenarios(terms, FINE, laid.length),
    ways.flatMap(([way]) => way ?? []),
  );
  let least = ledger.cost;
  const visit = (place: number): void => {
    if (place === ways.length) least = Math.min(least, ledger.cost);
    for (const way of ways[place] ?? []) {
      ledger.take(place, way);
      visit(place + 1);
    }
  };
  visit(0);
  return least;
}

const waysToMake = (laid: readonly LoadoutTray[]) =>
  laid.reduce((count, each) => count * waysOf(each).length, 1);

function recursiveDraws(chances: readonly number[], missing: readonly number[]): number {
  const hit = chances.reduce((sum, chance, kind) => sum + ((missing[kind] ?? 0) > 0 ? chance : 0), 0);
  if (hit === 0) return 0;
  const after = chances.reduce((sum, chance, kind) => {
    const count = missing[kind] ?? 0;
    return count === 0 ? sum : sum + chance * recursiveDraws(chances, missing.with(kind, count - 1));
  }, 0);
  return (1 + after) / hit;
}

describe("expected numbers of logograms", () => {
  it("meanDraws of logograms equals a plain recursion", () => {
    const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.constantFrom(...sources), counts, (source, all) => {
        const missing = all.slice(0, source.chances.length);
        fc.pre(missing.reduce((sum, count) => sum + count, 0) <= 7);
        const exact = recursiveDraws(source.chances, missing);
        expect(Math.abs(meanDraws(source, missing) - exact)).toBeLessThanOrEqual(1e-4 * Math.max(1, exact));
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it("meanDraws of logograms stays plausible for 40 of each mneme", () => {
    for (const source of sources) {
      const mean = meanDraws(
        source,
        source.chances.map(() => 40),
      );
      expect(mean).toBeGreaterThan(40 / Math.min(...source.chances));
      expect(mean).toBeLessThan((60 * source.mnemes.length) / 0.9);
    }
  });

  it("meanDraws of logograms equals results worked out by hand", () => {
    const two = { id: logogramIds[0], mnemes: [0, 1], chances: [0.5, 0.5] } as const;
    expect(meanDraws(two, [0, 0])).toBe(0);
    expect(meanDraws(two, [0, 3])).toBe(6);
    expect(meanDraws(two, [1, 1])).toBeCloseTo(3, 6);
  });

  it("rankRecipes sorts all recipes by the logograms they need", () => {
    for (const action of logosActionFacts) {
      const ranked = rankRecipes(action.recipes);
      expect(new Set(ranked.map((each): LogosRecipe => each.recipe))).toEqual(new Set(action.recipes));
      expect(ranked.map(({ logograms }) => logograms)).toEqual(
        ranked.map(({ logograms }) => logograms).toSorted((a, b) => a - b),
      );
    }
  });
});

describe("planLoadout", () => {
  it("planLoadout is within 0.5% of the least cost of all choices", () => {
    fc.assert(
      fc.property(input(4), (given) => {
        fc.pre(waysToMake(given.trays) <= 100);
        const least = bruteForce(given);
        expect(planLoadout(given).best.cost).toBeLessThanOrEqual(least * 1.005 + 1e-9);
      }),
      { seed: 14, numRuns: 30 },
    );
  });

  it("planLoadout is within 0.5% of the least cost for repeated trays", () => {
    fc.assert(
      fc.property(tray, tray, stock, prices, (one, other, owned, at) => {
        const given = { trays: [one, other, one], stock: owned, prices: at };
        fc.pre(waysToMake(given.trays) <= 100);
        expect(planLoadout(given).best.cost).toBeLessThanOrEqual(bruteForce(given) * 1.005 + 1e-9);
      }),
      { seed: 15, numRuns: 12 },
    );
  });

  it("planLoadout counts stock until it runs out, not until the average", () => {
    const plan = (laid: LoadoutTray, mnemes: Stock["mnemes"]) =>
      planLoadout({ trays: [laid], stock: { mnemes, logograms: {} }, prices: pricesBy(() => 1000) });
    const covered = plan(
      { umbral: "double-edge-l", astral: "wisdom-of-the-duelist" },
      { "double-edge-l": 3, "wisdom-of-the-skirmisher": 3 },
    );
    expect(covered.best.cost).toBeGreaterThan(3_250);
    expect(covered.best.cost).toBeLessThan(3_450);
    expect(covered.spread.sufficient).toBeGreaterThan(0.68);
    expect(covered.spread.sufficient).toBeLessThan(0.72);
    const scarce = plan(
      { umbral: "featherfoot-l", astral: "focus-l" },
      { "bloodbath-l": 4, "featherfoot-l": 1 },
    );
    expect(scarce.best.cost).toBeLessThan(2_050);
  });

  it("planLoadout costs no more than the plain choices, and its parts add up", () => {
    fc.assert(
      fc.property(input(8), (given) => {
        const { best, first, surest, spread } = planLoadout(given);
        expect(best.cost).toBeLessThanOrEqual(1.01 * Math.min(first, surest));
        const sum = best.logograms.reduce((total, { cost }) => total + cost, 0);
        expect(best.cost).toBeCloseTo(sum, 3);
        for (const { opened, owned, cost, logogram } of best.logograms) {
          expect(owned).toBeLessThanOrEqual(opened + 1e-9);
          expect(owned).toBeLessThanOrEqual((given.stock.logograms[logogram] ?? 0) * 1.01 + 0.01);
          expect(cost).toBeCloseTo((opened - owned) * given.prices[logogram], 3);
        }
        for (const { used, owned } of best.mnemes) expect(owned).toBeLessThanOrEqual(used);
        if (best.cost === 0) expect(spread).toEqual({ sufficient: 1, ninety: 0 });
        expect(best.trays).toHaveLength(given.trays.length);
        best.trays.forEach(({ umbral, astral }, place) => {
          expect(umbral === null).toBe(given.trays[place]?.umbral === null);
          expect(astral === null).toBe(given.trays[place]?.astral === null);
        });
      }),
      { seed: 16, numRuns: 25 },
    );
  });

  it("planLoadout costs no less when a price rises", () => {
    fc.assert(
      fc.property(input(4), fc.constantFrom(...logogramIds), price, (given, id, more) => {
        const dearer = { ...given, prices: { ...given.prices, [id]: given.prices[id] + more } };
        const before = planLoadout(given).best.cost;
        expect(planLoadout(dearer).best.cost).toBeGreaterThanOrEqual(before * 0.995);
      }),
      { seed: 17, numRuns: 20 },
    );
  });

  it("planLoadout costs no more when the player owns more", () => {
    fc.assert(
      fc.property(
        input(4),
        fc.constantFrom(...mnemeIds),
        fc.constantFrom(...logogramIds),
        count,
        count,
        (given, mneme, logogram, mnemes, opened) => {
          const richer: Stock = {
            mnemes: { ...given.stock.mnemes, [mneme]: (given.stock.mnemes[mneme] ?? 0) + mnemes },
            logograms: {
              ...given.stock.logograms,
              [logogram]: (given.stock.logograms[logogram] ?? 0) + opened,
            },
          };
          const before = planLoadout(given).best.cost;
          const after = planLoadout({ ...given, stock: richer }).best.cost;
          expect(after).toBeLessThanOrEqual(before * 1.01 + 1e-9);
        },
      ),
      { seed: 18, numRuns: 20 },
    );
  });

  it("planLoadout costs nothing for empty trays or fully owned mnemes", () => {
    expect(planLoadout({ trays: [], stock: emptyStock, prices: even }).best.cost).toBe(0);
    const empty = { umbral: null, astral: null };
    expect(planLoadout({ trays: [empty, empty], stock: emptyStock, prices: even }).best.cost).toBe(0);
    const all = { mnemes: Object.fromEntries(mnemeIds.map((id) => [id, 99])), logograms: {} };
    const guide = loadoutRoles[0]?.loadouts[0]?.trays ?? [];
    expect(planLoadout({ trays: guide, stock: all, prices: even }).best.cost).toBe(0);
  });

  it("planLoadout gives a reason for every action of the published loadouts", () => {
    for (const { id, trays: laid } of loadoutRoles.flatMap(({ loadouts }) => loadouts)) {
      const { agreeing, reasons, starts } = planLoadout({ trays: laid, stock: emptyStock, prices: even });
      expect(agreeing, id).toBeGreaterThan(starts / 2);
      const made = reasons.reduce((sum, { times }) => sum + times, 0);
      expect(made, id).toBe(laid.flatMap(({ umbral, astral }) => [umbral, astral].filter(Boolean)).length);
    }
  });

  it("planLoadout makes each action in the array that was asked for", () => {
    const one: LoadoutTray = { umbral: "dispel-l", astral: "stoneskin-l" };
    const other: LoadoutTray = { umbral: "stoneskin-l", astral: "dispel-l" };
    const { trays: laid } = planLoadout({ trays: [one, other, one], stock: emptyStock, prices: even }).best;
    const makes = (recipe: LogosRecipe | null, action: "dispel-l" | "stoneskin-l") =>
      recipe !== null && recipesOf(action).includes(recipe);
    [one, other, one].forEach(({ umbral, astral }, place) => {
      expect(makes(laid[place]?.umbral ?? null, umbral === "dispel-l" ? umbral : "stoneskin-l")).toBe(true);
      expect(makes(laid[place]?.astral ?? null, astral === "dispel-l" ? astral : "stoneskin-l")).toBe(true);
    });
  });

  it("planLoadout is at most 2% dearer than plans from other starting points", () => {
    const rich = logosActionFacts.filter(({ recipes }) => recipes.length >= 3).map(({ id }) => id);
    const full: fc.Arbitrary<PlanInput> = fc.record({
      trays: fc.array(fc.record({ umbral: fc.constantFrom(...rich), astral: fc.constantFrom(...rich) }), {
        minLength: 8,
        maxLength: 8,
      }),
      stock,
      prices: fc.oneof(prices, fc.constant(even)),
    });
    const dice = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(full, dice, (given, rolls) => {
        const terms = termsOf(given);
        const scenarios = new Scenarios(terms, MIDDLE, given.trays.length);
        const found = planLoadout(given).best.trays;
        const cost = new Ledger(terms, scenarios, found).cost;
        const ways = given.trays.map(waysOf);
        const ledger = new Ledger(terms, scenarios, found);
        for (let start = 0; start < 2; start++) {
          ways.forEach((list, place) => {
            const way = list[(rolls.next().value ?? 0) % list.length];
            if (way !== undefined) ledger.take(place, way);
          });
          descend(ledger, ways);
          expect(cost).toBeLessThanOrEqual(ledger.cost * 1.02 + 1e-9);
        }
      }),
      { seed: 24, numRuns: 5 },
    );
  });

  it("planLoadout gives the reason for a recipe: only, cheapest, stock or surer", () => {
    const why = (laid: readonly LoadoutTray[], owned: Stock = emptyStock, at = even) =>
      planLoadout({ trays: laid, stock: owned, prices: at }).reasons.map((reason) => reason.why);
    expect(why([{ umbral: null, astral: "cure-l" }])).toEqual(["only"]);
    expect(why([{ umbral: null, astral: "shell-l" }])).toEqual(["cheapest"]);
    expect(
      why([{ umbral: null, astral: "shell-l" }], { mnemes: { "protect-l": 1, "esuna-l": 1 }, logograms: {} }),
    ).toEqual(["stock"]);
    const dear = pricesBy((id) => (id === "mitigative-logogram" ? 6 : 1));
    expect(why([{ umbral: "wisdom-of-the-elder", astral: "shell-l" }], emptyStock, dear)).toContain("surer");
  });

  it("planLoadout rejects an invalid price", () => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const at = { ...even, "obscure-logogram": bad };
      expect(() => planLoadout({ trays: [], stock: emptyStock, prices: at })).toThrow(RangeError);
    }
  });

  it("logograms are marketable, but mnemes are not", () => {
    expect(mnemeFacts.every(({ marketable }) => !marketable)).toBe(true);
    expect(logogramFacts.every(({ marketable }) => marketable)).toBe(true);
  });
});
