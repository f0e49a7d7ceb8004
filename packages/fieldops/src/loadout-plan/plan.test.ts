import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logogramFacts } from "#records/logograms/facts";
import { type LogogramId, logogramIds } from "#records/logograms/ids";
import { logosActionFacts } from "#records/logos-actions/facts";
import { logosActionIds } from "#records/logos-actions/ids";
import { mnemeFacts } from "#records/mnemes/facts";
import { mnemeIds } from "#records/mnemes/ids";
import { loadoutRoles } from "../eureka/loadout-guide/facts.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { expectedDraws } from "../loadout/expected.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { play, weigh } from "./bounds.ts";
import { costOf, costOfDraws, termsOf } from "./cost.ts";
import { courseOf, outlook, stepsOf } from "./courses.ts";
import { drawFacts, drawsForOneMore, lastKinds, meanDraws, sources } from "./draws.ts";
import { addUse, allOptions, averageUse, KINDS, recipesOf, trayClasses } from "./options.ts";
import { planLoadout } from "./plan.ts";
import { marginalsOf, rangeOf } from "./ranges.ts";
import { sharpen } from "./sharpen.ts";
import { emptyStock, type PlanInput, type Stock } from "./types.ts";

const pricesFrom = (pick: (id: LogogramId) => number): Readonly<Record<LogogramId, number>> => ({
  "conceptual-logogram": pick("conceptual-logogram"),
  "fundamental-logogram": pick("fundamental-logogram"),
  "offensive-logogram": pick("offensive-logogram"),
  "protective-logogram": pick("protective-logogram"),
  "curative-logogram": pick("curative-logogram"),
  "tactical-logogram": pick("tactical-logogram"),
  "inimical-logogram": pick("inimical-logogram"),
  "mitigative-logogram": pick("mitigative-logogram"),
  "obscure-logogram": pick("obscure-logogram"),
});

const even = pricesFrom(() => 1);
const price = fc.integer({ min: 1, max: 200_000 });
const prices = fc
  .array(price, { minLength: 9, maxLength: 9 })
  .map((list) => pricesFrom((id) => list[logogramIds.indexOf(id)] ?? 1));
const slot = fc.constantFrom(null, ...logosActionIds);
const tray: fc.Arbitrary<LoadoutTray> = fc.record({ umbral: slot, astral: slot });
const trays = (maxLength: number) => fc.array(tray, { maxLength });
const count = fc.integer({ min: 0, max: 4 });
const stock: fc.Arbitrary<Stock> = fc.record({
  mnemes: fc.dictionary(fc.constantFrom(...mnemeIds), count, { maxKeys: 8 }),
  logograms: fc.dictionary(fc.constantFrom(...logogramIds), count, { maxKeys: 4 }),
});
const input = (most: number): fc.Arbitrary<PlanInput> => fc.record({ trays: trays(most), stock, prices });

/** The least cost over every way to make every tray. */
function bruteForce({ trays: laid, ...rest }: PlanInput): number {
  const terms = termsOf(rest);
  const options = laid.map(allOptions);
  let least = Number.POSITIVE_INFINITY;
  const visit = (place: number, use: Float64Array<ArrayBuffer>): void => {
    const here = options[place];
    if (here === undefined) {
      least = Math.min(least, costOf(use, terms));
      return;
    }
    for (const option of here) {
      const next = use.slice();
      addUse(next, option.use);
      visit(place + 1, next);
    }
  };
  visit(0, new Float64Array(KINDS));
  return least;
}

const same = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, one, other);

