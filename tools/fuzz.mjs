#!/usr/bin/env node
// `npm run fuzz [-- --seed N --urls N --pages N --lists N]`: hostile URLs, stored values and market
// responses, reproducible by seed, tried on the built router and pages in Node, on the decoders, and on the
// built site in a browser.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./lib/build.mjs";
import { cache } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureChromium } from "./lib/programs.mjs";
import { run, seconds, Trouble } from "./lib/say.mjs";

const SHOWN = 25;

function wanted() {
  const number = (name, fallback) => ({ [name]: { type: "string", default: String(fallback) } });
  let values;
  try {
    const options = {
      ...number("seed", 20_261_121),
      ...number("urls", 5000),
      ...number("pages", 300),
      ...number("lists", 60),
    };
    values = parseArgs({ options }).values;
  } catch {
    throw new Trouble("The options are --seed, --urls, --pages and --lists, each with a whole number.");
  }
  const entries = Object.entries(values).map(([name, value]) => [name, Number(value)]);
  const wrong = entries.find(([, value]) => !Number.isInteger(value) || value < 0 || value > 100_000_000);
  if (wrong) throw new Trouble(`--${wrong[0]} takes a whole number from 0 to 100000000.`);
  return Object.fromEntries(entries);
}

await run(async () => {
  const { lists, pages, seed, urls } = wanted();
  if (!(await prepare(import.meta.url))) return;
  mkdirSync(cache, { recursive: true });
  await ensureChromium();
  await buildIfChanged();
  const { fuzzPages } = await import("./fuzz/pages.mjs");
  const { fuzzDecoders } = await import("./fuzz/decoders.mjs");
  const { fuzzLinks, fuzzLists } = await import("./fuzz/shared.mjs");
  const { fuzzBrowser, fuzzStored, fuzzMarket } = await import("./fuzz/browser.mjs");
  const parts = [
    [`${urls} addresses through the router and pages in Node`, () => fuzzPages({ seed, count: urls })],
    ["decoders, resolvers and searches", () => fuzzDecoders({ seed, count: urls * 4 })],
    [`${pages} addresses in the browser`, () => fuzzBrowser({ seed: seed + 1, count: pages })],
    [
      `${pages} links of runs, boards and pins in the browser`,
      () => fuzzLinks({ seed: seed + 4, count: pages }),
    ],
    [`${lists} pasted lists in the browser`, () => fuzzLists({ seed: seed + 5, count: lists })],
    ["stored values in the browser", () => fuzzStored({ seed: seed + 2 })],
    ["market answers in the browser", () => fuzzMarket({ seed: seed + 3 })],
  ];
  let all = 0;
  for (const [name, part] of parts) {
    const began = performance.now();
    const { tried, faults } = await part();
    process.stdout.write(
      `${faults.length === 0 ? "✓" : "✗"} ${name}: ${tried} tried, ${faults.length} faults (${seconds(began)})\n`,
    );
    for (const fault of faults.slice(0, SHOWN)) process.stdout.write(`  ${fault}\n`);
    if (faults.length > SHOWN) process.stdout.write(`  … and ${faults.length - SHOWN} more\n`);
    all += faults.length;
  }
  if (all > 0) throw new Trouble(`${all} faults (seed ${seed}).`);
});
