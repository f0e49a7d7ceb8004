import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Doubt } from "@foray/fieldops/doubt/doubt";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { mapPath } from "~/features/map/map-path.ts";
import { Folded } from "~/ui/fold/Folded.tsx";
import { shares } from "~/ui/fold/shares.ts";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import styles from "./RecordTable.module.css";
import { groupRows } from "./table.ts";
import { roles } from "./table-roles.ts";

export type RecordRow = Readonly<{
  id: string;
  cells: readonly ReactNode[];
  group?: string;
}>;

/** Number of columns that fit a phone side by side. */
const NARROW = 3;

/** Number of records in list layout that a phone shows at first, about four screens. */
const ROOM = 12;

/** The first cell names the row. On a phone, wide tables become lists. */
export function RecordTable({
  label,
  columns,
  rows,
  long = false,
  doubt = null,
  figures = [],
  room,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly RecordRow[];
  /** Use the list layout on a phone even with few columns. */
  long?: boolean;
  /** Doubt about all records, shown once above the table. */
  doubt?: Doubt | null;
  /** Indices of right-aligned columns. */
  figures?: readonly number[];
  /** Number of rows a phone shows at first, if not the default. */
  room?: number;
}) {
  const wide = long || columns.length > NARROW;
  const parts = groupRows(rows, rows, ({ group = "" }) => group);
  const shown = shares(
    parts.map((part) => part.rows.length),
    room ?? (wide ? ROOM : rows.length),
  );
  return (
    <>
      {doubt !== null && (
        <p className={styles.doubt}>
          <DoubtMark doubt={doubt} />
        </p>
      )}
      <ScrollBox label={label}>
        <table {...roles.table} className={styles.table} data-wide={wide || undefined}>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column, at) => (
                <th
                  key={column}
                  {...roles.column}
                  scope="col"
                  data-figure={figures.includes(at) || undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {parts.map((part, at) => (
            <Part
              key={part.id}
              name={part.id}
              label={label}
              columns={columns}
              rows={part.rows}
              shown={shown[at] ?? part.rows.length}
              figures={figures}
            />
          ))}
        </table>
      </ScrollBox>
    </>
  );
}

function Part({
  name,
  label,
  columns,
  rows,
  shown,
  figures,
}: Readonly<{
  name: string;
  label: string;
  columns: readonly string[];
  rows: readonly RecordRow[];
  shown: number;
  figures: readonly number[];
}>) {
  return (
    <tbody {...roles.group}>
      {name !== "" && (
        <tr {...roles.row} className={styles.group}>
          <th {...roles.name} scope="rowgroup" colSpan={columns.length}>
            {name}
          </th>
        </tr>
      )}
      <Folded
        shown={shown}
        name={name === "" ? label : name}
        row={(press) => (
          <tr {...roles.row} className={styles.more} data-show-all="">
            <td {...roles.cell} colSpan={columns.length}>
              {press}
            </td>
          </tr>
        )}
      >
        {rows.map(({ id, cells }) => (
          <tr key={id} {...roles.row} id={id}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} {...roles.name} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[at]}
                  {...roles.cell}
                  data-column={columns[at]}
                  data-figure={figures.includes(at) || undefined}
                >
                  <div>{cell}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </Folded>
    </tbody>
  );
}

/** In-game coordinates with a link to the map. */
export function PlaceLink({
  position,
}: {
  position: Readonly<{ map: string; x: number; y: number }> | undefined;
}) {
  if (position === undefined) return "–";
  return (
    <Link to={mapPath(position)} className={styles.place}>
      {displayPosition(mapPosition(position.x, position.y))}
    </Link>
  );
}

export function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.lines}>
      {children.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified only by their order
        <li key={at}>{child}</li>
      ))}
    </ul>
  );
}