describe("draws", () => {
  it("are what the plain rule says for whole counts", () => {
    const counts = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: KINDS, maxLength: KINDS });
    fc.assert(
      fc.property(fc.constantFrom(...sources), counts, (source, missing) => {
        const plain = expectedDraws(
          source.mnemes.map((kind, index) => ({
            chance: source.chances[index] ?? 0,
            count: missing[kind] ?? 0,
          })),
        );
        expect(Math.abs(meanDraws(source, missing) - plain)).toBeLessThanOrEqual(1e-4 * Math.max(1, plain));
      }),
      { seed: 11, numRuns: 80 },
    );
  });

  it("stay sound with many", () => {
    for (const source of sources) {
      const missing = new Float64Array(KINDS).fill(40);
      const mean = meanDraws(source, missing);
      expect(mean).toBeGreaterThan(40 / Math.min(...source.chances));
      expect(mean).toBeLessThan((60 * source.mnemes.length) / 0.9);
    }
  });

  it("are the sum of the waits for the last kind", () => {
    const counts = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: KINDS, maxLength: KINDS });
    fc.assert(
      fc.property(fc.constantFrom(...sources), counts, (source, missing) => {
        const kinds = lastKinds(source, missing);
        const waits = kinds.reduce((sum, { wait }) => sum + wait, 0);
        const draws = meanDraws(source, missing);
        expect(Math.abs(waits - draws)).toBeLessThanOrEqual(1e-4 * Math.max(1, draws));
        const chance = kinds.reduce((sum, { last }) => sum + last, 0);
        expect(chance).toBeCloseTo(draws > 0 ? 1 : 0, 4);
      }),
      { seed: 12, numRuns: 80 },
    );
  });
});

describe("one draw more", () => {
  const counts = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: KINDS, maxLength: KINDS });

  it("is the difference that one more makes, grows with its kind and shrinks with the others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), counts, fc.nat(6), (source, missing, pick) => {
        const kind = pick % source.mnemes.length;
        const mneme = source.mnemes[kind] ?? 0;
        const count = missing[mneme] ?? 0;
        const more = drawsForOneMore(source, kind, count, missing);
        const difference = meanDraws(source, missing.with(mneme, count + 1)) - meanDraws(source, missing);
        expect(Math.abs(more - difference)).toBeLessThanOrEqual(1e-3);
        expect(drawsForOneMore(source, kind, count + 1, missing)).toBeGreaterThanOrEqual(more - 1e-4);
        const fuller = missing.map((each, at) => (at === mneme ? each : each + 1));
        expect(drawsForOneMore(source, kind, count, fuller)).toBeLessThanOrEqual(more + 1e-4);
      }),
      { seed: 21, numRuns: 80 },
    );
  });

  it("bounds what a mneme costs anywhere in a range", () => {
    fc.assert(
      fc.property(input(4), fc.infiniteStream(fc.nat()), (given, picks) => {
        const terms = termsOf(given);
        const classes = trayClasses(given.trays);
        const { least, most } = marginalsOf(rangeOf(classes), terms);
        const use = new Float64Array(KINDS);
        const other = new Float64Array(KINDS);
        for (const { options, places } of classes) {
          const pick = () => options[(picks.next().value ?? 0) % options.length];
          const [one, two] = [pick(), pick()];
          if (one !== undefined) addUse(use, one.use, places.length);
          if (two !== undefined) addUse(other, two.use, places.length);
        }
        let highest = 0;
        for (let kind = 0; kind < KINDS; kind++) {
          const more = (other[kind] ?? 0) - (use[kind] ?? 0);
          highest += more * ((more > 0 ? most[kind] : least[kind]) ?? 0);
        }
        const cost = costOf(use, terms);
        expect(costOf(other, terms)).toBeLessThanOrEqual(cost + highest + 1e-4 * Math.max(1, cost));
      }),
      { seed: 22, numRuns: 80 },
    );
  });
});

describe("the uses of a logogram", () => {
  it("cost the same one by one and all at once, and none is lower than foreseen", () => {
    fc.assert(
      fc.property(input(4), fc.infiniteStream(fc.nat()), (given, picks) => {
        const terms = termsOf(given);
        const classes = trayClasses(given.trays);
        const steps = stepsOf(classes);
        const flat = new Float64Array(KINDS);
        sources.forEach(({ mnemes }, place) => {
          const course = courseOf(place, steps, classes, terms, 20_000);
          if (course === null) return;
          const foreseen = outlook(place, course, flat);
          const use = new Float64Array(KINDS);
          let state = 0;
          steps.forEach(({ options }, step) => {
            const pick = (picks.next().value ?? 0) % options.length;
            addUse(use, options[pick]?.use ?? flat);
            const way = course.ways[step]?.[pick] ?? 0;
            const before = foreseen[step]?.[state] ?? 0;
            state = course.next[step]?.[state * (course.counts[step] ?? 1) + way] ?? 0;
            expect(foreseen[step + 1]?.[state]).toBeGreaterThanOrEqual(before);
          });
          mnemes.forEach((mneme, kind) => {
            expect(course.uses[state * mnemes.length + kind]).toBeCloseTo(use[mneme] ?? 0, 6);
          });
          const draws = drawFacts(place, use, terms.owned).draws;
          expect(same(course.costs[state] ?? -1, costOfDraws(place, draws, terms))).toBe(true);
        });
      }),
      { seed: 23, numRuns: 60 },
    );
  });
});

