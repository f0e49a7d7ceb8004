/** Prints script sizes; exits with code 1 if a page exceeds its budget. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { splitLanguage } from "../../../app/i18n/language.ts";
import { listFiles } from "../../../server/files.ts";
import { pageAddress } from "../../../server/page-files.ts";
import { pageFiles, scriptBudget, weigher } from "./measure.ts";

const client = fileURLToPath(new URL("../../../dist/client", import.meta.url));
const { paths } = await listFiles(client);
const weigh = weigher(client);

const rows: (readonly [address: string, kB: string])[] = [];
const faults: string[] = [];
for (const path of [...paths].sort()) {
  const address = pageAddress(path);
  if (address === undefined) continue;
  const bytes = weigh(pageFiles(readFileSync(join(client, path), "utf8")).scripts);
  const budget = scriptBudget(splitLanguage(address).path);
  if (bytes > budget) faults.push(`${address}: its scripts are ${bytes} bytes, the budget ${budget}`);
  if (address.split("/").length === 2) rows.push([address, (bytes / 1000).toFixed(1)]);
}
const width = Math.max(...rows.map(([address]) => address.length));
const table = rows.map(([address, kB]) => `${address.padEnd(width)}  ${kB.padStart(6)}`);
process.stdout.write(`scripts, kB after gzip\n${table.join("\n")}\n`);
if (faults.length > 0) {
  process.stdout.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}
