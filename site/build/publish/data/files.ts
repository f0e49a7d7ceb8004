import { createHash } from "node:crypto";
import { z } from "zod";
import { reportTable } from "../../../../packages/fieldops/checks/report.ts";
import { asOfTable, sourceOf } from "../../../../packages/fieldops/checks/sources.ts";
import { comparePatches, earliestAsOf } from "../../../../packages/fieldops/src/doubt/as-of.ts";
import type { Row } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { lastChanged, type Release, releaseSchema } from "./changes.ts";
import { openApi } from "./openapi.ts";
import {
  type DataTables,
  fileName,
  type JsonSchema,
  LATEST,
  partsOf,
  publishedSchema,
  tableHead,
  tableNames,
  tableSchema,
  type Version,
} from "./tables.ts";
import { V2_SINCE, v2Changes } from "./v1.ts";

/** `path` is relative to the folder of the data version. */
export type DataFile = Readonly<{ path: string; text: string }>;

const RELEASES_KEPT = 20;

const licence =
  "The selection and structure of these records: MIT, like the almanac. FINAL FANTASY XIV is a registered trademark of Square Enix " +
  "Holdings Co., Ltd.; names and numbers of the game belong to SQUARE ENIX CO., LTD. Places, sources, chains and holsters were " +
  "collected by players: each table's `source` credits them.";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** One record per line, for readable diffs. */
function recordLines(head: Readonly<Record<string, unknown>>, records: readonly Row[]): string {
  const before = JSON.stringify(head).slice(0, -1);
  return `${before},"records":[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]}\n`;
}

const indexSchema = z.strictObject({
  $schema: z.literal("schema/index.json"),
  version: releaseSchema.shape.version,
  date: z.iso.date().meta({ description: "Day of the release" }),
  licence: z.string(),
  changes: z.literal("changes.json"),
  openapi: z.literal("openapi.json"),
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
        .meta({ description: "Number of records with a name, by language" }),
      patches: tableHead.patches,
      date: tableHead.date,
      asOf: z.strictObject({ patch: z.string(), checked: z.iso.date() }).optional().meta({
        description:
          "Patch that the whole table was last checked against, and the day; absent if patches do not affect it, as with player-made lists",
      }),
      source: z.array(z.string()),
    }),
  ),
});

const changesSchema = z.strictObject({
  $schema: z.literal("schema/changes.json"),
  releases: z.array(releaseSchema).meta({
    description: "Keys of the records that each release added, changed and removed, newest release first",
  }),
  shapes: z
    .array(
      z.strictObject({
        version: z.string(),
        date: z.iso.date(),
        index: z.string(),
        tables: z.array(
          z.strictObject({ before: z.string(), after: z.array(z.string()), change: z.string() }),
        ),
      }),
    )
    .meta({
      description:
        "Versions of the data, each with its first day and the tables whose shape differs from the version before",
    }),
});

export function dataSchemas(tables: DataTables, version: Version): Readonly<Record<string, JsonSchema>> {
  return {
    ...Object.fromEntries(tableNames(tables).map((table) => [fileName(table), tableSchema(table, version)])),
    "index.json": publishedSchema("index", indexSchema),
    "changes.json": publishedSchema("changes", changesSchema),
  };
}

/** Patch numbers such as 7.51, oldest first. Versions within words (GPL-3.0) do not count. */
export function patchesIn(text: string): string[] {
  const found = text.match(/(?<![\w.-])(?:[2-9]|\d\d)\.\d{1,2}(?![\d%]|\.\d)/g) ?? [];
  return [...new Set(found)].sort(comparePatches);
}

/**
 * Deterministic: a table's file only changes with a release that changes the table.
 * @param releases newest first, starting with the current one
 */
export async function dataFiles(
  tables: DataTables,
  dataVersion: Version,
  releases: readonly Release[],
): Promise<readonly DataFile[]> {
  const [release] = releases;
  if (release === undefined) throw new Error("there is no release");
  const files: DataFile[] = [];
  const entries: z.infer<typeof indexSchema>["tables"] = [];
  for (const table of tableNames(tables)) {
    const records = tables[table] ?? [];
    const path = fileName(table);
    const schema = `schema/${path}`;
    const source = (await Promise.all(partsOf(table, dataVersion).map(sourceOf))).flat();
    const asOf = earliestAsOf(partsOf(table, dataVersion).flatMap((part) => asOfTable(part) ?? []));
    const patches = patchesIn([...source, asOf?.patch ?? ""].join(" "));
    const head = { patches, date: lastChanged(releases, table) };
    const text = recordLines({ $schema: schema, table, ...head }, records);
    files.push({ path, text });
    entries.push({
      table,
      file: path,
      schema,
      sha256: sha256(text),
      bytes: Buffer.byteLength(text),
      records: records.length,
      names: reportTable(table, records).names,
      ...head,
      ...(asOf === undefined ? {} : { asOf }),
      source,
    });
  }
  const { date, version } = release;
  const index = indexSchema.parse({
    $schema: "schema/index.json",
    version,
    date,
    licence,
    changes: "changes.json",
    openapi: "openapi.json",
    tables: entries,
  });
  const changes = changesSchema.parse({
    $schema: "schema/changes.json",
    releases: releases.slice(0, RELEASES_KEPT),
    shapes: [
      {
        version: LATEST,
        date: V2_SINCE,
        index: `../${LATEST}/index.json`,
        tables: v2Changes.map((each) => ({ ...each, after: [...each.after] })),
      },
    ],
  });
  const schemas = Object.entries(dataSchemas(tables, dataVersion)).map(([name, schema]) => ({
    path: `schema/${name}`,
    text: `${JSON.stringify(schema)}\n`,
  }));
  const described = entries.map(({ file, records, table }) => ({ file, records, table }));
  return [
    ...files,
    ...schemas,
    { path: "index.json", text: `${JSON.stringify(index, null, 1)}\n` },
    { path: "changes.json", text: `${JSON.stringify(changes, null, 1)}\n` },
    { path: "openapi.json", text: `${JSON.stringify(openApi(version, dataVersion, described), null, 1)}\n` },
  ];
}
