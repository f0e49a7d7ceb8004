#!/usr/bin/env node
// `npm run records [-- --json | --docs]`: counts per table and language, missing names, and failed checks;
// `--docs` updates the generated lists in docs/records.md.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, Trouble } from "./lib/say.mjs";

function options() {
  try {
    const flag = { type: "boolean", default: false };
    return parseArgs({ options: { json: flag, docs: flag } }).values;
  } catch {
    throw new Trouble("The only options are --json and --docs: npm run records -- --json");
  }
}

async function writeDocs(part) {
  const { printQuestionable } = await part("checks/rules.ts");
  const { printLineGrammar } = await part("checks/line-grammar.ts");
  const { ruleFacts } = await part("generated/rules/facts.js");
  const file = join(root, "docs", "records.md");
  let page = await readFile(file, "utf8");
  for (const [name, list] of [
    ["rules", printQuestionable(ruleFacts)],
    ["lines", printLineGrammar()],
  ]) {
    const [start, end] = [`<!-- ${name}:start -->\n`, `<!-- ${name}:end -->`];
    const from = page.indexOf(start) + start.length;
    page = `${page.slice(0, from)}${list}\n${page.slice(page.indexOf(end, from))}`;
  }
  await writeFile(file, page);
}

await run(async () => {
  const { json, docs } = options();
  if (!(await prepare(import.meta.url))) return;
  const part = (file) => import(pathToFileURL(join(root, "packages", "fieldops", file)).href);
  if (docs) await writeDocs(part);
  const { collectTables } = await part("tools/collect-tables.ts");
  const { printReport, reportRecords } = await part("checks/report.ts");
  const report = reportRecords(await collectTables());
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
  if (report.findings.length > 0) process.exitCode = 1;
});
