#!/usr/bin/env node
// `npm run bench [-- NAME …] [--option …]`: every benchmark, or the ones named; options go to the benchmarks.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildIfChanged } from "./lib/build.mjs";
import { runChild } from "./lib/child.mjs";
import { root } from "./lib/places.mjs";
import { installIn, prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

/** Programs under bench/, in the order they run, and whether they look at the built site or use packages of bench/package.json. */
const all = new Map([
  ["eorzea/roll", { file: "eorzea/roll.ts", built: false }],
  ["eorzea/search", { file: "eorzea/search.ts", built: false }],
  ["planner", { file: "planner.ts", built: false }],
  ["seating", { file: "seating.ts", built: false }],
  ["search", { file: "search.mjs", built: true }],
  ["map", { file: "map.ts", built: true }],
  ["site", { file: "site.mjs", built: false }],
  ["finder", { file: "finder.mjs", built: true }],
  ["starts", { file: "starts.mjs", built: true }],
  ["interaction", { file: "interaction.mjs", built: true }],
  ["lighthouse", { file: "lighthouse.mjs", built: true, ownPackages: true }],
]);

/** The bench's own packages, many and large, come when they are first used: starting and testing need not wait for them. */
async function installOwnPackages() {
  const folder = join(root, "bench");
  // npm writes this file last: an installation that was broken off lacks it.
  const done = join(folder, "node_modules", ".package-lock.json");
  const writtenAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  if (writtenAt(done) < writtenAt(join(folder, "package-lock.json"))) await installIn(folder);
}

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
    const { file, built, ownPackages = false } = all.get(name);
    if (ownPackages) await installOwnPackages();
    if (built) await buildIfChanged();
    process.stdout.write(`\n── ${name}\n`);
    const { code } = await runChild(process.execPath, [join(root, "bench", file), ...options], { cwd: root });
    if (code !== 0) over.push(name);
  }
  if (over.length > 0) throw new Trouble(`Over budget, or failed: ${over.join(", ")}.`);
});
