import { z } from "zod";
import type { RecordsByTable } from "#records/tables";
import { tableOf, tables } from "../tools/tables.ts";
import { createFieldSchemas, type FieldSchemas, type ReferenceTargets } from "./field-schemas.ts";
import type { ReferenceIndex } from "./reference-index.ts";

export type TableName = keyof RecordsByTable;
/** A whole record of a table; printed from its schema, as inferring it costs the type check far more. */
export type RecordOf<T extends TableName> = RecordsByTable[T];

const targets: ReferenceTargets = {
  idUnion(table) {
    const { modules, names } = tableOf(table) ?? {};
    return names?.ids === undefined ? undefined : [names.ids.type, `./${modules}/ids.js`];
  },
  home: (table) => tableOf(table)?.home,
};

/** The small schemas that tables are built from, with references looked up in `index`. */
export const fieldSchemasOf = (index: ReferenceIndex): FieldSchemas => createFieldSchemas(index, targets);

/** Schemas by table, of no type of their own: relating each to one type costs the type check most of its time. */
export function schemasByTable(index: ReferenceIndex): ReadonlyMap<string, z.ZodType> {
  const fields = fieldSchemasOf(index);
  return new Map(
    tables.flatMap(({ published, schema }) => {
      const own = schema?.(fields);
      return own instanceof z.ZodType ? [[published, own]] : [];
    }),
  );
}
