#!/usr/bin/env node
// `npm run bench [-- NAME …]`: every benchmark of bench/, or the ones named; each prints ratios against a named peer.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./lib/child.mjs";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

const folder = join(root, "bench");

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  const all = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".bench.ts")).sort() : [];
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !all.includes(`${name}.bench.ts`));
  if (unknown !== undefined) {
    const known = all.map((name) => name.replace(".bench.ts", "")).join(", ") || "none yet";
    throw new Trouble(`There is no benchmark "${unknown}": the benchmarks are ${known}.`);
  }
  for (const file of asked.length > 0 ? asked.map((name) => `${name}.bench.ts`) : all) {
    process.stdout.write(`\n── ${file.replace(".bench.ts", "")}\n`);
    const { code } = await runChild(process.execPath, [join(folder, file)], { cwd: root });
    if (code !== 0) throw new Trouble(`The benchmark ${file} failed.`);
  }
});
