import { z } from "zod";
import { everythingKnown } from "../../../../packages/fieldops/checks/known.ts";
import { schemasByTable, type TableName } from "../../../../packages/fieldops/checks/schemas/index.ts";
import type { Tables } from "../../../../packages/fieldops/checks/tables.ts";

export type { TableName };

/** A schema as JSON: an object of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = schemasByTable(everythingKnown);

const isTable = (tables: Tables, name: string): name is TableName => name in tables;

/** The tables' names, in the order of the alphabet. */
export const tableNames = (tables: Tables): readonly TableName[] =>
  Object.keys(tables)
    .sort()
    .filter((name) => isTable(tables, name));

/** `lostActions` → `lost-actions.json`. */
export const fileName = (table: string) =>
  `${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/**
 * A schema as it is published. Objects stay open: within a version of the data fields may be added, and anyone who checks a file by the
 * schema of last month must not refuse it for that.
 */
export function publishedSchema(title: string, schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    reused: "ref",
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { title, ...json };
}

/** Part before the records of a file. */
export const tableHead = {
  table: z.string(),
  patches: z.array(z.string().regex(/^\d+\.\d+$/)).meta({
    description:
      "Patches of the game that the sources of this table name or that it was held against, oldest first",
  }),
  date: z.iso.date().meta({ description: "Day of the release that last changed a record of this table" }),
};

/** Schema of a table's whole file; `references` in it names the table whose ids a field has. */
export function tableSchema(table: TableName): JsonSchema {
  const file = z.strictObject({
    $schema: z.literal(`schema/${fileName(table)}`),
    ...tableHead,
    table: z.literal(table),
    records: z.array(schemas.get(table) ?? z.never()),
  });
  return publishedSchema(table, file);
}
