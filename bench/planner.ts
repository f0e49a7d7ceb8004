import { logogramIds } from "@foray/fieldops/records/logograms/ids";
import { logosActionIds } from "@foray/fieldops/records/logos-actions/ids";
import { loadoutRoles } from "../packages/fieldops/src/eureka/loadout-guide/facts.ts";
import { costOf, termsOf } from "../packages/fieldops/src/loadout-plan/cost.ts";
import { addUse, allOptions, KINDS } from "../packages/fieldops/src/loadout-plan/options.ts";
import { planLoadout } from "../packages/fieldops/src/loadout-plan/plan.ts";
import { emptyStock, type PlanInput } from "../packages/fieldops/src/loadout-plan/types.ts";
import { best, printTable } from "./eorzea/table.ts";

// The loadout plan: time against trying every choice, and what it saves against choosing without reckoning.

let state = 20_260_101;
/** 0 to below 1, the same on every run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function pricesBy(price: () => number): PlanInput["prices"] {
  const [a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1, h = 1, i = 1] = logogramIds.map(price);
  return {
    "conceptual-logogram": a,
    "fundamental-logogram": b,
    "offensive-logogram": c,
    "protective-logogram": d,
    "curative-logogram": e,
    "tactical-logogram": f,
    "inimical-logogram": g,
    "mitigative-logogram": h,
    "obscure-logogram": i,
  };
}

/** 500 to 75,000 gil, as spread as market prices are. */
const marketPrices = () => pricesBy(() => Math.round(500 * Math.exp(random() * 5)));

function randomInput(trays: number): PlanInput {
  const action = () => logosActionIds[Math.floor(random() * logosActionIds.length)] ?? null;
  return {
    trays: Array.from({ length: trays }, () => ({ umbral: action(), astral: action() })),
    stock: emptyStock,
    prices: marketPrices(),
  };
}

function bruteForce({ trays, ...rest }: PlanInput): number {
  const terms = termsOf(rest);
  const options = trays.map(allOptions);
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

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Cases of which trying every choice stays under this many. */
const FEW = 20_000;

const versus = [2, 3, 4].map((count) => {
  const inputs: PlanInput[] = [];
  while (inputs.length < 12) {
    const input = randomInput(count);
    if (input.trays.reduce((ways, tray) => ways * allOptions(tray).length, 1) <= FEW) inputs.push(input);
  }
  const here = best(2, () => inputs.map((input) => planLoadout(input))) / inputs.length;
  const there = best(1, () => inputs.map(bruteForce)) / inputs.length;
  const equal = inputs.every((input) => {
    const [one, other] = [planLoadout(input).best.cost, bruteForce(input)];
    return Math.abs(one - other) <= 1e-6 * Math.max(1, other);
  });
  return [`${count} trays`, ms(here), ms(there), `${(there / here).toFixed(1)}x`, equal ? "yes" : "NO"];
});
printTable([["random loadouts", "plan, ms", "every choice, ms", "faster", "same cost"], ...versus]);

function study(name: string, inputs: readonly PlanInput[]): string[] {
  planLoadout(randomInput(4));
  const runs = inputs.map((input) => {
    const start = performance.now();
    const plan = planLoadout(input);
    return { time: performance.now() - start, plan };
  });
  const times = runs.map(({ time }) => time).sort((a, b) => a - b);
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const saving = (of: "first" | "surest") => {
    const shares = runs.map(({ plan }) => (plan[of].cost > 0 ? 1 - plan.best.cost / plan[of].cost : 0));
    return `${Math.round(100 * mean(shares))} %`;
  };
  const proved = runs.filter(({ plan }) => plan.proved).length;
  return [
    name,
    ms(quantile(times, 0.5)),
    ms(quantile(times, 0.95)),
    ms(times.at(-1) ?? 0),
    `${proved}/${runs.length}`,
    saving("first"),
    saving("surest"),
  ];
}

const guide = loadoutRoles.flatMap(({ loadouts }) => loadouts.map(({ trays }) => trays));
console.log();
printTable([
  ["", "median, ms", "95 %, ms", "most, ms", "proved", "saves on first recipes", "on surest recipes"],
  study(
    "28 published loadouts",
    guide.map((trays) => ({ trays, stock: emptyStock, prices: marketPrices() })),
  ),
  study(
    "100 random, 8 trays",
    Array.from({ length: 100 }, () => randomInput(8)),
  ),
]);
