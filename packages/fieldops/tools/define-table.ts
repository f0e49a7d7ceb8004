import type { FieldSchemas } from "../schemas/field-schemas.ts";
import type { Files } from "./emit-module.ts";
import type { Language, RecordFile, SourceRecord } from "./record-files.ts";

/** How the records of a table are called in code. */
export interface TableNames {
  /** Name of the list of facts (records without names), and the type of one of them. */
  readonly facts: string;
  readonly type: string;
  /** The module of the package that declares the type; absent: it is printed from the schema. */
  readonly typeFrom?: string;
  /** Name of the list with names; absent: the records have none of their own. */
  readonly records?: string;
  /** Name of the type of a record with its names, where code outside the table needs one. */
  readonly whole?: string;
  /** Some records have no name. */
  readonly someNamed?: true;
  /** Name of the list of ids and of their union; in each record they are the last field of the key. */
  readonly ids?: Readonly<{ list: string; type: string }>;
  /** The table whose name files have these names too. */
  readonly shared?: string;
  /** Facts are an object by id instead of a list, with the names inside. */
  readonly byId?: true;
  /** Names of the registries of a table with one file a map: facts and names loaded map by map, and all at once. */
  readonly byMap?: Readonly<{ facts: string; names: string; all: string }>;
}

/** A smaller module beside a table's facts, for pages that need no more than that. */
export type TablePart =
  /** A list with some of the fields alone. */
  | Readonly<{ list: string; fields: readonly string[] }>
  /** A field that few pages show: values by id, without null. It is no part of the facts. */
  | Readonly<{ byId: string; field: string; type: string }>
  /** The share codes by id. */
  | Readonly<{ codes: string }>
  /** The items that occur in the records of some other tables, as a table of its own. */
  | Readonly<{ itemsOf: readonly string[] }>;

/** Rows and names that a table has at least: what was once known is not lost unnoticed. */
export interface LeastCounts {
  readonly rows: number;
  readonly names?: Readonly<Partial<Record<Language, number>>>;
}

/** Everything about one table; `NAME.json` beside it has its records and says where they are from. */
export interface TableDefinition {
  /** Name of the published table, if another than the folder's in camel case. */
  readonly published?: string;
  /** Schema of one whole record, with what is derived; absent: the file has words alone and is not published. */
  readonly schema?: (fields: FieldSchemas) => unknown;
  /** Fields that identify a record; null: nothing does. Absent: `id`. */
  readonly key?: readonly string[] | null;
  /** Numbers of the game that no two of its records share. */
  readonly unique?: readonly string[];
  /** Absent: its modules are written by `emit`, or it has none. */
  readonly names?: TableNames;
  readonly parts?: Readonly<Record<string, TablePart>>;
  /** Fields of the schema that are not facts of the file but worked out beside them; of records inside a field, the one after the dot. */
  readonly derived?: readonly string[];
  /** Name of the module's list, where the words of the file are shown in every language at once. */
  readonly words?: string;
  /** The list of terms that its names and words belong to, which records name by key. */
  readonly terms?: string;
  /** Its one record is the `facts` of the file, under this id. */
  readonly single?: string;
  /** The field that names the file, of a table with several files. */
  readonly files?: string;
  /** Where its records come from, if it has no file of its own. */
  readonly source?: () => RecordFile;
  /** The modules of another package that have its facts. */
  readonly outside?: readonly string[];
  /** Adds to its records what follows from other tables, so that each link is entered on one side only. */
  readonly derive?: (records: readonly SourceRecord[]) => readonly SourceRecord[];
  /** Writes modules of its own kind. */
  readonly emit?: (files: Files) => void;
  /** Whole records, if they are not the file's with what `derive` adds. */
  readonly rows?: () => Promise<readonly object[]>;
  /** Raise it when the table grows; lower it only for a row that the game or its source has withdrawn. */
  readonly least?: LeastCounts;
}

/** Says all of one table, in `records/<operation>/NAME/table.ts`. */
export const defineTable = (definition: TableDefinition): TableDefinition => definition;
