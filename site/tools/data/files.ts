import { createHash } from "node:crypto";
import { z } from "zod";
import { everythingKnown } from "../../../packages/fieldops/checks/known.ts";
import { reportTable } from "../../../packages/fieldops/checks/report.ts";
import { schemasByTable, type TableName } from "../../../packages/fieldops/checks/schemas/index.ts";
import { sourceOf } from "../../../packages/fieldops/checks/sources.ts";
import type { Row, Tables } from "../../../packages/fieldops/checks/tables.ts";

/** One file under /data, by its path from there. */
export type DataFile = Readonly<{ path: string; text: string }>;

const licence =
  "The selection and shape of these records: MIT, like the almanac. FINAL FANTASY XIV is a registered trademark of Square Enix " +
  "Holdings Co., Ltd.; names and numbers of the game belong to SQUARE ENIX CO., LTD. Places, sources, chains and holsters were " +
  "collected by players: each table's `source` credits them.";

const schemas = schemasByTable(everythingKnown);

const fileName = (table: string) =>
  `${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** JSON with one record a line: small, and a change of one record is a change of one line. */
function recordLines(head: Readonly<Record<string, string>>, records: readonly Row[]): string {
  const before = JSON.stringify(head).slice(0, -1);
  return `${before},"records":[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]}\n`;
}

/** Schema of a whole file, in JSON Schema 2020-12; `references` in it names the table whose ids a field holds. */
function schemaText(table: TableName, version: string): string {
  const file = z.strictObject({
    $schema: z.literal(`schema/${fileName(table)}`),
    table: z.literal(table),
    version: z.literal(version),
    records: z.array(schemas.get(table) ?? z.never()),
  });
  return `${JSON.stringify({ title: table, ...z.toJSONSchema(file, { reused: "ref" }) })}\n`;
}

const isTable = (tables: Tables, name: string): name is TableName => name in tables;

const indexSchema = z.strictObject({
  $schema: z.literal("schema/index.json"),
  version: z.string().meta({ description: "Version of @foray/fieldops" }),
  licence: z.string(),
  tables: z.array(
    z.strictObject({
      table: z.string(),
      file: z.string(),
      schema: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.int().positive(),
      records: z.int().nonnegative(),
      names: z
        .record(z.string(), z.int().nonnegative())
        .meta({ description: "Records with a name, by language" }),
      source: z.array(z.string()),
    }),
  ),
});

/** Every file of /data: the tables, their schemas and the index. The same records always give the same bytes. */
export async function dataFiles(tables: Tables, version: string): Promise<readonly DataFile[]> {
  const files: DataFile[] = [];
  const entries: z.infer<typeof indexSchema>["tables"] = [];
  for (const table of Object.keys(tables).sort()) {
    if (!isTable(tables, table)) continue;
    const records = tables[table];
    const path = fileName(table);
    const schema = `schema/${path}`;
    const text = recordLines({ $schema: schema, table, version }, records);
    files.push({ path, text }, { path: schema, text: schemaText(table, version) });
    entries.push({
      table,
      file: path,
      schema,
      sha256: sha256(text),
      bytes: Buffer.byteLength(text),
      records: records.length,
      names: reportTable(table, records).names,
      source: [...(await sourceOf(table))],
    });
  }
  const index = indexSchema.parse({ $schema: "schema/index.json", version, licence, tables: entries });
  files.push(
    { path: "index.json", text: `${JSON.stringify(index, null, 1)}\n` },
    {
      path: "schema/index.json",
      text: `${JSON.stringify({ title: "index", ...z.toJSONSchema(indexSchema) })}\n`,
    },
  );
  return files;
}
