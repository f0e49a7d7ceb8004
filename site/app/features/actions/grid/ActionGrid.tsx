import type { LocalName } from "@foray/fieldops/names";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import styles from "./ActionGrid.module.css";
import { useRoving } from "./use-roving.ts";

export type GridCell = Readonly<{
  id: string;
  name: LocalName;
  to: string;
  hue: string | undefined;
  iconId?: number | undefined;
  /** Shown below the name if the grid is sorted by it. */
  figure?: string | undefined;
  compared?: boolean;
  marked?: boolean;
}>;

export type GridGroup = Readonly<{ id: string; label: string; cells: readonly GridCell[] }>;

export type ActionGridProps = Readonly<{
  groups: readonly GridGroup[];
  sprite: string;
  /** Id of the open record. */
  open: string | undefined;
  onCompare: (id: string) => void;
}>;

/** Grid of glyph plates, each a link to its record. Arrow keys move between them. */
export function ActionGrid({ groups, sprite, open, onCompare }: ActionGridProps) {
  const { grid, onKeyDown } = useRoving();
  const all = groups.flatMap(({ cells }) => cells);
  const entry = all.find(({ id }) => id === open)?.id ?? all[0]?.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts; Tab reaches every link
    <div
      ref={grid}
      className={styles.grid}
      onKeyDown={(event) => {
        onKeyDown(event);
        const cell = event.target instanceof HTMLElement ? event.target.getAttribute("data-cell") : null;
        if (event.key.toLowerCase() !== "c" || event.ctrlKey || event.metaKey || cell === null) return;
        event.preventDefault();
        onCompare(cell);
      }}
    >
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          {group.label !== "" && <h2 className={styles.label}>{group.label}</h2>}
          <ul className={styles.cells}>
            {group.cells.map((cell) => (
              <li key={cell.id}>
                <Link
                  to={cell.to}
                  preventScrollReset
                  className={styles.cell}
                  data-cell={cell.id}
                  data-compared={cell.compared || undefined}
                  aria-current={cell.id === open ? "true" : undefined}
                  tabIndex={cell.id === entry ? 0 : -1}
                >
                  <RecordMark sprite={sprite} id={cell.id} hue={cell.hue} iconId={cell.iconId} size={52} />
                  {(cell.marked || cell.compared) && (
                    <span className={styles.sign}>
                      <UiIcon id={cell.compared ? "compare" : "check"} size={13} />
                    </span>
                  )}
                  <span className={styles.name}>
                    <GameName name={cell.name} />
                  </span>
                  {cell.figure !== undefined && <span className={styles.figure}>{cell.figure}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
