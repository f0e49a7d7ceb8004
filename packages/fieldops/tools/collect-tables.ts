import type { TableName } from "../schemas/index.ts";
import { wholeRows } from "./emit-table.ts";
import { readTable, type Table, tableOf, tables } from "./tables.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<TableName, readonly Row[]>>;

async function rowsOf(table: Table): Promise<readonly object[]> {
  const { files, paths, rows, source } = table;
  if (rows !== undefined) return rows();
  if (source !== undefined) return wholeRows(table, readTable(table));
  return paths.flatMap((path) => {
    const own = wholeRows(table, readTable(table, path));
    return files === undefined ? own : own.map((row) => ({ [files]: path.split("/").at(-1), ...row }));
  });
}

const published = tables.filter(({ schema }) => schema !== undefined);

const isComplete = (all: Readonly<Record<string, readonly Row[]>>): all is Tables =>
  published.every((table) => table.published in all);

export async function collectTables(): Promise<Tables> {
  const entries = published.map(async (table) => {
    const rows = await rowsOf(table);
    return [table.published, rows.map((row): Row => ({ ...row }))] as const;
  });
  const all = Object.fromEntries(await Promise.all(entries));
  if (!isComplete(all)) throw new Error("a table is missing");
  return all;
}

/** Null if the table has no key. */
export function keyOf(table: string, record: Row): string | null {
  const fields = tableOf(table)?.key;
  return fields === null ? null : (fields ?? ["id"]).map((field) => String(record[field])).join("/");
}
