import type { TableName } from "../schemas/index.ts";
import { keyOf, type Row, type Tables } from "../tools/collect-tables.ts";

/** A copy of the tables in which one record is changed: to prove that a check can fail. Throws if there is no such record. */
export function changed(tables: Tables, table: TableName, key: string, change: (record: Row) => Row): Tables {
  const at = tables[table].findIndex((record) => keyOf(table, record) === key);
  const record = tables[table][at];
  if (record === undefined) throw new Error(`${table} has no ${key}`);
  return { ...tables, [table]: tables[table].with(at, change(structuredClone(record))) };
}

/** A copy of the tables without one record. */
export function without(tables: Tables, table: TableName, key: string): Tables {
  const rest = tables[table].filter((record) => keyOf(table, record) !== key);
  if (rest.length === tables[table].length) throw new Error(`${table} has no ${key}`);
  return { ...tables, [table]: rest };
}

/** A copy of the tables with one more record. */
export function withAdded(tables: Tables, table: TableName, record: Row): Tables {
  return { ...tables, [table]: [...tables[table], record] };
}
