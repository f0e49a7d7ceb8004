#!/usr/bin/env node
// `npm run bench [-- NAME …] [--option …]`: runs every benchmark, or the named ones; passes options on.
import { join } from "node:path";
import { buildIfChanged } from "./lib/build.mjs";
import { runChild } from "./lib/child.mjs";
import { root } from "./lib/places.mjs";
import { install, prepare } from "./lib/prepare.mjs";
import { ensureChromium } from "./lib/programs.mjs";
import { run, Trouble } from "./lib/say.mjs";

/** In order, with what they need: the built site, a browser or the packages of bench/package.json. */
const all = new Map([
  ["eorzea/roll", { file: "eorzea/roll.ts", built: false }],
  ["eorzea/search", { file: "eorzea/search.ts", built: false }],
  ["planner", { file: "planner.ts", built: false }],
  ["seating", { file: "seating.ts", built: false }],
  ["relay", { file: "relay.ts", built: false }],
  ["search", { file: "search.mjs", built: true }],
  ["map", { file: "map.ts", built: true }],
  ["site", { file: "site.mjs", built: false, browser: true }],
  ["finder", { file: "finder.mjs", built: true }],
  ["starts", { file: "starts.mjs", built: true }],
  ["presses", { file: "presses.mjs", built: true }],
  ["interaction", { file: "interaction.mjs", built: true }],
  ["lighthouse", { file: "lighthouse.mjs", built: true, ownPackages: true }],
]);

await run(async () => {
  const first = process.argv.findIndex((word, index) => index > 1 && word.startsWith("--"));
  const end = first === -1 ? process.argv.length : first;
  const asked = process.argv.slice(2, end);
  const options = process.argv.slice(end);
  const unknown = asked.find((name) => !all.has(name));
  if (unknown !== undefined) {
    const names = [...all.keys()].join(", ");
    throw new Trouble(`There is no benchmark "${unknown}": the benchmarks are ${names}.`);
  }
  if (!(await prepare(import.meta.url))) return;
  const over = [];
  for (const name of asked.length > 0 ? asked : all.keys()) {
    const { file, built, browser = built, ownPackages = false } = all.get(name);
    // Large, so not installed for starting and testing.
    if (ownPackages) await install(join(root, "bench"));
    if (browser) await ensureChromium();
    if (built) await buildIfChanged();
    process.stdout.write(`\n── ${name}\n`);
    const { code } = await runChild(process.execPath, [join(root, "bench", file), ...options], { cwd: root });
    if (code !== 0) over.push(name);
  }
  if (over.length > 0) throw new Trouble(`Over budget, or failed: ${over.join(", ")}.`);
});
