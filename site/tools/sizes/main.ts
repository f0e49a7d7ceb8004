/** Holds the built pages to the byte budgets: prints a table, ends with code 1 when one is broken. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { joinLanguage, languages, splitLanguage } from "../../app/i18n/language.ts";
import { listFiles } from "../../server/files.ts";
import { pageAddress } from "../../server/page-files.ts";
import { SHELL } from "../worker/groups.ts";
import { broken, pageFiles, weigh } from "./measure.ts";
import { siteScale } from "./scale.ts";

const client = fileURLToPath(new URL("../../build/client", import.meta.url));
const { paths } = await listFiles(client);
const read = (path: string) => pageFiles(readFileSync(join(client, path), "utf8"));

const scale = siteScale(client);
const shells = new Map(languages.map((language) => [language, read(joinLanguage(language, SHELL))]));
const rows: string[][] = [["page", "js", "own js", "css", "fonts"]];
const faults: string[] = [];
const kB = (count: number) => (count / 1000).toFixed(1);
for (const path of [...paths].sort()) {
  const address = pageAddress(path);
  if (address === undefined) continue;
  const local = splitLanguage(address);
  const shell = shells.get(local.language);
  if (shell === undefined) throw new Error(`no shell for ${address}`);
  const weights = weigh(read(path), shell, scale);
  faults.push(...broken(address, local.path, weights));
  // Every page is held to the budgets; the table shows the top of the site.
  if (address.split("/").length === 2) {
    rows.push([address, kB(weights.js), kB(weights.own), kB(weights.css), kB(weights.fonts)]);
  }
}
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
const table = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
process.stdout.write(`kB after gzip\n${table.join("\n")}\n`);
if (faults.length > 0) {
  process.stdout.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}
