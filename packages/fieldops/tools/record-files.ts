import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

export const recordsFolder = new URL("../records/", import.meta.url);

/** Languages of the interface, followed by those that only have names. */
export const languages = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const;
export type Language = (typeof languages)[number];

const names = z.partialRecord(z.enum(languages), z.string());
const record = z.looseObject({ names: names.optional() });
/** Patch and date of the last check of a table, shown on its pages. */
const asOf = z.strictObject({ patch: z.string().regex(/^\d\.\d{1,2}$/), checked: z.iso.date() });
const source = z.array(z.string().min(1)).min(1);
const table = {
  source,
  /** Absent for tables that no patch changes: player-made or hand-drawn. */
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
export type RecordFile = z.infer<typeof recordFile>;
/**
 * A whole file: a table, and under `inner` the source and date of the tables nested in its records, by field.
 * A nested record gets the field `owner` (the id of the enclosing record), inserted before the field
 * `before`.
 */
export type WholeFile = z.infer<typeof wholeFile>;

// Does not use zod's output, which would reorder the fields of a record.
const isWholeFile = (value: unknown): value is WholeFile => wholeFile.safeParse(value).success;
const isRecords = (value: unknown): value is readonly SourceRecord[] =>
  z.array(record).safeParse(value).success;

/** A table nested in the records of another, such as the actions of a phantom job. */
interface NestedTable {
  /** Path of the enclosing table, and the field of its records with the nested ones. */
  readonly file: string;
  readonly field: string;
  readonly owner: string;
  readonly before: string;
}

/** Fight records have their own folders and schemas. */
const isFight = (file: string) => file.startsWith("fights/");

/**
 * Paths of all record files below the folder, without extension. A file named like its folder is listed as
 * the folder: `fields/fates` is `fields/fates/fates.json`.
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

export function nestedTables(): ReadonlyMap<string, NestedTable> {
  nested ??= findNested();
  return nested;
}

const nestedIn = (file: string) => [...nestedTables().values()].filter((each) => each.file === file);

export function recordPaths(): readonly string[] {
  return [...filePaths(), ...nestedTables().keys()].sort();
}

export const fileOf = (path: string): string => nestedTables().get(path)?.file ?? path;

/** Relative to `records`. */
export function homeOf(path: string): string {
  const file = fileOf(path);
  return isFolder(file) ? `${file}/${basename(file)}.json` : `${file}.json`;
}

export const recordUrl = (file: string): URL =>
  new URL(isFolder(file) ? `${file}/${basename(file)}.json` : `${file}.json`, recordsFolder);

/** Throws with the file and field if it is invalid. */
export function readWhole(file: string): WholeFile {
  const url = recordUrl(file);
  const value: unknown = JSON.parse(readFileSync(url, "utf8"));
  if (isWholeFile(value)) return value;
  const { error } = wholeFile.safeParse(value);
  throw new Error(`${fileURLToPath(url)}: ${error === undefined ? "" : z.prettifyError(error)}`);
}

/** Appends if there is no such field. */
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

/** Empty if the field is absent. */
function rowsInside(outer: SourceRecord, { field, file }: NestedTable): readonly SourceRecord[] {
  const rows = outer[field] ?? [];
  if (isRecords(rows)) return rows;
  throw new Error(`records/${homeOf(file)}: ${field} of ${String(outer.id)} is no list of records`);
}

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

/** Inverse of `tableIn`. */
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

/** Throws with the file and field if the file is invalid. */
export const readRecords = (path: string): RecordFile => tableIn(path, readWhole(fileOf(path)));
