#!/usr/bin/env node
// `npm run records [-- --json]`: counts per table and language, what is missing, and what breaks a check.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

function wantsJson() {
  try {
    return parseArgs({ options: { json: { type: "boolean", default: false } } }).values.json;
  } catch {
    throw new Trouble("The only option is --json: npm run records -- --json");
  }
}

await run(async () => {
  const json = wantsJson();
  if (!(await prepare(import.meta.url))) return;
  const part = (file) => import(pathToFileURL(join(root, "packages", "fieldops", file)).href);
  const { collectTables } = await part("tools/collect-tables.ts");
  const { printReport, reportRecords } = await part("checks/report.ts");
  const report = reportRecords(await collectTables());
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
  if (report.findings.length > 0) process.exitCode = 1;
});
