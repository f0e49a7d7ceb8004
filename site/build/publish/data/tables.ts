import { z } from "zod";
import { schemasByTable, type TableName } from "../../../../packages/fieldops/schemas/index.ts";
import { acceptAll } from "../../../../packages/fieldops/schemas/reference-index.ts";
import type { Row, Tables } from "../../../../packages/fieldops/tools/collect-tables.ts";

/** Published tables by name. */
export type DataTables = Readonly<Record<string, readonly Row[]>>;

/** A schema as JSON: an object of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = schemasByTable(acceptAll);

/** Tables of a record each, which v1 publishes as one. */
const rules = ["knowledge", "miscellany", "spawnRules", "treasure"] as const satisfies readonly TableName[];

/** The tables as v1 publishes them. */
export function v1Tables(tables: Tables): DataTables {
  const rest = Object.entries(tables).filter(([table]) => !rules.some((each) => each === table));
  return { ...Object.fromEntries(rest), occultRules: rules.flatMap((table) => tables[table]) };
}

/** The tables of the almanac that a published one is made of. */
export const partsOf = (table: string): readonly string[] => (table === "occultRules" ? rules : [table]);

/** The schema of a published table's records. */
const recordSchema = (table: string) => z.union(partsOf(table).map((each) => schemas.get(each) ?? z.never()));

/** The tables' names, in the order of the alphabet. */
export const tableNames = (tables: DataTables): readonly string[] => Object.keys(tables).sort();

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
    description: "Game patches that this table's sources name or that it was checked against, oldest first",
  }),
  date: z.iso.date().meta({ description: "Day of the release that last changed a record of this table" }),
};

/** Schema of a table's whole file; `references` in it names the table whose ids a field has. */
export function tableSchema(table: string): JsonSchema {
  const file = z.strictObject({
    $schema: z.literal(`schema/${fileName(table)}`),
    ...tableHead,
    table: z.literal(table),
    records: z.array(recordSchema(table)),
  });
  return publishedSchema(table, file);
}
