import { z } from "zod";
import { schemasByTable } from "../../../../packages/fieldops/schemas/index.ts";
import { acceptAll } from "../../../../packages/fieldops/schemas/reference-index.ts";
import type { Row, Tables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { v1Parts, v1Rows, v1Schemas } from "./v1.ts";

/** Versions of the published data, the oldest first. A version keeps its shape; a new shape is a new version beside it. */
export const versions = ["v1", "v2"] as const;
export type Version = (typeof versions)[number];
export const LATEST: Version = "v2";

/** A schema as JSON: an object of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Published tables by name. */
export type DataTables = Readonly<Record<string, readonly Row[]>>;

const schemas = schemasByTable(acceptAll);
const schemasOfV1 = v1Schemas();
const replacedInV1 = new Set(Object.values(v1Parts).flat());

/** The tables as a version publishes them. */
export function publishedTables(tables: Tables, version: Version): DataTables {
  if (version === LATEST) return tables;
  const rest = Object.entries(tables).filter(([table]) => !replacedInV1.has(table));
  return { ...Object.fromEntries(rest), ...v1Rows(tables) };
}

/** The tables of the almanac that a published one is made of. */
export const partsOf = (table: string, version: Version): readonly string[] =>
  (version === LATEST ? undefined : v1Parts[table]) ?? [table];

/** The name under which the archive keeps a published table: with its version if it is the only one with that shape. */
export const archivedName = (table: string, version: Version): string =>
  version !== LATEST && table in v1Parts ? `${version}/${table}` : table;

/** The name under which the archive keeps the shape of a file. */
export function archivedFile(name: string, tables: DataTables, version: Version): string {
  const table = tableNames(tables).find((each) => fileName(each) === name);
  return table === undefined || archivedName(table, version) === table ? name : `${version}/${name}`;
}

/** The schema of a published table's records. */
const recordSchema = (table: string, version: Version): z.ZodType =>
  (version === LATEST ? undefined : schemasOfV1.get(table)) ?? schemas.get(table) ?? z.never();

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
export function tableSchema(table: string, version: Version): JsonSchema {
  const file = z.strictObject({
    $schema: z.literal(`schema/${fileName(table)}`),
    ...tableHead,
    table: z.literal(table),
    records: z.array(recordSchema(table, version)),
  });
  return publishedSchema(table, file);
}
