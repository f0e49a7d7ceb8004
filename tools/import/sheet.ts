import { ImportTrouble } from "./trouble.ts";

export const sheetLanguages = ["en", "ja", "de", "fr"] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

export type SheetRow = ReadonlyMap<string, string>;

/** Row ids are strings, because sheets with subrows use `3.1`. */
export interface Sheet {
  readonly name: string;
  readonly rows: ReadonlyMap<string, SheetRow>;
}

export interface ColumnSpec {
  readonly as: string;
  /** Current name in the sheet; unnamed columns (`Unknown4`) move between patches. */
  readonly header: string;
  /** Expected values by row id; if they differ, the column with these values is used instead. */
  readonly proof?: Readonly<Record<string, string>>;
}

export interface SheetSpec {
  readonly columns: readonly ColumnSpec[];
  readonly languages?: true;
  /** Omitted by datamining repositories because of its size; fields that come from it then stay unchanged. */
  readonly optional?: true;
}

export interface SheetSource {
  /** Null if the source does not have an optional sheet. */
  readonly read: (name: string, spec: SheetSpec, language: SheetLanguage) => Promise<Sheet | null>;
}

function provenBy(sheet: Sheet, column: string, proof: Readonly<Record<string, string>>): boolean {
  return Object.entries(proof).every(([row, value]) => sheet.rows.get(row)?.get(column) === value);
}

/** @throws ImportTrouble if no column, or more than one, has the expected values */
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

export function withKnownColumns(sheet: Sheet, spec: SheetSpec): Sheet {
  const columns = spec.columns.map((column) => [column.as, findColumn(sheet, column)] as const);
  const rows = [...sheet.rows].map(([id, row]) => {
    const cells = columns.map(([as, header]) => [as, row.get(header) ?? ""] as const);
    return [id, new Map(cells)] as const;
  });
  return { name: sheet.name, rows: new Map(rows) };
}
