import type { TableName } from "../schemas/index.ts";
import { keyOf, type Row, type Tables } from "../tools/collect-tables.ts";

/** Changes a copy, to prove that a check can fail. Throws if the record is missing. */
export function changed(tables: Tables, table: TableName, key: string, change: (record: Row) => Row): Tables {
  const at = tables[table].findIndex((record) => keyOf(table, record) === key);
  const record = tables[table][at];
  if (record === undefined) throw new Error(`${table} has no ${key}`);
  return { ...tables, [table]: tables[table].with(at, change(structuredClone(record))) };
}

export function without(tables: Tables, table: TableName, key: string): Tables {
  const rest = tables[table].filter((record) => keyOf(table, record) !== key);
  if (rest.length === tables[table].length) throw new Error(`${table} has no ${key}`);
  return { ...tables, [table]: rest };
}

export function withAdded(tables: Tables, table: TableName, record: Row): Tables {
  return { ...tables, [table]: [...tables[table], record] };
}
