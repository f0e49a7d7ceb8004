import { type LogogramId, logogramIds } from "@foray/fieldops/records/logograms/ids";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import { type LogosActionId, logosActionIds } from "@foray/fieldops/records/logos-actions/ids";
import { type MnemeId, mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import { loadoutRoles } from "../packages/fieldops/src/eureka/loadout-guide/facts.ts";
import { planLoadout } from "../packages/fieldops/src/loadout-plan/plan.ts";
import type { PlanInput, Stock } from "../packages/fieldops/src/loadout-plan/types.ts";
import type { LoadoutTray } from "../packages/fieldops/src/share-codes/loadout.ts";
import { printTable } from "./eorzea/table.ts";

// How long the loadout plan takes at worst: thousands of loadouts of 8 trays that differ, with any stock and any prices. Times (ms)
// are the clock's or the processor's, whichever is less: other work on the machine stretches the one, and the other counts compiling and
// collecting that goes on beside the solver.

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Loadouts of every kind. */
const EACH = Number(option("each") ?? 300);

let state = 20_260_721;
/** 0 to below 1, the same on every run. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const below = (end: number) => Math.floor(random() * end);

function pick<T>(list: readonly T[], fallback: T): T {
  return list[below(list.length)] ?? fallback;
}

function pricesBy(price: (id: LogogramId) => number): PlanInput["prices"] {
  return {
    "conceptual-logogram": price("conceptual-logogram"),
    "fundamental-logogram": price("fundamental-logogram"),
    "offensive-logogram": price("offensive-logogram"),
    "protective-logogram": price("protective-logogram"),
    "curative-logogram": price("curative-logogram"),
    "tactical-logogram": price("tactical-logogram"),
    "inimical-logogram": price("inimical-logogram"),
    "mitigative-logogram": price("mitigative-logogram"),
    "obscure-logogram": price("obscure-logogram"),
  };
}

/** 500 to 75,000 gil, as spread as market prices are. */
const market = () => pricesBy(() => Math.round(500 * Math.exp(random() * 5)));
const equal = () => pricesBy(() => 1);
/** Some have no price: the page then takes the dearest known. */
function partly(): PlanInput["prices"] {
  const known = market();
  const dearest = Math.max(...Object.values(known));
  return pricesBy((id) => (random() < 0.4 ? dearest : known[id]));
}
/** Prices in steps, so that many choices cost nearly the same. */
const stepped = () => pricesBy(() => 2 ** below(3));
const prices = (): PlanInput["prices"] => pick([market, equal, partly, stepped], market)();

const no: Stock = { mnemes: {}, logograms: {} };
function stock(): Stock {
  const share = random();
  const most = 1 + below(6);
  return {
    mnemes: Object.fromEntries(mnemeIds.flatMap((id) => (random() < share ? [[id, 1 + below(most)]] : []))),
    logograms: Object.fromEntries(
      logogramIds.flatMap((id) => (random() < share ? [[id, 1 + below(2 * most)]] : [])),
    ),
  };
}

function distinct(tray: () => LoadoutTray): readonly LoadoutTray[] {
  const trays = new Map<string, LoadoutTray>();
  while (trays.size < 8) {
    const next = tray();
    trays.set(`${next.umbral}/${next.astral}`, next);
  }
  return [...trays.values()];
}

const any = (): LogosActionId => pick(logosActionIds, "dispel-l");
/** Actions with three recipes and more: every tray can be made in ten ways or more. */
const rich = logosActionFacts.filter(({ recipes }) => recipes.length >= 3).map(({ id }) => id);
const richest = logosActionFacts.filter(({ recipes }) => recipes.length >= 4).map(({ id }) => id);
const of = (list: readonly LogosActionId[]) => pick(list, "dispel-l");

const kinds: readonly (readonly [string, () => PlanInput])[] = [
  [
    "any actions, nothing owned",
    () => ({ trays: distinct(() => ({ umbral: any(), astral: any() })), stock: no, prices: prices() }),
  ],
  [
    "any actions, any stock",
    () => ({ trays: distinct(() => ({ umbral: any(), astral: any() })), stock: stock(), prices: prices() }),
  ],
  [
    "3 recipes or more, nothing owned",
    () => ({
      trays: distinct(() => ({ umbral: of(rich), astral: of(rich) })),
      stock: no,
      prices: prices(),
    }),
  ],
  [
    "3 recipes or more, any stock",
    () => ({
      trays: distinct(() => ({ umbral: of(rich), astral: of(rich) })),
      stock: stock(),
      prices: prices(),
    }),
  ],
  [
    "4 recipes or more, any stock",
    () => ({
      trays: distinct(() => ({ umbral: of(richest), astral: of(richest) })),
      stock: stock(),
      prices: prices(),
    }),
  ],
  [
    "equal prices, scarce stock",
    () => ({
      trays: distinct(() => ({ umbral: of(rich), astral: any() })),
      stock: {
        mnemes: Object.fromEntries(mnemeIds.map((id): [MnemeId, number] => [id, below(3)])),
        logograms: {},
      },
      prices: equal(),
    }),
  ],
  [
    "published, any stock",
    () => {
      const loadouts = loadoutRoles.flatMap((role) => role.loadouts);
      return { trays: loadouts[below(loadouts.length)]?.trays ?? [], stock: stock(), prices: prices() };
    },
  ],
];

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b);

// The first solve of a process pays for compiling, as the first of a page's worker does.
const cold = performance.now();
planLoadout(kinds[1]?.[1]() ?? { trays: [], stock: no, prices: equal() });
console.log(`first solve of the process: ${ms(performance.now() - cold)} ms`);

let worst = 0;
let unproved = 0;
const only = new RegExp(option("only") ?? "");
const rows = kinds
  .filter(([name]) => only.test(name))
  .map(([name, make]) => {
    const runs = Array.from({ length: EACH }, () => {
      const input = make();
      const start = performance.now();
      const before = process.cpuUsage();
      const { nodes, proved } = planLoadout(input);
      const { user, system } = process.cpuUsage(before);
      const wall = performance.now() - start;
      return { time: Math.min(wall, (user + system) / 1000), nodes, proved, input };
    });
    const times = ascending(runs.map(({ time }) => time));
    const nodes = ascending(runs.map((run) => run.nodes));
    const most = times.at(-1) ?? 0;
    worst = Math.max(worst, most);
    unproved += runs.filter(({ proved }) => !proved).length;
    if (process.argv.includes("--worst")) {
      const slowest = runs.find(({ time }) => time === most);
      console.log(name, JSON.stringify(slowest?.input), slowest?.nodes);
    }
    return [
      name,
      ms(quantile(times, 0.5)),
      ms(quantile(times, 0.99)),
      ms(most),
      `${quantile(nodes, 0.5)}`,
      `${nodes.at(-1) ?? 0}`,
      `${runs.filter(({ proved }) => proved).length}/${runs.length}`,
    ];
  });
printTable([
  ["8 trays", "median, ms", "99 %, ms", "most, ms", "median nodes", "most nodes", "proved"],
  ...rows,
]);
console.log(`worst of ${EACH * rows.length}: ${ms(worst)} ms; not proved: ${unproved}`);
