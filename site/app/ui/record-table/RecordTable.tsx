import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { mapPath } from "~/ui/map-path.ts";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import styles from "./RecordTable.module.css";

export type RecordRow = Readonly<{ id: string; cells: readonly ReactNode[] }>;

/** Records a row each, the first cell naming the row; wide ones scroll in their own box. */
export function RecordTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly RecordRow[];
}) {
  return (
    <ScrollBox label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} id={id}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** In-game coordinates, leading to the place on its map; a dash where it is not known. */
export function PlaceLink({
  position,
}: {
  position: Readonly<{ map: string; x: number; y: number }> | undefined;
}) {
  const language = useLanguage();
  if (position === undefined) return "–";
  const degree = (value: number) =>
    formatNumber(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Link to={mapPath(position)} className={styles.place}>
      X {degree(position.x)} Y {degree(position.y)}
    </Link>
  );
}

/** What fits in one cell: several things, each on its own line. */
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
