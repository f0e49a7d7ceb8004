import type { FieldSchemas } from "../schemas/field-schemas.ts";
import type { Files } from "./emit-module.ts";
import type { Language, RecordFile, SourceRecord } from "./record-files.ts";

export interface TableNames {
  /** Names of the list of facts (records without names) and of its element type. */
  readonly facts: string;
  readonly type: string;
  /** By default the type is generated from the schema. */
  readonly typeFrom?: string;
  /** Absent if records have no names. */
  readonly records?: string;
  /** Type of a record with its names, if other code needs it. */
  readonly whole?: string;
  readonly someNamed?: true;
  /** The ids are the last field of the key. */
  readonly ids?: Readonly<{ list: string; type: string }>;
  /** Table whose name files also include these names. */
  readonly shared?: string;
  /** Facts are an object by id instead of a list, and include the names. */
  readonly byId?: true;
  /** Registries of a table with one file per map: facts and names loaded per map, and everything at once. */
  readonly byMap?: Readonly<{ facts: string; names: string; all: string }>;
}

/** A smaller module for pages that need only part of a table. */
export type TablePart =
  | Readonly<{ list: string; fields: readonly string[] }>
  /** A field that few pages show: non-null values by id. Left out of the facts. */
  | Readonly<{ byId: string; field: string; type: string }>
  | Readonly<{ codes: string }>
  /** Items that occur in the records of other tables. */
  | Readonly<{ itemsOf: readonly string[] }>;

/** Minimum numbers of rows and names, to detect data loss. */
export interface LeastCounts {
  readonly rows: number;
  readonly names?: Readonly<Partial<Record<Language, number>>>;
}

/** `NAME.json` next to the definition contains the records and their sources. */
export interface TableDefinition {
  /** By default the folder's name in camel case. */
  readonly published?: string;
  /** Schema of a whole record with derived fields; absent if the file has only words and is not published. */
  readonly schema?: (fields: FieldSchemas) => unknown;
  /** `id` by default; null if there are none. */
  readonly key?: readonly string[] | null;
  /** Fields with game numbers that must be unique. */
  readonly unique?: readonly string[];
  /** Absent if the table has no modules, or `emit` writes them. */
  readonly names?: TableNames;
  readonly parts?: Readonly<Record<string, TablePart>>;
  /** Schema fields that are not stored in the file; `field.inner` for records inside a field. */
  readonly derived?: readonly string[];
  /** Name of the exported list, for words shown in every language at once. */
  readonly words?: string;
  /** List of terms that its names and words belong to. */
  readonly terms?: string;
  /** Id of the table's only record, which is the `facts` of the file. */
  readonly single?: string;
  /** Field that contains the file name, for a table with several files. */
  readonly files?: string;
  /** Only if the table has no file. */
  readonly source?: () => RecordFile;
  /** Modules of another package that contain the facts. */
  readonly outside?: readonly string[];
  /** Adds fields derived from other tables, so that each link is stored on one side only. */
  readonly derive?: (records: readonly SourceRecord[]) => readonly SourceRecord[];
  readonly emit?: (files: Files) => void;
  /** Whole records, if they are not the file's records after `derive`. */
  readonly rows?: () => Promise<readonly object[]>;
  /** Raise it when the table grows; lower it only for rows withdrawn by the game or the source. */
  readonly least?: LeastCounts;
}

export const defineTable = (definition: TableDefinition): TableDefinition => definition;
