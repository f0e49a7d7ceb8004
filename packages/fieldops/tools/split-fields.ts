import type { TableDefinition } from "./define-table.ts";
import { emitModule, type Files } from "./emit-module.ts";
import type { SourceRecord } from "./record-files.ts";

interface SplitField {
  readonly file: string;
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

export const splitFields = ({ parts = {} }: TableDefinition): readonly SplitField[] =>
  Object.entries(parts).flatMap(([file, part]) =>
    "byId" in part ? [{ file, field: part.field, name: part.byId, type: part.type }] : [],
  );

const having = (rows: readonly SourceRecord[], field: string) =>
  rows.filter((row) => row[field] !== undefined && row[field] !== null);

export function emitSplitFields(
  files: Files,
  folder: string,
  table: TableDefinition,
  rows: readonly SourceRecord[],
  source: string,
) {
  const union = table.names?.ids?.type;
  for (const { field, file, name, type } of splitFields(table)) {
    const some = having(rows, field);
    const byId = Object.fromEntries(some.map(({ id, [field]: value }) => [String(id), value]));
    const record = `Record<${union ?? "string"}, ${type}>`;
    const isEverywhere = some.length === rows.length;
    emitModule(
      files,
      `${folder}/${file}`,
      source,
      [[name, JSON.stringify(byId), `Readonly<${isEverywhere ? record : `Partial<${record}>`}>`]],
      `import type { ${type} } from "../types.js";\n${
        union === undefined ? "" : `import type { ${union} } from "./ids.js";\n`
      }`,
    );
  }
}

/** Null where missing. */
export const withSplitFields = (table: TableDefinition, row: SourceRecord) =>
  Object.fromEntries(splitFields(table).map(({ field }) => [field, row[field] ?? null]));

export const splitFieldTypes = (table: TableDefinition, rows: readonly SourceRecord[]) =>
  splitFields(table).map(
    ({ field, type }) =>
      ` & { readonly ${field}: ${type}${having(rows, field).length === rows.length ? "" : " | null"} }`,
  );
