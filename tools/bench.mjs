#!/usr/bin/env node
// `npm run bench [-- NAME …]`: every benchmark, or the ones named; each prints ratios against a named peer.
import { join } from "node:path";
import { runChild } from "./lib/child.mjs";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

/** Programs under bench/, in the order they run. */
const all = ["eorzea/roll", "eorzea/search", "map"];

await run(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Trouble(`There is no benchmark "${unknown}": the benchmarks are ${all.join(", ")}.`);
  }
  if (!(await prepare(import.meta.url))) return;
  for (const name of asked.length > 0 ? asked : all) {
    process.stdout.write(`\n── ${name}\n`);
    const { code } = await runChild(process.execPath, [join(root, "bench", `${name}.ts`)], { cwd: root });
    if (code !== 0) throw new Trouble(`The benchmark ${name} failed.`);
  }
});
