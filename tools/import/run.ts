import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zones } from "../../packages/eorzea/src/zones/tables.ts";
import type { ZoneFacts } from "../../packages/eorzea/src/zones/types.ts";
import { printJson } from "../../packages/fieldops/tools/print-json.ts";
import {
  fileOf,
  type RecordFile,
  readRecords,
  readWhole,
  recordUrl,
  type WholeFile,
  withTable,
} from "../../packages/fieldops/tools/record-files.ts";
import { readLibrary } from "./library.ts";
import { mergeTable, rowsOf, type TableChange } from "./merge.ts";
import { mergeRates } from "./rates.ts";
import { mergeSeries, seriesPaths } from "./series.ts";
import type { SheetSource } from "./sheet.ts";
import { printSummary } from "./summary.ts";
import { tables } from "./tables.ts";

export interface Before {
  readonly read: (path: string) => RecordFile;
  readonly zones: readonly ZoneFacts[];
  readonly ratesModule: string;
}

export interface ImportResult {
  readonly records: ReadonlyMap<string, RecordFile>;
  /** Null if no rate has changed. */
  readonly ratesModule: string | null;
  readonly changes: readonly TableChange[];
  readonly rates: readonly string[];
  readonly missing: readonly string[];
}

/** Writes nothing. Throws ImportTrouble if the sheets are not reliable. */
export async function compare(source: SheetSource, before: Before): Promise<ImportResult> {
  const library = await readLibrary(source);
  const files = new Map(tables.map(({ path }) => [path, before.read(path)]));
  const items = new Set(
    tables
      .filter(({ sheet }) => sheet === "Item")
      .flatMap(({ path }) => (files.get(path)?.records ?? []).map(({ names }) => names?.en)),
  );
  const isItem = (english: string) => items.has(english);
  const changes = tables.map((spec) => {
    const taken = new Set(
      tables
        .filter((other) => other.sheet === spec.sheet && other.path !== spec.path)
        .flatMap((other) => rowsOf(other, files.get(other.path)?.records ?? [])),
    );
    return mergeTable(spec, files.get(spec.path) ?? before.read(spec.path), library, taken, isItem);
  });
  const rules = seriesPaths.map((path) => mergeSeries(path, before.read(path), library));
  const rates = mergeRates(before.ratesModule, before.zones, library);
  const all = [...changes, ...rules];
  return {
    records: new Map(all.filter(({ changed }) => changed.length > 0).map(({ file, path }) => [path, file])),
    ratesModule: rates.changed.length === 0 ? null : rates.text,
    changes: all,
    rates: rates.changed,
    missing: library.missing,
  };
}

const ratesUrl = new URL("../../packages/eorzea/src/zones/rates.ts", import.meta.url);

export function fromTree(): Before {
  return { read: readRecords, zones: zones, ratesModule: readFileSync(ratesUrl, "utf8") };
}

export function toWrite(result: ImportResult): {
  readonly files: ReadonlyMap<string, string>;
  readonly summary: string;
} {
  const files = new Map<string, string>();
  const whole = new Map<string, WholeFile>();
  for (const [path, table] of result.records) {
    const file = fileOf(path);
    whole.set(file, withTable(path, table, whole.get(file) ?? readWhole(file)));
  }
  for (const [file, changed] of whole) files.set(fileURLToPath(recordUrl(file)), printJson(changed));
  if (result.ratesModule !== null) files.set(fileURLToPath(ratesUrl), result.ratesModule);
  const names = [
    ...[...whole.keys()].map((path) => `packages/fieldops/records/${path}.json`),
    ...(result.ratesModule === null ? [] : ["packages/eorzea/src/zones/rates.ts"]),
  ];
  return { files, summary: printSummary(result.changes, result.rates, result.missing, names) };
}
