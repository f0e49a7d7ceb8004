import type { Doubt } from "@foray/fieldops/doubt/doubt";
import type { ReactNode } from "react";

export type Column<Row> = Readonly<{
  /** Name in the URL. */
  id: string;
  head: string;
  /** Explains a short heading, with its unit. */
  legend?: string;
  cell: (row: Row) => ReactNode;
  /** Cell content in exported files. */
  text: (row: Row) => string;
  /** Sort key. Null sorts last. Absent if the column cannot be sorted. */
  sortBy?: (row: Row) => number | string | null;
  /**
   * Width relative to the other columns, set for all columns of a table or none. Keeps columns from shifting
   * as rows load or are filtered.
   */
  width?: number;
  /** Share from 0 to 1. */
  bar?: (row: Row) => number;
  numeric?: true;
  /** The column is hidden unless one of the filtered rows has a value. */
  isKnown?: (row: Row) => boolean;
  /** Doubt about all values of the column. */
  doubt?: Doubt;
}>;

/** Kept in the URL under its id. */
export type Choice<Row> = Readonly<{
  id: string;
  label: string;
  /** Label of the option that clears the filter. */
  all: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  fits: (row: Row, value: string) => boolean;
}>;

export const tellingColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] =>
  columns.filter(({ isKnown }) => isKnown === undefined || rows.length === 0 || rows.some(isKnown));

export type SortOrder = Readonly<{ column: string; down: boolean }>;

/** Reads `level` or `-level`. Null for unknown and unsortable columns. */
export function readSort<Row>(text: string | null, columns: readonly Column<Row>[]): SortOrder | null {
  const down = text?.startsWith("-") === true;
  const column = down ? text?.slice(1) : text;
  const known = columns.find(({ id, sortBy }) => id === column && sortBy !== undefined);
  return known === undefined ? null : { column: known.id, down };
}

export const printSort = ({ column, down }: SortOrder): string => (down ? `-${column}` : column);

/** Sorts stably. Rows without a value are last in either direction. */
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

/** Groups are in the order of `all`. Omits empty groups. */
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

/** Formats CSV (RFC 4180). */
export function printCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}
