import { z } from "zod";
import { schemasByTable } from "../../../../packages/fieldops/schemas/index.ts";
import { acceptAll } from "../../../../packages/fieldops/schemas/reference-index.ts";
import type { Row, Tables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { v1Parts, v1Rows, v1Schemas } from "./v1.ts";

/** Oldest first. A version's shape never changes; a new shape gets a new version. */
export const versions = ["v1", "v2"] as const;
export type Version = (typeof versions)[number];
export const LATEST: Version = "v2";

export type JsonSchema = Readonly<Record<string, unknown>>;

export type DataTables = Readonly<Record<string, readonly Row[]>>;

const schemas = schemasByTable(acceptAll);
const schemasOfV1 = v1Schemas();
const replacedInV1 = new Set(Object.values(v1Parts).flat());

export function publishedTables(tables: Tables, version: Version): DataTables {
  if (version === LATEST) return tables;
  const rest = Object.entries(tables).filter(([table]) => !replacedInV1.has(table));
  return { ...Object.fromEntries(rest), ...v1Rows(tables) };
}

export const partsOf = (table: string, version: Version): readonly string[] =>
  (version === LATEST ? undefined : v1Parts[table]) ?? [table];

/** Prefixed with the version if the table's shape is specific to it. */
export const archivedName = (table: string, version: Version): string =>
  version !== LATEST && table in v1Parts ? `${version}/${table}` : table;

export function archivedFile(name: string, tables: DataTables, version: Version): string {
  const table = tableNames(tables).find((each) => fileName(each) === name);
  return table === undefined || archivedName(table, version) === table ? name : `${version}/${name}`;
}

const recordSchema = (table: string, version: Version): z.ZodType =>
  (version === LATEST ? undefined : schemasOfV1.get(table)) ?? schemas.get(table) ?? z.never();

export const tableNames = (tables: DataTables): readonly string[] => Object.keys(tables).sort();

/** `lostActions` → `lost-actions.json`. */
export const fileName = (table: string) =>
  `${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** Objects allow unknown fields, so that files with fields added later still match an older schema. */
export function publishedSchema(title: string, schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    reused: "ref",
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { title, ...json };
}

export const tableHead = {
  table: z.string(),
  patches: z.array(z.string().regex(/^\d+\.\d+$/)).meta({
    description: "Game patches that this table's sources name or that it was checked against, oldest first",
  }),
  date: z.iso.date().meta({ description: "Day of the release that last changed a record of this table" }),
};

/** The keyword `references` names the table whose ids a field contains. */
export function tableSchema(table: string, version: Version): JsonSchema {
  const file = z.strictObject({
    $schema: z.literal(`schema/${fileName(table)}`),
    ...tableHead,
    table: z.literal(table),
    records: z.array(recordSchema(table, version)),
  });
  return publishedSchema(table, file);
}
