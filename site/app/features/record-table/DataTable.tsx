import type { LocalName } from "@foray/fieldops/names";
import { Fragment, type ReactNode, useState } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { GameName } from "~/i18n/game-names.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { shares } from "~/ui/fold/shares.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./DataTable.module.css";
import { tableMessages } from "./messages.ts";
import { type Column, groupRows, type SortOrder } from "./table.ts";
import { roles } from "./table-roles.ts";

/** Collapsed rows that a phone shows at first, about six screens. */
const ROOM = 44;

/** `column` is the heading of the group in exported files. */
export type Groups<Row> = Readonly<{
  of: (row: Row) => string;
  column: string;
  name: (id: string) => LocalName;
}>;

/** Value at the end of a collapsed row, for comparing rows. */
export type Figure = Readonly<{
  label?: string;
  value: ReactNode;
  /** Share from 0 to 1. */
  bar?: number;
}>;

type DataTableProps<Row> = Readonly<{
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** All rows in default order, which also sets the order of groups. */
  all: readonly Row[];
  groups?: Groups<Row>;
  /** Content of a collapsed row besides its name. Null and empty parts are omitted. */
  brief: (row: Row) => readonly ReactNode[];
  figure?: (row: Row) => Figure | null;
  order: SortOrder | null;
  onOrder: (order: SortOrder | null) => void;
}>;

/** Without room for columns, becomes a list of expandable rows. */
export function DataTable<Row extends Readonly<{ id: string }>>(props: DataTableProps<Row>) {
  const { all, brief, columns, figure, groups, label, onOrder, order, rows } = props;
  const widths = columns.flatMap(({ width }) => width ?? []);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const parts = groups === undefined ? [{ id: "", rows }] : groupRows(rows, all, groups.of);
  const shown = shares(
    parts.map((part) => part.rows.length),
    ROOM,
  );
  return (
    <div className={styles.box}>
      <table {...roles.table} aria-label={label} className={styles.table}>
        {widths.length === columns.length && (
          <colgroup>
            {columns.map(({ id, width = 0 }) => (
              // The content security policy blocks inline styles, so use the attribute.
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
        {parts.map((part, at) => (
          <Part
            key={part.id}
            rows={part.rows}
            shown={shown[at] ?? part.rows.length}
            name={groups?.name(part.id) ?? null}
            label={label}
            columns={columns}
            brief={brief}
            figure={figure}
          />
        ))}
      </table>
    </div>
  );
}

function Part<Row extends Readonly<{ id: string }>>({
  rows,
  shown,
  name,
  label,
  columns,
  brief,
  figure,
}: Readonly<{
  rows: readonly Row[];
  /** Number of rows a phone shows at first. */
  shown: number;
  name: LocalName | null;
  figure: DataTableProps<Row>["figure"] | undefined;
}> &
  Pick<DataTableProps<Row>, "label" | "columns" | "brief">) {
  return (
    <tbody {...roles.group}>
      {name !== null && (
        <tr {...roles.row} className={styles.group}>
          <th {...roles.name} scope="rowgroup" colSpan={columns.length}>
            <GameName name={name} /> <small>{rows.length}</small>
          </th>
        </tr>
      )}
      <Folded
        shown={shown}
        name={name?.text ?? label}
        row={(press) => (
          <tr {...roles.row} className={styles.more} data-show-all="">
            <td {...roles.cell} colSpan={columns.length}>
              {press}
            </td>
          </tr>
        )}
      >
        {rows.map((row) => (
          <DataRow key={row.id} row={row} columns={columns} brief={brief} figure={figure} />
        ))}
      </Folded>
    </tbody>
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
  figure,
}: Readonly<{ row: Row; figure: DataTableProps<Row>["figure"] | undefined }> &
  Pick<DataTableProps<Row>, "columns" | "brief">) {
  const t = tableMessages;
  const [open, setOpen] = useState(false);
  const end = figure?.(row) ?? null;
  return (
    <tr {...roles.row} id={row.id} className={styles.row} data-open={open || undefined}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} {...roles.name} scope="row">
            <div className={styles.name}>{column.cell(row)}</div>
            <div className={styles.brief}>
              {brief(row)
                .filter((part) => part !== "" && part !== null)
                .map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified only by their order
                  <Fragment key={place}>
                    {place > 0 && " · "}
                    {part}
                  </Fragment>
                ))}
            </div>
            {end !== null && (
              <div className={styles.figure}>
                {end.label !== undefined && <small>{end.label} </small>}
                <b>{end.value}</b>
                {end.bar !== undefined && <Bar share={end.bar} />}
              </div>
            )}
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
              {column.bar !== undefined && <Bar share={column.bar(row)} />}
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

function Bar({ share }: Readonly<{ share: number }>) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, 100 * share).toFixed(1)} height={4} />
    </svg>
  );
}
