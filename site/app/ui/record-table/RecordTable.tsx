import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Doubt } from "@foray/fieldops/doubt/doubt";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { mapPath } from "~/ui/map-path.ts";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import styles from "./RecordTable.module.css";
import { roles } from "./table-roles.ts";

export type RecordRow = Readonly<{ id: string; cells: readonly ReactNode[] }>;

/** Columns that a phone has room for side by side. */
const NARROW = 3;

/** Records a row each, the first cell naming the row; wide ones scroll in their own box, and are a list on a phone. */
export function RecordTable({
  label,
  columns,
  rows,
  long = false,
  doubt = null,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly RecordRow[];
  /** A list on a phone although the columns are few: there is much in them. */
  long?: boolean;
  /** A doubt that every record shares: said once above them. */
  doubt?: Doubt | null;
}) {
  return (
    <>
      {doubt !== null && (
        <p className={styles.doubt}>
          <DoubtMark doubt={doubt} />
        </p>
      )}
      <ScrollBox label={label}>
        <table
          {...roles.table}
          className={styles.table}
          data-wide={long || columns.length > NARROW || undefined}
        >
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <th key={column} {...roles.column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map(({ id, cells }) => (
              <tr key={id} {...roles.row} id={id}>
                {cells.map((cell, at) =>
                  at === 0 ? (
                    <th key={columns[at]} {...roles.name} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[at]} {...roles.cell} data-column={columns[at]}>
                      <div>{cell}</div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** In-game coordinates, leading to the place on its map; a dash if it is not known. */
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

/** Several things in one cell, each on its own line. */
export function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.lines}>
      {children.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id but their order
        <li key={at}>{child}</li>
      ))}
    </ul>
  );
}
