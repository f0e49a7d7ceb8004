import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { printJson } from "../../packages/fieldops/tools/print-json.ts";
import { filePaths, readWhole, recordUrl } from "../../packages/fieldops/tools/record-files.ts";
import { csvSource } from "./csv-source.ts";
import { compare, fromTree, toWrite } from "./run.ts";
import type { SheetSource } from "./sheet.ts";
import { exitCodes, ImportTrouble } from "./trouble.ts";
import { writeAll } from "./write-all.ts";
import { xivapiSource } from "./xivapi-source.ts";

const USAGE = `npm run import -- --source csv --from DIR    sheets as published by datamining repositories, one folder per language
npm run import -- --source xivapi            sheets from the service XIVAPI v2, kept in .cache/sheets
  --dry-run                                  shows what would change without writing
npm run import -- --format                   formats hand-written records
Exit codes: 0 done, ${Object.entries(exitCodes)
  .map(([kind, code]) => `${code} ${kind}`)
  .join(", ")}`;

function options(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        source: { type: "string" },
        from: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        format: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new ImportTrouble("usage", `${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function sourceOf(source: string | undefined, from: string | undefined, cache: string): SheetSource {
  if (source === "csv" && from !== undefined) return csvSource(from);
  if (source === "xivapi")
    return xivapiSource({ origin: from ?? "https://v2.xivapi.com/api", cache, fetch, pauseMs: 500 });
  throw new ImportTrouble("usage", USAGE);
}

/** Formatted text by path of the file to change. */
function unformed(): ReadonlyMap<string, string> {
  const texts = filePaths().flatMap((path) => {
    const text = printJson(readWhole(path));
    const file = fileURLToPath(recordUrl(path));
    return readFileSync(file, "utf8") === text ? [] : [[file, text] as const];
  });
  return new Map(texts);
}

/**
 * @param cache folder for cached service responses
 * @returns the exit code: 0, or one of `exitCodes`
 */
export async function runImport(
  args: readonly string[],
  cache: string,
  say: (text: string) => void,
): Promise<number> {
  try {
    const { "dry-run": dry, format, from, source } = options(args);
    if (format) {
      const files = unformed();
      writeAll(files);
      say(`Files formatted: ${files.size}.`);
      return 0;
    }
    const { files, summary } = toWrite(await compare(sourceOf(source, from, cache), fromTree()));
    if (!dry) writeAll(files);
    say(summary);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportTrouble)) throw error;
    say(`${error.message}\n`);
    return exitCodes[error.kind];
  }
}
