import { ImportTrouble } from "./trouble.ts";

/** The languages that the game's sheets are read in. */
export const sheetLanguages = ["en", "ja", "de", "fr"] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

/** One row of a sheet: the text of each cell by the column's name. */
export type SheetRow = ReadonlyMap<string, string>;

/** A sheet in one language. Row ids are text, as sheets of sub-rows count `3.1`. */
export interface Sheet {
  readonly name: string;
  readonly rows: ReadonlyMap<string, SheetRow>;
}

/** A column of a sheet and what proves that it is still the right one. */
export interface ColumnSpec {
  /** Its name in the records. */
  readonly as: string;
  /** Its present name in the sheet; unnamed columns (`Unknown4`) move between patches. */
  readonly header: string;
  /** Values of known rows. A column of this name that has others, or none of this name, is searched for by them. */
  readonly proof?: Readonly<Record<string, string>>;
}

/** Parts read from a sheet. */
export interface SheetSpec {
  readonly columns: readonly ColumnSpec[];
  /** Its texts are read in all four languages. */
  readonly languages?: true;
  /** Datamining repositories leave it out because of its size: what comes from it is then left unchanged. */
  readonly optional?: true;
}

/** Where sheets come from. */
export interface SheetSource {
  /** The sheet with the cells of the columns; null if this source does not carry it. */
  readonly read: (name: string, spec: SheetSpec, language: SheetLanguage) => Promise<Sheet | null>;
}

function provenBy(sheet: Sheet, column: string, proof: Readonly<Record<string, string>>): boolean {
  return Object.entries(proof).every(([row, value]) => sheet.rows.get(row)?.get(column) === value);
}

/**
 * The name under which the sheet has a column now.
 * @throws ImportTrouble where no column, or more than one, has the values that known rows must have.
 */
export function findColumn(sheet: Sheet, { as, header, proof = {} }: ColumnSpec): string {
  const [first] = sheet.rows.values();
  const columns = [...(first?.keys() ?? [])];
  if (columns.includes(header) && provenBy(sheet, header, proof)) return header;
  const known = Object.entries(proof);
  const fitting = known.length === 0 ? [] : columns.filter((column) => provenBy(sheet, column, proof));
  const [only, ...others] = fitting;
  if (only !== undefined && others.length === 0) return only;
  const wanted = known.map(([row, value]) => `row ${row} has ${value}`).join(", ");
  const why =
    known.length === 0
      ? `there is no column ${header}`
      : fitting.length === 0
        ? `no column fits (${wanted})`
        : `${fitting.join(" and ")} fit equally (${wanted})`;
  throw new ImportTrouble(
    "movedColumn",
    `Sheet ${sheet.name}: the column of ${as} was ${header}, but ${why}. The sheet's layout has changed: look it up and update tools/import/sheets.ts.`,
  );
}

/** The sheet with its columns under the names that records use. */
export function withKnownColumns(sheet: Sheet, spec: SheetSpec): Sheet {
  const columns = spec.columns.map((column) => [column.as, findColumn(sheet, column)] as const);
  const rows = [...sheet.rows].map(([id, row]) => {
    const cells = columns.map(([as, header]) => [as, row.get(header) ?? ""] as const);
    return [id, new Map(cells)] as const;
  });
  return { name: sheet.name, rows: new Map(rows) };
}
