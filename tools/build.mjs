#!/usr/bin/env node
// `npm run build`: the whole site as static files in site/build/client.
import { relative } from "node:path";
import { build } from "./lib/build.mjs";
import { client, root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, seconds } from "./lib/say.mjs";

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  const began = performance.now();
  await build();
  process.stdout.write(`\nThe site is in ${relative(root, client)} (${seconds(began)}).\n`);
});
