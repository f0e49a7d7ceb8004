#!/usr/bin/env node
// `npm run import -- --source csv --from DIR`: updates the record fields that come from the game's sheets.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  const { runImport } = await import(pathToFileURL(join(root, "tools", "import", "command.ts")).href);
  process.exitCode = await runImport(process.argv.slice(2), join(cache, "sheets"), (text) =>
    process.stdout.write(text),
  );
});
