import { readdirSync, readFileSync } from "node:fs";
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
  inner: z.record(z.string(), z.strictObject({ source, asOf: asOf.optional() })).optional(),
});

export type SourceRecord = z.infer<typeof record>;
/** One table: where its records are from, the records with their names, and the names that records use as keys. */
export type RecordFile = z.infer<typeof recordFile>;
/** A whole file: its own table, and under `inner` the source and date of each table that is nested in its records. */
export type WholeFile = z.infer<typeof wholeFile>;

// Checked without zod's copy, which would bring the fields of a record into another order.
const isWholeFile = (value: unknown): value is WholeFile => wholeFile.safeParse(value).success;
const isRecords = (value: unknown): value is readonly SourceRecord[] =>
  z.array(record).safeParse(value).success;

/** A table that is nested in the records of another, as the actions of a phantom job are in the job. */
interface InnerTable {
  /** The file, and the field of its records that has these. */
  readonly file: string;
  readonly field: string;
  /** Each record that is read gets the field `owner`, the id of the record around it, in front of the field `before`. */
  readonly owner: string;
  readonly before: string;
}

const innerTables: Readonly<Record<string, InnerTable>> = {
  "occult/phantom-actions": {
    file: "occult/phantom-jobs",
    field: "actions",
    owner: "job",
    before: "actionId",
  },
  "occult/phantom-traits": { file: "occult/phantom-jobs", field: "traits", owner: "job", before: "level" },
  "atlas/layers": { file: "atlas/maps", field: "layers", owner: "map", before: "id" },
  "atlas/places": { file: "atlas/maps", field: "places", owner: "map", before: "kind" },
};

const innerOf = (file: string): readonly (readonly [path: string, inner: InnerTable])[] =>
  Object.entries(innerTables).filter(([, inner]) => inner.file === file);

/** Paths of all record files below the folder, with slashes and without their ending; fights have a form of their own (`fight-files`). */
export function filePaths(): readonly string[] {
  return readdirSync(recordsFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".json".length))
    .filter((path) => !path.startsWith("fights/"))
    .sort();
}

/** Paths of all tables: one for each file, and one for each nested table. */
export function recordPaths(): readonly string[] {
  return [...filePaths(), ...Object.keys(innerTables)].sort();
}

/** Folders with a file for each map or host. */
const folders = ["areas", "heights", "holsters", "markers", "monster-places", "outlines"];

/** Names of a table's generated modules: its name, and in a folder of one file per map or host the folder as well (`markers/bsf`). */
export function tableOf(path: string): string {
  const folder = basename(dirname(path));
  return folders.includes(folder) ? `${folder}/${basename(path)}` : basename(path);
}

/** The file that has a table. */
export const fileOf = (path: string): string => innerTables[path]?.file ?? path;

export const recordUrl = (file: string): URL => new URL(`${file}.json`, recordsFolder);

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
function rowsInside(outer: SourceRecord, { field, file }: InnerTable): readonly SourceRecord[] {
  const rows = outer[field] ?? [];
  if (isRecords(rows)) return rows;
  throw new Error(`records/${file}.json: ${field} of ${String(outer.id)} is no list of records`);
}

/** One table out of its file. */
export function tableIn(path: string, { inner = {}, ...whole }: WholeFile): RecordFile {
  const table = innerTables[path];
  if (table === undefined) {
    const fields = innerOf(path).map(([, { field }]) => field);
    if (fields.length === 0 || whole.records === undefined) return whole;
    return { ...whole, records: whole.records.map((outer) => leavingOut(outer, fields)) };
  }
  const { before, field, file, owner } = table;
  const head = inner[field];
  if (head === undefined) throw new Error(`records/${file}.json: inner.${field} has no source`);
  const records = (whole.records ?? []).flatMap((outer) =>
    rowsInside(outer, table).map((row) => withFieldBefore(row, before, { [owner]: outer.id })),
  );
  return { ...head, records };
}

/** The file with one of its tables changed: the other way round than `tableIn`. */
export function withTable(path: string, changed: RecordFile, whole: WholeFile): WholeFile {
  const table = innerTables[path];
  if (table !== undefined) {
    const { field, owner } = table;
    const outers = (whole.records ?? []).map((outer) => {
      const rows = (changed.records ?? []).filter((row) => row[owner] === outer.id);
      return rows.length === 0 ? outer : { ...outer, [field]: rows.map((row) => leavingOut(row, [owner])) };
    });
    return { ...whole, records: outers };
  }
  const fields = innerOf(path).map(([, { field }]) => field);
  const before = new Map((whole.records ?? []).map((outer) => [outer.id, outer]));
  const inside = (id: unknown) =>
    Object.entries(before.get(id) ?? {}).filter(([field]) => fields.includes(field));
  const records = changed.records?.map((outer) => ({ ...outer, ...Object.fromEntries(inside(outer.id)) }));
  return { ...whole, ...changed, ...(records === undefined ? {} : { records }) };
}

/** Reads one table; throws with the file and the field if it is not one. */
export const readRecords = (path: string): RecordFile => tableIn(path, readWhole(fileOf(path)));