describe("bounds", () => {
  it("lie under the cost of every choice", () => {
    fc.assert(
      fc.property(input(5), fc.infiniteStream(fc.nat()), (given, picks) => {
        const terms = termsOf(given);
        const classes = trayClasses(given.trays);
        const { bounds } = play(classes, rangeOf(classes), terms, 25, 25);
        const steps = stepsOf(classes);
        const courses = sources.map((_, place) => courseOf(place, steps, classes, terms, 500));
        const [first] = bounds;
        const sharp = first === undefined ? [] : [sharpen(steps, courses, first, Number.MAX_VALUE, 40)];
        const use = new Float64Array(KINDS);
        for (const each of given.trays) {
          const options = allOptions(each);
          const option = options[(picks.next().value ?? 0) % options.length];
          if (option !== undefined) addUse(use, option.use);
        }
        const cost = costOf(use, terms);
        for (const { base, slopes } of [...bounds, ...sharp]) {
          expect(base + weigh(use, slopes)).toBeLessThanOrEqual(cost + 1e-4 * Math.max(1, cost));
        }
      }),
      { seed: 13, numRuns: 60 },
    );
  });
});

describe("the plan", () => {
  it("is the least cost of all choices", () => {
    fc.assert(
      fc.property(input(3), (given) => {
        const { best, proved } = planLoadout(given);
        expect(proved).toBe(true);
        expect(same(best.cost, bruteForce(given))).toBe(true);
      }),
      { seed: 14, numRuns: 150 },
    );
  });

  it("is the least cost for trays laid more than once", () => {
    fc.assert(
      fc.property(tray, tray, stock, prices, (one, other, owned, at) => {
        const given = { trays: [one, other, one, one], stock: owned, prices: at };
        fc.pre(allOptions(one).length ** 3 * allOptions(other).length < 30_000);
        expect(same(planLoadout(given).best.cost, bruteForce(given))).toBe(true);
      }),
      { seed: 15, numRuns: 60 },
    );
  });

  it("is never dearer than the plain choices, and its account adds up", () => {
    fc.assert(
      fc.property(input(8), (given) => {
        const { best, first, surest } = planLoadout(given, 20_000);
        expect(best.cost).toBeLessThanOrEqual(first.cost + 1e-6 * first.cost);
        expect(best.cost).toBeLessThanOrEqual(surest.cost + 1e-6 * surest.cost);
        const use = new Float64Array(KINDS);
        for (const choice of best.trays) addUse(use, averageUse(choice));
        expect(same(best.cost, costOf(use, termsOf(given)))).toBe(true);
        expect(best.trays).toHaveLength(given.trays.length);
        best.trays.forEach(({ umbral, astral }, place) => {
          expect(umbral === null).toBe(given.trays[place]?.umbral === null);
          expect(astral === null).toBe(given.trays[place]?.astral === null);
        });
      }),
      { seed: 16, numRuns: 60 },
    );
  });

  it("costs no less when a price rises", () => {
    fc.assert(
      fc.property(input(4), fc.constantFrom(...logogramIds), price, (given, id, more) => {
        const dearer = { ...given, prices: { ...given.prices, [id]: given.prices[id] + more } };
        const before = planLoadout(given).best.cost;
        expect(planLoadout(dearer).best.cost).toBeGreaterThanOrEqual(before * (1 - 1e-6));
      }),
      { seed: 17, numRuns: 60 },
    );
  });

  it("costs no more when something is owned", () => {
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
          expect(after).toBeLessThanOrEqual(before * (1 + 1e-6) + 1e-9);
        },
      ),
      { seed: 18, numRuns: 60 },
    );
  });

  it("costs nothing for nothing, and nothing for what is owned", () => {
    expect(planLoadout({ trays: [], stock: emptyStock, prices: even }).best.cost).toBe(0);
    const empty = { umbral: null, astral: null };
    expect(planLoadout({ trays: [empty, empty], stock: emptyStock, prices: even }).best.cost).toBe(0);
    const all = { mnemes: Object.fromEntries(mnemeIds.map((id) => [id, 99])), logograms: {} };
    const guide = loadoutRoles[0]?.loadouts[0]?.trays ?? [];
    expect(planLoadout({ trays: guide, stock: all, prices: even }).best.cost).toBe(0);
  });

  it("proves the least cost of every published loadout", () => {
    for (const { id, trays: laid } of loadoutRoles.flatMap(({ loadouts }) => loadouts)) {
      const { best, first, proved, reasons } = planLoadout({ trays: laid, stock: emptyStock, prices: even });
      expect(proved, id).toBe(true);
      expect(best.cost, id).toBeLessThanOrEqual(first.cost);
      const made = reasons.reduce((sum, { times }) => sum + times, 0);
      expect(made, id).toBe(laid.flatMap(({ umbral, astral }) => [umbral, astral].filter(Boolean)).length);
    }
  });

  it("lays a tray as it was asked, whichever array an action is in", () => {
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

  it("is proved within few nodes for eight trays of the most recipes, with odd stock and even prices", () => {
    const rich = logosActionFacts.filter(({ recipes }) => recipes.length >= 3).map(({ id }) => id);
    const full: fc.Arbitrary<PlanInput> = fc.record({
      trays: fc.uniqueArray(
        fc.record({ umbral: fc.constantFrom(...rich), astral: fc.constantFrom(...rich) }),
        { minLength: 8, maxLength: 8, selector: ({ umbral, astral }) => `${umbral}/${astral}` },
      ),
      stock,
      prices: fc.oneof(prices, fc.constant(even)),
    });
    fc.assert(
      fc.property(full, (given) => {
        const { proved, nodes } = planLoadout(given);
        expect(proved).toBe(true);
        expect(nodes).toBeLessThan(50_000);
      }),
      { seed: 24, numRuns: 25 },
    );
  });

  it("says why: alone, owned, cheapest, failing less", () => {
    const why = (laid: readonly LoadoutTray[], owned: Stock = emptyStock, at = even) =>
      planLoadout({ trays: laid, stock: owned, prices: at }).reasons.map((reason) => reason.why);
    expect(why([{ umbral: null, astral: "cure-l" }])).toEqual(["only"]);
    expect(why([{ umbral: null, astral: "shell-l" }])).toEqual(["cheapest"]);
    expect(
      why([{ umbral: null, astral: "shell-l" }], { mnemes: { "protect-l": 1, "esuna-l": 1 }, logograms: {} }),
    ).toEqual(["stock"]);
    const dear = pricesFrom((id) => (id === "mitigative-logogram" ? 6 : 1));
    expect(why([{ umbral: "wisdom-of-the-elder", astral: "shell-l" }], emptyStock, dear)).toContain("surer");
  });

  it("refuses a price that is none", () => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const at = { ...even, "obscure-logogram": bad };
      expect(() => planLoadout({ trays: [], stock: emptyStock, prices: at })).toThrow(RangeError);
    }
  });

  it("rests on mnemes that only logograms give", () => {
    expect(mnemeFacts.every(({ marketable }) => !marketable)).toBe(true);
    expect(logogramFacts.every(({ marketable }) => marketable)).toBe(true);
  });

  it("says so when the search is cut off, and is still no dearer than the start", () => {
    const rich = logosActionFacts.filter(({ recipes }) => recipes.length >= 4).map(({ id }) => id);
    const laid = rich.map(
      (umbral, at): LoadoutTray => ({ umbral, astral: rich[(at + 1) % rich.length] ?? null }),
    );
    const { best, first, proved } = planLoadout({ trays: laid, stock: emptyStock, prices: even }, 3);
    expect(proved).toBe(false);
    expect(best.cost).toBeLessThanOrEqual(first.cost);
  });
});
