import { describe, expect, it } from "vitest";
import { logogramFacts } from "#records/logograms/facts";
import { logogramIds } from "#records/logograms/ids";
import { logosActionIds } from "#records/logos-actions/ids";
import { mnemeIds } from "#records/mnemes/ids";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { planLoadout } from "./plan.ts";
import { pricesBy } from "./plan-cases.ts";
import type { PlanInput, PlannedTray } from "./types.ts";

/*
 * Plays the process itself with code independent of the model: trays are synthesized one after the other
 * until each succeeds; a mneme that is not in the bag is drawn from logograms, owned ones before bought ones.
 */

let state = 20_261_122;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (end: number) => Math.floor(random() * end);

const bags = logogramFacts.map(({ mnemes }) => ({
  total: mnemes.reduce((sum, { percent }) => sum + percent, 0),
  mnemes: mnemes.map(({ mneme, percent }) => ({ mneme: mnemeIds.indexOf(mneme), percent })),
}));
const logogramOf = mnemeIds.map((id) =>
  logogramFacts.findIndex(({ mnemes }) => mnemes.some(({ mneme }) => mneme === id)),
);

function appraise(logogram: number): number {
  const bag = bags[logogram];
  let rest = random() * (bag?.total ?? 0);
  for (const { mneme, percent } of bag?.mnemes ?? []) {
    rest -= percent;
    if (rest < 0) return mneme;
  }
  throw new Error("The percentages do not add up.");
}

/** Success chance by number of mnemes in the tray, as in the game's table. */
const chances = [1, 1, 1, 1, 0.7, 0.5, 0.3];

function player(trays: readonly PlannedTray[], { stock, prices }: PlanInput): () => number {
  const needs = trays.map(({ umbral, astral }) =>
    [umbral, astral].flatMap((recipe) =>
      (recipe?.mnemes ?? []).flatMap(({ mneme, quantity }) =>
        Array.from({ length: quantity }, () => mnemeIds.indexOf(mneme)),
      ),
    ),
  );
  const price = logogramIds.map((id) => prices[id]);
  return () => {
    const bag = mnemeIds.map((id) => stock.mnemes[id] ?? 0);
    const unopened = logogramIds.map((id) => stock.logograms[id] ?? 0);
    let cost = 0;
    for (const needed of needs) {
      let made = needed.length === 0;
      while (!made) {
        for (const mneme of needed) {
          const logogram = logogramOf[mneme] ?? -1;
          while ((bag[mneme] ?? 0) === 0) {
            if ((unopened[logogram] ?? 0) > 0) unopened[logogram] = (unopened[logogram] ?? 0) - 1;
            else cost += price[logogram] ?? Number.NaN;
            const found = appraise(logogram);
            bag[found] = (bag[found] ?? 0) + 1;
          }
          bag[mneme] = (bag[mneme] ?? 0) - 1;
        }
        made = random() < (chances[needed.length] ?? 0);
      }
    }
    return cost;
  };
}

/** Plays until the standard error of the mean is at most 0.3%, or 2,000,000 runs. */
function simulate(trays: readonly PlannedTray[], input: PlanInput) {
  const play = player(trays, input);
  const costs: number[] = [];
  let sum = 0;
  let squares = 0;
  const error = () =>
    Math.sqrt(Math.max(0, squares / costs.length - (sum / costs.length) ** 2) / costs.length);
  do {
    for (let run = 0; run < 4_000; run++) {
      const cost = play();
      sum += cost;
      squares += cost * cost;
      costs.push(cost);
    }
  } while (costs.length < 2_000_000 && error() > (0.003 * sum) / costs.length);
  const share = (holds: (cost: number) => boolean) => costs.filter(holds).length / costs.length;
  return { mean: sum / costs.length, error: error(), share };
}

const no = { mnemes: {}, logograms: {} };

function someInput(owning: boolean): PlanInput {
  const action = () => (random() < 0.1 ? null : (logosActionIds[below(logosActionIds.length)] ?? null));
  const share = random();
  const trays: readonly LoadoutTray[] = Array.from({ length: 1 + below(3) }, () => ({
    umbral: action(),
    astral: action(),
  }));
  return {
    trays,
    stock: owning
      ? {
          mnemes: Object.fromEntries(mnemeIds.flatMap((id) => (random() < share ? [[id, below(6)]] : []))),
          logograms: Object.fromEntries(
            logogramIds.flatMap((id) => (random() < share ? [[id, below(12)]] : [])),
          ),
        }
      : no,
    prices: pricesBy(() => Math.round(500 * Math.exp(random() * 5))),
  };
}

describe("planLoadout against a simulation", () => {
  for (const [name, owning] of [
    ["nothing owned", false],
    ["any stock", true],
  ] as const) {
    it(`planLoadout costs as much on average as a simulation, ${name}`, { timeout: 120_000 }, () => {
      for (let round = 0; round < 20; ) {
        const input = someInput(owning);
        const { best, spread } = planLoadout(input);
        const full = planLoadout({ ...input, stock: no }).best.cost;
        // A cost that rarely occurs would need too many runs.
        if (best.cost < full * 0.05 || full === 0) continue;
        round += 1;
        const played = simulate(best.trays, input);
        const told = `${JSON.stringify(input)}: said ${best.cost}, played ${played.mean} ± ${played.error}`;
        expect(Math.abs(best.cost - played.mean), told).toBeLessThanOrEqual(0.01 * played.mean);
        const free = played.share((cost) => cost === 0);
        expect(Math.abs(spread.sufficient - free), told).toBeLessThan(0.03);
        expect(
          played.share((cost) => cost <= spread.ninety),
          told,
        ).toBeGreaterThan(0.88);
        expect(
          played.share((cost) => cost < spread.ninety),
          told,
        ).toBeLessThan(0.92);
      }
    });
  }
});
