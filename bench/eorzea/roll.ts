import EorzeaWeather from "eorzea-weather";
import { PERIOD_MS, rollAt, rolls, weatherAt } from "../../packages/eorzea/src/index.ts";
import { budget } from "../lib/budget.ts";
import { best, printTable } from "./table.ts";

// Nanoseconds per weather period: our bulk and single calls compared with the npm package eorzea-weather.

const START = Date.UTC(2026, 0, 1);
const FIRST_DAY = Math.floor(START / (3 * PERIOD_MS));
const BULK = 3_000_000;
const SINGLE = 20_000;

let sink = 0;

const bulk = (best(25, () => rolls(FIRST_DAY * 3, BULK)) / BULK) * 1e6;

const instants = Array.from({ length: SINGLE }, (_, index) => START + index * PERIOD_MS);
const dates = instants.map((at) => new Date(at));

/** `work` makes SINGLE calls and returns a sum that depends on all of them. */
function perCall(passes: number, work: () => number): number {
  const took = best(passes, () => {
    sink += work();
  });
  return (took / SINGLE) * 1e6;
}

const roll = perCall(200, () => {
  let sum = 0;
  for (const at of instants) sum += rollAt(at);
  return sum;
});
const single = perCall(200, () => {
  let sum = 0;
  for (const at of instants) sum += weatherAt("eurekaAnemos", at).length;
  return sum;
});
const peer = perCall(20, () => {
  let sum = 0;
  for (const date of dates) sum += EorzeaWeather.getWeather("eurekaAnemos", date).length;
  return sum;
});
const prepared = new EorzeaWeather("eurekaAnemos");
const peerPrepared = perCall(20, () => {
  let sum = 0;
  for (const date of dates) sum += prepared.getWeather(date).length;
  return sum;
});

const row = (name: string, ns: number): string[] => [
  name,
  ns.toFixed(2),
  `${(peer / ns).toFixed(1)}x`,
  `${(peerPrepared / ns).toFixed(1)}x`,
];
printTable([
  ["one weather period", "ns", "faster than eorzea-weather", "than its prepared instance"],
  row("rolls() in bulk", bulk),
  row("rollAt() single", roll),
  row("weatherAt() single", single),
  row("eorzea-weather, static call", peer),
  row("eorzea-weather, prepared instance", peerPrepared),
]);
console.log();
budget("rolls() is at least 300 times as fast as a prepared eorzea-weather", peerPrepared >= 300 * bulk);
budget("weatherAt() is at least 30 times as fast as a prepared eorzea-weather", peerPrepared >= 30 * single);
if (!Number.isFinite(sink)) throw new Error("The work was not done.");
