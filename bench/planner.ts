import { logogramIds } from "@foray/fieldops/records/logograms/ids";
import { logosActionIds } from "@foray/fieldops/records/logos-actions/ids";
import { mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import { loadoutRoles } from "../packages/fieldops/generated/loadout-guide/facts.js";
import { planLoadout } from "../packages/fieldops/src/loadout-plan/plan.ts";
import { emptyStock, type PlanInput, type Stock } from "../packages/fieldops/src/loadout-plan/types.ts";
import { printTable } from "./eorzea/table.ts";

// Duration of loadout planning, and its savings compared with the obvious choices. Measures thread CPU time,
// which other load does not affect.

let state = 20_260_101;
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

/** 500 to 75,000 gil, spread like market prices. */
const marketPrices = () => pricesBy(() => Math.round(500 * Math.exp(random() * 5)));

function randomStock(): Stock {
  const share = random();
  const counts = (ids: readonly string[], most: number) =>
    Object.fromEntries(ids.flatMap((id) => (random() < share ? [[id, Math.floor(random() * most)]] : [])));
  return { mnemes: counts(mnemeIds, 8), logograms: counts(logogramIds, 30) };
}

function randomInput(stock: Stock): PlanInput {
  const action = () => logosActionIds[Math.floor(random() * logosActionIds.length)] ?? null;
  return {
    trays: Array.from({ length: 8 }, () => ({ umbral: action(), astral: action() })),
    stock,
    prices: marketPrices(),
  };
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function study(name: string, inputs: readonly PlanInput[]): string[] {
  const runs = inputs.map((input) => {
    const before = process.threadCpuUsage();
    const plan = planLoadout(input);
    const { user, system } = process.threadCpuUsage(before);
    return { time: (user + system) / 1000, plan };
  });
  const times = runs.map(({ time }) => time).sort((a, b) => a - b);
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const saving = (of: "first" | "surest") => {
    const shares = runs.map(({ plan }) => (plan[of] > 0 ? 1 - plan.best.cost / plan[of] : 0));
    return `${Math.round(100 * mean(shares))} %`;
  };
  const agreeing = runs.filter(({ plan }) => plan.agreeing === plan.starts).length;
  return [
    name,
    ms(quantile(times, 0.5)),
    ms(quantile(times, 0.95)),
    ms(times.at(-1) ?? 0),
    `${agreeing}/${runs.length}`,
    saving("first"),
    saving("surest"),
  ];
}

const guide = loadoutRoles.flatMap(({ loadouts }) => loadouts.map(({ trays }) => trays));
const random100 = (stock: () => Stock) => Array.from({ length: 100 }, () => randomInput(stock()));
// Warms up the JIT.
for (let round = 0; round < 5; round++) planLoadout(randomInput(randomStock()));
printTable([
  [
    "",
    "median, ms",
    "95 %, ms",
    "most, ms",
    "all starts agree",
    "saves on first recipes",
    "on surest recipes",
  ],
  study(
    "28 published loadouts",
    guide.map((trays) => ({ trays, stock: emptyStock, prices: marketPrices() })),
  ),
  study(
    "28 published, any stock",
    guide.map((trays) => ({ trays, stock: randomStock(), prices: marketPrices() })),
  ),
  study(
    "100 random, 8 trays",
    random100(() => emptyStock),
  ),
  study("100 random, 8 trays, any stock", random100(randomStock)),
]);
