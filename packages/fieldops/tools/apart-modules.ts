import type { ModuleOfTable } from "./modules.ts";
import { type Files, put } from "./put-module.ts";
import type { SourceRecord } from "./record-files.ts";

interface ApartField {
  readonly field: string;
  readonly file: string;
  readonly name: string;
  readonly type: string;
  /** Its values by id, without what is null. */
  readonly byId: Readonly<Record<string, unknown>>;
  /** Every record has it. */
  readonly everywhere: boolean;
}

/** The fields of a table that have modules of their own, each with its values. */
function apartFields({ apart = [] }: ModuleOfTable, rows: readonly SourceRecord[]): readonly ApartField[] {
  return apart.map((each) => {
    const having = rows.filter((row) => row[each.field] !== undefined && row[each.field] !== null);
    return {
      ...each,
      byId: Object.fromEntries(having.map(({ id, [each.field]: value }) => [String(id), value])),
      everywhere: having.length === rows.length,
    };
  });
}

/** Writes the modules of such fields. */
export function putApart(
  files: Files,
  table: string,
  module: ModuleOfTable,
  rows: readonly SourceRecord[],
  source: string,
) {
  const [, union] = module.ids ?? [];
  for (const { byId, everywhere, file, name, type } of apartFields(module, rows)) {
    const record = `Record<${union ?? "string"}, ${type}>`;
    put(
      files,
      `${table}/${file}`,
      source,
      [[name, JSON.stringify(byId), `Readonly<${everywhere ? record : `Partial<${record}>`}>`]],
      `import type { ${type} } from "../types.js";\n${
        union === undefined ? "" : `import type { ${union} } from "./ids.js";\n`
      }`,
    );
  }
}

/** These fields of a record with names, null if it lacks them, and their types. */
export function withApart(module: ModuleOfTable, rows: readonly SourceRecord[]) {
  const fields = apartFields(module, rows);
  return {
    of: (row: SourceRecord) => Object.fromEntries(fields.map(({ field }) => [field, row[field] ?? null])),
    types: fields.map(({ type }) => type),
    shape: fields.map(
      ({ everywhere, field, type }) => ` & { readonly ${field}: ${type}${everywhere ? "" : " | null"} }`,
    ),
  };
}
