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
  /** The record files that have it, without their ending; none if it comes from other tables. */
  readonly paths: readonly string[];
  /** Modules of another package that have its facts. */
  readonly outside: readonly string[];
  /** The file where a record is added, from the package's folder; undefined if none can be. */
  readonly home: string | undefined;
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isDefinition = (value: unknown): value is TableDefinition =>
  z.looseObject({ names: z.object({ facts: z.string() }).loose().optional() }).safeParse(value).success;

/** Folders below `records` with a table.ts. */
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

/** Every table, by the path of its folder. */
export const tables: readonly Table[] = await Promise.all(folders.map(load));

const byPublished = new Map(tables.map((table) => [table.published, table]));

export const tableOf = (published: string): Table | undefined => byPublished.get(published);

/** The file where a record of a table is added; its name, if there is none. */
export const homeOfTable = (published: string): string => tableOf(published)?.home ?? published;

/** Every file of a table, as it is. */
export const filesOfTable = ({ paths, source }: Table): readonly RecordFile[] =>
  source === undefined ? paths.map(readRecords) : [source()];

/** One file of a table, with what follows from other tables. */
export function readTable({ derive, source }: Table, path?: string): RecordFile {
  const file = source === undefined || path !== undefined ? readRecords(path ?? "") : source();
  return derive === undefined || file.records === undefined
    ? file
    : { ...file, records: [...derive(file.records)] };
}
