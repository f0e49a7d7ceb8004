#!/usr/bin/env node
// `npm run build [-- --compressed]`: builds the site as static files in site/dist/client.
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { build, weighSite } from "./lib/build.mjs";
import { client, root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { showProgress } from "./lib/progress.mjs";
import { run, Trouble } from "./lib/say.mjs";

/** Below those of free hosts: GitHub Pages 1 GB in total, Cloudflare Pages 20,000 files of at most 25 MB. */
const LIMITS = { bytes: 300e6, files: 14_000, file: 25e6 };
const SHOWN_KINDS = 8;

function wantsCopies() {
  try {
    return parseArgs({ options: { compressed: { type: "boolean", default: false } } }).values.compressed;
  } catch {
    throw new Trouble("The only option is --compressed: npm run build -- --compressed");
  }
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns the limits exceeded. */
function printSizes({ kinds, largest }) {
  const sum = (all) => all.reduce((total, [, { bytes }]) => total + bytes, 0);
  const count = (all) => all.reduce((total, [, each]) => total + each.count, 0);
  const line = (name, all) =>
    `  ${name.padEnd(10)} ${megabytes(sum(all)).padStart(9)} ${String(count(all)).padStart(7)} files\n`;
  for (const kind of kinds.slice(0, SHOWN_KINDS)) process.stdout.write(line(kind[0], [kind]));
  process.stdout.write(line("others", kinds.slice(SHOWN_KINDS)) + line("together", kinds));
  process.stdout.write(`  largest: ${relative(client, largest.path)}, ${megabytes(largest.size)}\n`);
  return [
    [sum(kinds) > LIMITS.bytes, `more than ${megabytes(LIMITS.bytes)}`],
    [count(kinds) > LIMITS.files, `more than ${LIMITS.files} files`],
    [largest.size > LIMITS.file, `a file of more than ${megabytes(LIMITS.file)}`],
  ].flatMap(([isOver, what]) => (isOver ? [what] : []));
}

await run(async () => {
  const compressed = wantsCopies();
  if (!(await prepare(import.meta.url))) return;
  const progress = showProgress("Building the site");
  try {
    await build({ compressed, onProgress: progress.at });
  } catch (error) {
    progress.end();
    throw error;
  }
  progress.end(`The site is in ${relative(root, client)}`);
  const over = printSizes(weighSite());
  // Compressed copies are for self-hosting, which has no such limits.
  if (over.length > 0 && !compressed) throw new Trouble(`The site has ${over.join(" and ")}.`);
});
