import { z } from "zod";
import type { RecordsByTable } from "#records/tables";
import { tableOf, tables } from "../tools/tables.ts";
import { createFieldSchemas, type FieldSchemas, type ReferenceTargets } from "./field-schemas.ts";
import type { ReferenceIndex } from "./reference-index.ts";

export type TableName = keyof RecordsByTable;
/** Generated from the schema, because inferring it is far slower to type-check. */
export type RecordOf<T extends TableName> = RecordsByTable[T];

const targets: ReferenceTargets = {
  idUnion(table) {
    const { modules, names } = tableOf(table) ?? {};
    return names?.ids === undefined ? undefined : [names.ids.type, `./${modules}/ids.js`];
  },
  home: (table) => tableOf(table)?.home,
};

export const fieldSchemasOf = (index: ReferenceIndex): FieldSchemas => createFieldSchemas(index, targets);

/** Untyped on purpose: checking each schema against a type takes most of the type-check time. */
export function schemasByTable(index: ReferenceIndex): ReadonlyMap<string, z.ZodType> {
  const fields = fieldSchemasOf(index);
  return new Map(
    tables.flatMap(({ published, schema }) => {
      const own = schema?.(fields);
      return own instanceof z.ZodType ? [[published, own]] : [];
    }),
  );
}
