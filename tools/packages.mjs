#!/usr/bin/env node
// `npm run packages`: builds packages/NAME/build, for `npm pack` and `npm publish`.
import { relative } from "node:path";
import { buildPackages } from "./lib/packages.mjs";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, seconds } from "./lib/say.mjs";

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  const began = performance.now();
  for (const { name, version, target } of await buildPackages(process.env.PACKAGE_REPOSITORY)) {
    process.stdout.write(`${name} ${version} is in ${relative(root, target)}\n`);
  }
  process.stdout.write(`Built in ${seconds(began)}.\n`);
});
