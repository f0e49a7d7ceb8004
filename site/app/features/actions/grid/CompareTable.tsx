import type { LocalName } from "@foray/fieldops/names";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import styles from "./CompareTable.module.css";
import type { Fact } from "./FactList.tsx";
import { gridMessages } from "./messages.ts";

export type ComparedColumn = Readonly<{
  id: string;
  name: LocalName;
  hue: string | undefined;
  iconId?: number | undefined;
  to: string;
  facts: readonly Fact[];
  effects: ReactNode;
}>;

type CompareTableProps = Readonly<{
  columns: readonly ComparedColumn[];
  sprite: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}>;

/** Up to three actions side by side, with differing rows highlighted. */
export function CompareTable({ columns, sprite, onRemove, onClear }: CompareTableProps) {
  const t = gridMessages;
  const labels = new Map(columns.flatMap(({ facts }) => facts.map(({ id, label }) => [id, label] as const)));
  const [first] = columns;
  return (
    <div className={styles.compare}>
      <div className={styles.head}>
        <h2>{t.compareOpen}</h2>
        <Button kind="quiet" small icon="x" onClick={onClear}>
          {t.compareClear}
        </Button>
      </div>
      {columns.length === 1 && first !== undefined && (
        <p className={styles.hint}>{t.compareOne(first.name.text)}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
      <section className={styles.box} tabIndex={0} aria-label={t.compareOpen}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <span className={styles.name}>
                    <RecordMark
                      sprite={sprite}
                      id={column.id}
                      hue={column.hue}
                      iconId={column.iconId}
                      size={34}
                    />
                    <Link to={column.to} preventScrollReset>
                      <GameName name={column.name} />
                    </Link>
                    <Button kind="quiet" small icon="x" iconOnly onClick={() => onRemove(column.id)}>
                      {t.compareRemove(column.name.text)}
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...labels].map(([id, label]) => {
              const values = columns.map(({ facts }) => facts.find((fact) => fact.id === id)?.value ?? "–");
              return (
                <tr key={id} data-differs={new Set(values).size > 1 || undefined}>
                  <th scope="row">{label}</th>
                  {columns.map((column, place) => (
                    <td key={column.id}>{values[place]}</td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">{t.effects}</th>
              {columns.map((column) => (
                <td key={column.id}>{column.effects}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
