import type { Doubt } from "@foray/fieldops/doubt/doubt";
import type { ReactNode } from "react";

/** One column of a table of records. */
export type Column<Row> = Readonly<{
  /** Its name in the address. */
  id: string;
  head: string;
  /** Meaning of the head, with the unit: the legend of a short head. */
  legend?: string;
  cell: (row: Row) => ReactNode;
  /** Content of this column in a file. */
  text: (row: Row) => string;
  /** Sort key of the column; `null` sorts last. Absent: not sortable. */
  sortBy?: (row: Row) => number | string | null;
  /**
   * Its part of a wide table, beside those of the other columns; all columns of a table have one, or none. With it a column is still
   * while rows are coming in, and whichever of them are shown.
   */
  width?: number;
  /** A share from 0 to 1 that is drawn under the figure. */
  bar?: (row: Row) => number;
  /** Figures are to the right. */
  numeric?: true;
  /** Whether a row's value is known at all; a column without one among the rows that were chosen is not drawn. */
  isKnown?: (row: Row) => boolean;
  /** A doubt that every value of the column shares: said once at its head, and in a row that a phone opens. */
  doubt?: Doubt;
}>;

/** A choice that narrows a table, kept in the address under its id. */
export type Choice<Row> = Readonly<{
  id: string;
  label: string;
  /** Its text while it filters nothing. */
  all: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  fits: (row: Row, value: string) => boolean;
}>;

/** The columns that say something of these rows. */
export const tellingColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ isKnown }) => isKnown === undefined || rows.length === 0 || rows.some(isKnown));

/** By which column a table is sorted; `down` is from the greatest to the least. */
export type SortOrder = Readonly<{ column: string; down: boolean }>;

/** The order that an address names (`level`, `-level`); `null` for a column that cannot be sorted, or none. */
export function readSort<Row>(text: string | null, columns: readonly Column<Row>[]): SortOrder | null {
  const down = text?.startsWith("-") === true;
  const column = down ? text?.slice(1) : text;
  const known = columns.find(({ id, sortBy }) => id === column && sortBy !== undefined);
  return known === undefined ? null : { column: known.id, down };
}

export const printSort = ({ column, down }: SortOrder): string => (down ? `-${column}` : column);

/** The rows by a column; those that are alike in it stay in their order, and what has no value comes last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: SortOrder | null,
  language: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy;
  if (order === null || sortBy === undefined) return rows;
  const words = new Intl.Collator(language, { numeric: true });
  const sign = order.down ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return typeof a.key === "number" && typeof b.key === "number"
      ? sign * (a.key - b.key)
      : sign * words.compare(String(a.key), String(b.key));
  });
  return keyed.map(({ row }) => row);
}

/** The rows of each group, groups in the order in which they first appear among all rows. */
export function groupRows<Row>(
  rows: readonly Row[],
  all: readonly Row[],
  groupOf: (row: Row) => string,
): readonly Readonly<{ id: string; rows: readonly Row[] }>[] {
  const groups = new Map<string, Row[]>();
  for (const row of all) groups.set(groupOf(row), []);
  for (const row of rows) groups.get(groupOf(row))?.push(row);
  return [...groups].flatMap(([id, each]) => (each.length === 0 ? [] : [{ id, rows: each }]));
}

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as RFC 4180 has it. */
export function printCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}
