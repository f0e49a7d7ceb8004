import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Where the sources of the records are. */
export const recordsFolder = new URL("../records/", import.meta.url);

/** The languages of the interface and the others that names are known in. */
export const languages = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const;
export type Language = (typeof languages)[number];

const names = z.partialRecord(z.enum(languages), z.string());
const record = z.looseObject({ names: names.optional() });
/** The patch a table was last compared with, and the day: what its pages tell. */
const asOf = z.strictObject({ patch: z.string().regex(/^\d\.\d{1,2}$/), checked: z.iso.date() });
const source = z.array(z.string().min(1)).min(1);
const table = {
  source,
  /** Absent if no patch changes a table: what players published or drew by hand. */
  asOf: asOf.optional(),
  records: z.array(record).optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
  words: z.record(z.string(), names).optional(),
};
const recordFile = z.strictObject(table);
const wholeFile = z.strictObject({
  ...table,
  inner: z
    .record(
      z.string(),
      z.strictObject({
        table: z.string(),
        owner: z.string(),
        before: z.string(),
        source,
        asOf: asOf.optional(),
      }),
    )
    .optional(),
});

export type SourceRecord = z.infer<typeof record>;
/** One table: where its records are from, the records with their names, and the names that records use as keys. */
export type RecordFile = z.infer<typeof recordFile>;
/**
 * A whole file: its own table, and under `inner`, by field, the tables that are nested in its records, each with its source and date. A record
 * of one gets the field `owner`, the id of the record around it, in front of the field `before`.
 */
export type WholeFile = z.infer<typeof wholeFile>;

// Checked without zod's copy, which would bring the fields of a record into another order.
const isWholeFile = (value: unknown): value is WholeFile => wholeFile.safeParse(value).success;
const isRecords = (value: unknown): value is readonly SourceRecord[] =>
  z.array(record).safeParse(value).success;

/** A table that is nested in the records of another, as the actions of a phantom job are in the job. */
interface NestedTable {
  /** The path of the table around it, and the field of its records that has these. */
  readonly file: string;
  readonly field: string;
  readonly owner: string;
  readonly before: string;
}

/** Records of fights have folders and schemas of their own. */
const isFight = (file: string) => file.startsWith("fights/");

/**
 * Paths of all record files below the folder, with slashes and without their ending. A file that is named as its folder goes by the folder's
 * path: `fields/fates` is `fields/fates/fates.json`.
 */
export function filePaths(): readonly string[] {
  return readdirSync(recordsFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json") && !isFight(file))
    .map((file) => {
      const path = file.slice(0, -".json".length);
      return basename(path) === basename(dirname(path)) ? dirname(path) : path;
    })
    .sort();
}

const isFolder = (path: string) => existsSync(new URL(`${path}/${basename(path)}.json`, recordsFolder));

function findNested(): ReadonlyMap<string, NestedTable> {
  const found = new Map<string, NestedTable>();
  for (const file of filePaths().filter(isFolder)) {
    if (!readFileSync(recordUrl(file), "utf8").includes('"inner":')) continue;
    for (const [field, { before, owner, table }] of Object.entries(readWhole(file).inner ?? {}))
      found.set(`${dirname(file)}/${table}`, { file, field, owner, before });
  }
  return found;
}

let nested: ReadonlyMap<string, NestedTable> | undefined;

/** The tables inside the records of others, by path. */
export function nestedTables(): ReadonlyMap<string, NestedTable> {
  nested ??= findNested();
  return nested;
}

const nestedIn = (file: string) => [...nestedTables().values()].filter((each) => each.file === file);

/** Paths of all tables' files, and of the tables inside them. */
export function recordPaths(): readonly string[] {
  return [...filePaths(), ...nestedTables().keys()].sort();
}

/** The path of the file that has a table. */
export const fileOf = (path: string): string => nestedTables().get(path)?.file ?? path;

/** The file that has a table, below `records`. */
export function homeOf(path: string): string {
  const file = fileOf(path);
  return isFolder(file) ? `${file}/${basename(file)}.json` : `${file}.json`;
}

export const recordUrl = (file: string): URL =>
  new URL(isFolder(file) ? `${file}/${basename(file)}.json` : `${file}.json`, recordsFolder);

/** Reads one file of records; throws with the file and the field if it is not one. */
export function readWhole(file: string): WholeFile {
  const url = recordUrl(file);
  const value: unknown = JSON.parse(readFileSync(url, "utf8"));
  if (isWholeFile(value)) return value;
  const { error } = wholeFile.safeParse(value);
  throw new Error(`${fileURLToPath(url)}: ${error === undefined ? "" : z.prettifyError(error)}`);
}

/** The record with a field in front of another; at its end, where it lacks that one. */
export function withFieldBefore(
  record: SourceRecord,
  next: string,
  added: Readonly<Record<string, unknown>>,
): SourceRecord {
  const entries = Object.entries(record);
  const found = entries.findIndex(([field]) => field === next);
  const at = found < 0 ? entries.length : found;
  return Object.fromEntries([...entries.slice(0, at), ...Object.entries(added), ...entries.slice(at)]);
}

const leavingOut = (record: SourceRecord, fields: readonly string[]): SourceRecord =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** The records of a nested table in one record around them; none if the field is absent. */
function rowsInside(outer: SourceRecord, { field, file }: NestedTable): readonly SourceRecord[] {
  const rows = outer[field] ?? [];
  if (isRecords(rows)) return rows;
  throw new Error(`records/${homeOf(file)}: ${field} of ${String(outer.id)} is no list of records`);
}

/** One table out of its file. */
export function tableIn(path: string, { inner = {}, ...whole }: WholeFile): RecordFile {
  const table = nestedTables().get(path);
  if (table === undefined) {
    const fields = nestedIn(path).map(({ field }) => field);
    if (fields.length === 0 || whole.records === undefined) return whole;
    return { ...whole, records: whole.records.map((outer) => leavingOut(outer, fields)) };
  }
  const { before, field, file, owner } = table;
  const { source, asOf } = inner[field] ?? {};
  if (source === undefined) throw new Error(`records/${homeOf(file)}: inner.${field} has no source`);
  const records = (whole.records ?? []).flatMap((outer) =>
    rowsInside(outer, table).map((row) => withFieldBefore(row, before, { [owner]: outer.id })),
  );
  return { source, ...(asOf !== undefined && { asOf }), records };
}

/** The file with one of its tables changed: the other way round than `tableIn`. */
export function withTable(path: string, changed: RecordFile, whole: WholeFile): WholeFile {
  const table = nestedTables().get(path);
  if (table !== undefined) {
    const { field, owner } = table;
    const outers = (whole.records ?? []).map((outer) => {
      const rows = (changed.records ?? []).filter((row) => row[owner] === outer.id);
      return rows.length === 0 ? outer : { ...outer, [field]: rows.map((row) => leavingOut(row, [owner])) };
    });
    return { ...whole, records: outers };
  }
  const fields = nestedIn(path).map(({ field }) => field);
  const before = new Map((whole.records ?? []).map((outer) => [outer.id, outer]));
  const inside = (id: unknown) =>
    Object.entries(before.get(id) ?? {}).filter(([field]) => fields.includes(field));
  const records = changed.records?.map((outer) => ({ ...outer, ...Object.fromEntries(inside(outer.id)) }));
  return { ...whole, ...changed, ...(records === undefined ? {} : { records }) };
}

/** Reads one table; throws with the file and the field if it is not one. */
export const readRecords = (path: string): RecordFile => tableIn(path, readWhole(fileOf(path)));
