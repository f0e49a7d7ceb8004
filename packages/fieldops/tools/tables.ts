import { existsSync, readdirSync } from "node:fs";
import { z } from "zod";
import type { TableDefinition } from "./define-table.ts";
import {
  filePaths,
  homeOf,
  nestedTables,
  type RecordFile,
  readRecords,
  recordsFolder,
} from "./record-files.ts";

export interface Table extends TableDefinition {
  /** Folder below `records`: operation and name. */
  readonly path: string;
  /** Folder of its modules below `generated`. */
  readonly modules: string;
  readonly published: string;
  /** Record files of the table, without extension; empty if it is derived from other tables. */
  readonly paths: readonly string[];
  readonly outside: readonly string[];
  /** File or folder where a record is added, relative to the package; undefined if there is none. */
  readonly home: string | undefined;
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isDefinition = (value: unknown): value is TableDefinition =>
  z.looseObject({ names: z.object({ facts: z.string() }).loose().optional() }).safeParse(value).success;

const folders = readdirSync(recordsFolder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith("/table.ts"))
  .map((file) => file.slice(0, -"/table.ts".length))
  .sort();

function pathsOf(path: string): readonly string[] {
  const isOwn = existsSync(new URL(`${path}/${path.split("/").at(-1)}.json`, recordsFolder));
  if (isOwn || nestedTables().has(path)) return [path];
  return filePaths().filter((file) => file.startsWith(`${path}/`));
}

async function load(path: string): Promise<Table> {
  const { default: definition }: { default: unknown } = await import(
    new URL(`${path}/table.ts`, recordsFolder).href
  );
  if (!isDefinition(definition)) throw new Error(`records/${path}/table.ts defines no table`);
  const name = path.split("/").at(-1) ?? path;
  const paths = pathsOf(path);
  const outside = definition.outside ?? [];
  const [first] = paths;
  return {
    ...definition,
    path,
    modules: name,
    published: definition.published ?? camelCase(name),
    paths,
    outside,
    home:
      first === undefined
        ? outside.at(-1)?.replace("../", "packages/")
        : definition.files === undefined
          ? `records/${homeOf(first)}`
          : `records/${path}`,
  };
}

/** Sorted by path. */
export const tables: readonly Table[] = await Promise.all(folders.map(load));

const byPublished = new Map(tables.map((table) => [table.published, table]));

export const tableOf = (published: string): Table | undefined => byPublished.get(published);

/** Falls back to the table's name. */
export const homeOfTable = (published: string): string => tableOf(published)?.home ?? published;

/** Without derived fields. */
export const filesOfTable = ({ paths, source }: Table): readonly RecordFile[] =>
  source === undefined ? paths.map(readRecords) : [source()];

/** With derived fields. */
export function readTable({ derive, source }: Table, path?: string): RecordFile {
  const file = source === undefined || path !== undefined ? readRecords(path ?? "") : source();
  return derive === undefined || file.records === undefined
    ? file
    : { ...file, records: [...derive(file.records)] };
}
