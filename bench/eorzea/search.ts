import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  eachWindow,
  findWindows,
  PERIOD_MS,
  rolls,
  type Window,
  type WindowQuery,
} from "../../packages/eorzea/src/index.ts";
import { type PatternResult, searchPattern } from "../../packages/fieldops/src/patterns/search.ts";
import { noneOver } from "../lib/budget.ts";
import { best, printTable } from "./table.ts";

// findWindows over long spans, and all upcoming spawns as on the forecast page.

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const ALL = Number.POSITIVE_INFINITY;

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const patterns: readonly (readonly [string, WindowQuery])[] = [
  ["8 Blizzards in a row", { zone: "eurekaPagos", weather: ["blizzards"], minPeriods: 8 }],
  [
    "Gales after Snow, 4 in a row",
    { zone: "eurekaAnemos", weather: ["gales"], after: ["snow"], minPeriods: 4 },
  ],
  ["Dust Storms at night", { zone: "bozjanSouthernFront", weather: ["dustStorms"], hours: [18, 6] }],
  ["Gales, every window", { zone: "eurekaAnemos", weather: ["gales"] }],
];

const spans = [10, 100, 1000];
const searchRows = patterns.map(([name, query]) => {
  const cells = spans.map((years) => {
    const until = START + years * 365.25 * DAY;
    let count = 0;
    const time = best(years > 100 ? 3 : 10, () => {
      count = findWindows(query, START, { until, limit: ALL }).length;
    });
    return `${ms(time)} ms (${count})`;
  });
  return [name, ...cells];
});
printTable([
  ["findWindows, one zone (windows found)", ...spans.map((years) => `${years} years`)],
  ...searchRows,
]);

/** Milliseconds by years. */
const budgets: ReadonlyMap<number, number> = new Map([
  [100, 20],
  [1000, 200],
]);
const over: string[] = [];
const countRows = patterns.map(([name, query]) => {
  const cells = spans.map((years) => {
    const until = START + years * 365.25 * DAY;
    let count = 0;
    const time = best(years > 100 ? 3 : 10, () => {
      count = 0;
      eachWindow(query, START, { until }, () => {
        count++;
        return true;
      });
    });
    if (time > (budgets.get(years) ?? Number.POSITIVE_INFINITY)) over.push(`${name}, ${years} years`);
    return `${ms(time)} ms (${count})`;
  });
  return [name, ...cells];
});
console.log();
printTable([["eachWindow, counting only", ...spans.map((years) => `${years} years`)], ...countRows]);
noneOver("one zone is searched over 100 years within 20 ms, over 1,000 within 200 ms", over);

/** Uses every condition but rejects no window early. */
const hardest: WindowQuery = {
  zone: "eurekaAnemos",
  weather: ["gales", "showers", "snow"],
  after: ["fairSkies", "gales", "showers", "snow"],
  hours: [18, 6],
  minPeriods: 1,
};
const playRanges = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 23 * 60 }];

function finder(years: number, at: () => void = () => undefined): PatternResult {
  const until = START + years * 365.25 * DAY;
  const steps = searchPattern({ query: hardest, from: START, until, count: 200, playRanges });
  for (;;) {
    const step = steps.next();
    at();
    if (step.done) return step.value;
  }
}

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");
const MB = 1_048_576;

/** In MB, relative to the use before. */
function memory(work: (at: () => void) => unknown): { most: number; kept: number } {
  const used = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  if (typeof collect !== "function") throw new Error("This Node cannot collect on demand.");
  collect();
  const before = used();
  let most = before;
  const kept = work(() => {
    most = Math.max(most, used());
  });
  most = Math.max(most, used());
  collect();
  const after = used();
  if (kept === undefined) throw new Error("The work was not done.");
  return { most: (most - before) / MB, kept: (after - before) / MB };
}

const memorySpans = [100, 1000];
const memoryRow = (name: string, work: (years: number, at: () => void) => unknown): string[] => [
  name,
  ...memorySpans.map((years) => {
    const { most, kept } = memory((at) => work(years, at));
    return `${most.toFixed(1)} MB, ${kept.toFixed(1)} stay`;
  }),
];
const finderSpans = [10, 100];
const finderRow = finderSpans.map((years) => {
  let total = 0;
  const time = best(2, () => {
    total = finder(years).total;
  });
  return `${ms(time)} ms (${total})`;
});
console.log();
printTable([
  ["the finder's hardest pattern", ...finderSpans.map((years) => `${years} years`)],
  ["all conditions and own hours, with rarity", ...finderRow],
]);
console.log();
printTable([
  ["heap and buffers, most while it runs", ...memorySpans.map((years) => `${years} years`)],
  memoryRow("the finder's hardest pattern", (years, at) => finder(years, at)),
  ...patterns
    .slice(0, 3)
    .map(([name, query]) =>
      memoryRow(`findWindows, ${name}`, (years) =>
        findWindows(query, START, { until: START + years * 365.25 * DAY, limit: ALL }),
      ),
    ),
  memoryRow("rolls() alone", (years) => rolls(0, Math.floor((years * 365.25 * DAY) / PERIOD_MS))),
]);

const filters: readonly WindowQuery[] = [
  { zone: "eurekaPagos", weather: ["blizzards"] },
  { zone: "eurekaPagos", weather: ["fog"] },
  { zone: "eurekaPyros", weather: ["blizzards"] },
  { zone: "eurekaAnemos", weather: ["gales"] },
  { zone: "eurekaPyros", weather: ["heatWaves"] },
  { zone: "eurekaPagos", weather: ["blizzards"] },
  { zone: "eurekaPyros", weather: ["umbralWind"] },
  { zone: "eurekaHydatos", weather: ["snow"] },
  { zone: "eurekaHydatos", weather: ["showers", "thunderstorms"] },
  { zone: "eurekaPyros", weather: ["thunder", "heatWaves"] },
  { zone: "bozjanSouthernFront", weather: ["thunder"] },
  { zone: "bozjanSouthernFront", weather: ["dustStorms", "wind"] },
  { zone: "zadnor", weather: ["snow", "wind"] },
  { zone: "zadnor", weather: ["snow", "wind"] },
  { zone: "zadnor", weather: ["thunder", "rain"] },
];

function upcoming(days: number): Window[] {
  const maxPeriods = Math.floor((days * DAY) / PERIOD_MS);
  const windows = filters.flatMap((query) => findWindows(query, START, { maxPeriods, limit: ALL }));
  return windows.sort((one, other) => one.start - other.start);
}

/** By days, in ms. */
const existing = [
  [14, 19],
  [30, 38],
  [365, 576],
] as const;
console.log();
printTable([
  ["all upcoming spawns", "windows", "here, ms", "existing site, ms", "faster"],
  ...existing.map(([days, theirs]) => {
    const ours = best(20, () => upcoming(days));
    return [
      `${days} days`,
      String(upcoming(days).length),
      ms(ours),
      String(theirs),
      `${Math.round(theirs / ours)}x`,
    ];
  }),
]);
