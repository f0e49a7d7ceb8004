import {
  eachWindow,
  findWindows,
  PERIOD_MS,
  type Window,
  type WindowQuery,
} from "../../packages/eorzea/src/index.ts";
import { best, printTable } from "./table.ts";

// findWindows over long spans, and all upcoming spawns as the forecast page lists them.

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
    return `${ms(time)} ms (${count})`;
  });
  return [name, ...cells];
});
console.log();
printTable([["eachWindow, counting only", ...spans.map((years) => `${years} years`)], ...countRows]);

/** The zone and weathers of each of the fifteen filters of the forecast page. */
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

/** What the site that players use today takes for the same list, in ms. */
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
