import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RecordFile } from "../../packages/fieldops/tools/record-files.ts";
import type { Before } from "./run.ts";
import { type SheetSpec, sheetLanguages } from "./sheet.ts";
import { type SheetName, sheets } from "./sheets.ts";

/** Cells by row id and column name. */
export type MadeUpSheet = Record<string, Record<string, string>>;
export type MadeUpSheets = Record<string, MadeUpSheet>;

const specs: readonly (readonly [string, SheetSpec])[] = Object.entries(sheets);

export function bareSheets(): MadeUpSheets {
  const made: MadeUpSheets = {};
  for (const [name, { columns, optional }] of specs) {
    if (optional) continue;
    const rows: MadeUpSheet = { 0: {}, 1: {} };
    for (const { header, proof = {} } of columns)
      for (const [row, value] of Object.entries(proof)) rows[row] = { ...rows[row], [header]: value };
    made[name] = rows;
  }
  return made;
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Texts in languages other than English end with the language, so that tests can tell them apart. */
export function csvOf(name: SheetName, rows: MadeUpSheet, language: string): string {
  const { columns } = sheets[name];
  const other = Object.values(rows).flatMap((row) => Object.keys(row));
  const headers = [...new Set([...columns.map(({ header }) => header), ...other])];
  const lines = Object.entries(rows).map(([id, row]) => {
    const cells = headers.map((header) => {
      const text = /^(Name|Singular)$/.test(header);
      const value = row[header] ?? (text ? "" : "0");
      return text && value !== "" && language !== "en" ? `${value} ${language}` : value;
    });
    return [id, ...cells].map(quoted).join(",");
  });
  return `${[["#", ...headers].join(","), ...lines].join("\n")}\n`;
}

/** In the layout of a datamining repository; returns the folder. */
export function layOut(made: MadeUpSheets): string {
  const folder = mkdtempSync(join(tmpdir(), "foray-sheets-"));
  for (const [name, spec] of specs) {
    const rows = made[name];
    if (rows === undefined || !isSheet(name)) continue;
    for (const language of spec.languages ? sheetLanguages : (["en"] as const)) {
      const file = join(folder, language, `${name}.csv`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, csvOf(name, rows, language));
    }
  }
  return folder;
}

const isSheet = (name: string): name is SheetName => name in sheets;

export function beforeWith(files: Readonly<Record<string, Partial<RecordFile>>>): Before {
  return {
    read: (path) => ({
      source: ["made up for a test"],
      asOf: { patch: "7.51", checked: "2026-11-22" },
      records: [],
      ...files[path],
    }),
    zones: [],
    ratesModule: "",
  };
}
