import type { TableName } from "../schemas/index.ts";
import { keyOf, type Row, type Tables } from "../tools/collect-tables.ts";
import { languages } from "../tools/record-files.ts";
import { checkRecords, type Finding } from "./check.ts";
import { findShrunkenTables } from "./minimum-counts.ts";
import { walk } from "./traverse.ts";

export type LanguageCounts = Readonly<Record<(typeof languages)[number], number>>;

export interface TableReport {
  readonly table: string;
  readonly rows: number;
  /** Number of rows with a name; the rest have none in the game. */
  readonly named: number;
  readonly names: LanguageCounts;
  /** Number of null values by field, for nulls that mean "unknown". */
  readonly unknown: Readonly<Record<string, number>>;
}

export interface Report {
  readonly tables: readonly TableReport[];
  readonly references: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

function namesIn(record: Row): Readonly<Record<string, unknown>> | null {
  const { names } = record;
  return typeof names === "object" && names !== null ? { ...names } : null;
}

/**
 * Fields where null is a fact, such as no limit or an empty slot. Elsewhere it means that the value is
 * unknown.
 */
const telling = new Set([
  "astral",
  "engagement",
  "exclusion",
  "forecastFilter",
  "ground",
  "jobs",
  "monster",
  "mpCost",
  "note",
  "region",
  "respawnMinutes",
  "syncTo",
  "umbral",
  "uses",
  "weather",
  "zone",
]);

function unknownFields(rows: readonly Row[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const fields = new Set<string>();
    for (const { field, value } of walk(row)) if (value === null && !telling.has(field)) fields.add(field);
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function reportTable(table: string, rows: readonly Row[]): TableReport {
  const named = rows.map(namesIn).filter((names) => names !== null);
  const count = (locale: string) => named.filter((names) => names[locale] !== undefined).length;
  const names = {
    en: count("en"),
    ja: count("ja"),
    de: count("de"),
    fr: count("fr"),
    ko: count("ko"),
    "zh-CN": count("zh-CN"),
    "zh-TW": count("zh-TW"),
  };
  return { table, rows: rows.length, named: named.length, names, unknown: unknownFields(rows) };
}

export function reportRecords(tables: Tables): Report {
  const { findings, references } = checkRecords(tables);
  const reports = Object.entries(tables).map(([table, rows]) => reportTable(table, rows));
  return {
    tables: reports,
    references: Object.fromEntries([...references].sort(([a], [b]) => (a < b ? -1 : 1))),
    findings: [...findings, ...findShrunkenTables(reports)],
  };
}

export function shownInEnglish(
  table: TableName,
  rows: readonly Row[],
  locale: "ja" | "de" | "fr",
): readonly string[] {
  return rows.flatMap((row) => {
    const names = namesIn(row);
    return names === null || names[locale] !== undefined ? [] : [keyOf(table, row) ?? ""];
  });
}

const pad = (text: string | number, width: number) => String(text).padStart(width);

export function printReport({ findings, references, tables }: Report): string {
  const width = Math.max(...tables.map(({ table }) => table.length));
  const lines = [
    `${"table".padEnd(width)}${pad("rows", 7)}${languages.map((each) => pad(each, 7)).join("")}`,
  ];
  for (const { named, names, rows, table } of tables) {
    const counts = languages.map((locale) => pad(named === 0 ? "·" : names[locale], 7)).join("");
    lines.push(`${table.padEnd(width)}${pad(rows, 7)}${counts}`);
  }
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const named = tables.reduce((sum, each) => sum + each.named, 0);
  const sums = languages.map((locale) =>
    pad(
      tables.reduce((sum, { names }) => sum + names[locale], 0),
      7,
    ),
  );
  lines.push(`${"all".padEnd(width)}${pad(total, 7)}${sums.join("")}`, "");

  lines.push("Shown in English because the name is missing:");
  for (const locale of ["ja", "de", "fr"] as const) {
    const lacking = tables.flatMap((each) => {
      const count = each.named - each.names[locale];
      return count === 0 ? [] : [`${each.table} ${count}`];
    });
    const sum = named - tables.reduce((all, { names }) => all + names[locale], 0);
    lines.push(`  ${locale}  ${pad(sum, 5)}  ${lacking.join(", ")}`);
  }
  lines.push("", "Unknown facts (null), rows by field:");
  for (const { table, unknown } of tables) {
    const fields = Object.entries(unknown).map(([field, count]) => `${field} ${count}`);
    if (fields.length > 0) lines.push(`  ${table.padEnd(width)}  ${fields.join(", ")}`);
  }
  const all = Object.values(references).reduce((sum, count) => sum + count, 0);
  lines.push("", `${all} references to ${Object.keys(references).length} tables and word lists.`);
  lines.push(findings.length === 0 ? "All checks pass." : `${findings.length} findings:`);
  for (const { message, record, table } of findings) lines.push(`  ${table} ${record}: ${message}`);
  return `${lines.join("\n")}\n`;
}
