import type { LocalName } from "@foray/fieldops/names";
import { useState } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./DataTable.module.css";
import { tableMessages } from "./messages.ts";
import { type Column, groupRows, type SortOrder } from "./table.ts";
import { roles } from "./table-roles.ts";

/** How rows are together: by what, what that is called, and the name of each group. */
export type Groups<Row> = Readonly<{
  of: (row: Row) => string;
  column: string;
  name: (id: string) => LocalName;
}>;

type DataTableProps<Row> = Readonly<{
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Every row, in the usual order: groups follow it. */
  all: readonly Row[];
  groups?: Groups<Row>;
  /** Content of a closed row on a phone, besides its name. */
  brief: (row: Row) => readonly string[];
  order: SortOrder | null;
  onOrder: (order: SortOrder | null) => void;
}>;

/** Records a row each, under heads that stay in view and sort; if there is no room for columns, a list that opens a row. */
export function DataTable<Row extends Readonly<{ id: string }>>(props: DataTableProps<Row>) {
  const { all, brief, columns, groups, label, onOrder, order, rows } = props;
  const widths = columns.flatMap(({ width }) => width ?? []);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const parts = groups === undefined ? [{ id: "", rows }] : groupRows(rows, all, groups.of);
  return (
    <div className={styles.box}>
      <table {...roles.table} aria-label={label} className={styles.table}>
        {widths.length === columns.length && (
          <colgroup>
            {columns.map(({ id, width = 0 }) => (
              // By the attribute: the policy of a page allows no style in its markup.
              <col key={id} width={`${((100 * width) / whole).toFixed(1)}%`} />
            ))}
          </colgroup>
        )}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <Head key={column.id} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part.id} {...roles.group}>
            {groups !== undefined && (
              <tr {...roles.row} className={styles.group}>
                <th {...roles.name} scope="rowgroup" colSpan={columns.length}>
                  <GameName name={groups.name(part.id)} /> <small>{part.rows.length}</small>
                </th>
              </tr>
            )}
            {part.rows.map((row) => (
              <DataRow key={row.id} row={row} columns={columns} brief={brief} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Head<Row>({
  column: { doubt, head, id, numeric, sortBy },
  order,
  onOrder,
}: Readonly<{ column: Column<Row> }> & Pick<DataTableProps<Row>, "order" | "onOrder">) {
  const mark = doubt !== undefined && (
    <div className={styles.doubt}>
      <DoubtMark doubt={doubt} />
    </div>
  );
  if (sortBy === undefined)
    return (
      <th {...roles.column} scope="col" data-numeric={numeric}>
        {head}
        {mark}
      </th>
    );
  const own = order?.column === id ? order : null;
  // Rising, falling, and then as the records are.
  const next = own?.down ? null : { column: id, down: own !== null };
  const sorted = own === null ? "none" : own.down ? "descending" : "ascending";
  return (
    <th {...roles.column} scope="col" aria-sort={sorted} data-numeric={numeric}>
      <button type="button" className={styles.sort} onClick={() => onOrder(next)}>
        {head}
        <UiIcon id={own?.down ? "arrow-down" : "arrow-up"} size={14} className={styles.arrow} />
      </button>
      <span className={styles.word}>{head}</span>
      {mark}
    </th>
  );
}

function DataRow<Row extends Readonly<{ id: string }>>({
  row,
  columns,
  brief,
}: Readonly<{ row: Row }> & Pick<DataTableProps<Row>, "columns" | "brief">) {
  const t = tableMessages;
  const [open, setOpen] = useState(false);
  return (
    <tr {...roles.row} id={row.id} className={styles.row} data-open={open || undefined}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} {...roles.name} scope="row">
            <div className={styles.name}>{column.cell(row)}</div>
            <div className={styles.brief}>
              {brief(row)
                .filter((part) => part !== "")
                .join(" · ")}
            </div>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={open}
              aria-label={t.details(column.text(row))}
              onClick={() => setOpen(!open)}
            >
              <UiIcon id="chevron-down" />
            </button>
          </th>
        ) : (
          <td key={column.id} {...roles.cell} data-column={column.head} data-numeric={column.numeric}>
            <div>
              {column.cell(row)}
              {column.doubt && (
                <span className={styles.listDoubt}>
                  {" "}
                  <DoubtMark doubt={column.doubt} />
                </span>
              )}
            </div>
          </td>
        ),
      )}
    </tr>
  );
}
