import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Where the sources of the records stand. */
export const recordsFolder = new URL("../records/", import.meta.url);

/** The languages of the interface and the others that names are known in. */
export const languages = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const;
export type Language = (typeof languages)[number];

const names = z.partialRecord(z.enum(languages), z.string());
const record = z.looseObject({ names: names.optional() });
/** The patch a table was last held against, and the day: what its pages tell. */
const asOf = z.strictObject({ patch: z.string().regex(/^\d\.\d{1,2}$/), checked: z.iso.date() });
const recordFile = z.strictObject({
  source: z.array(z.string().min(1)).min(1),
  asOf,
  records: z.array(record).optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
  words: z.record(z.string(), names).optional(),
});

export type SourceRecord = z.infer<typeof record>;
/** One file of records: where they are from, the records with their names, and the names that records use as keys. */
export type RecordFile = z.infer<typeof recordFile>;

/** Checked without zod's copy, which would bring the fields of a record into another order. */
const isRecordFile = (value: unknown): value is RecordFile => recordFile.safeParse(value).success;

/** Paths of all record files below the folder, with slashes and without their ending. */
export function recordPaths(): readonly string[] {
  return readdirSync(recordsFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".json".length))
    .sort();
}

/** What the generated modules of a file are called: its name, and for a marker file the folder as well (`markers/bsf`). */
export function tableOf(path: string): string {
  return basename(dirname(path)) === "markers" ? `markers/${basename(path)}` : basename(path);
}

export const recordUrl = (path: string): URL => new URL(`${path}.json`, recordsFolder);

/** Reads one file of records; throws with the file and the field where it is not one. */
export function readRecords(path: string): RecordFile {
  const url = recordUrl(path);
  const value: unknown = JSON.parse(readFileSync(url, "utf8"));
  if (isRecordFile(value)) return value;
  const { error } = recordFile.safeParse(value);
  throw new Error(`${fileURLToPath(url)}: ${error === undefined ? "" : z.prettifyError(error)}`);
}
