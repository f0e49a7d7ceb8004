#!/usr/bin/env node
// Plain JavaScript, so that a Node that cannot read the TypeScript sources still says so in words.
if (process.features.typescript) {
  const { main } = await import("../src/cli/main.ts");
  process.exitCode = main(process.argv.slice(2), Date.now());
} else {
  process.stderr.write(`eorzea needs Node 22.18 or newer to run; this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
}
