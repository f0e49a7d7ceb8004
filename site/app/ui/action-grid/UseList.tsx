import type { ReactNode } from "react";
import { Link } from "react-router";
import { RecordPart } from "./RecordPanel.tsx";
import styles from "./UseList.module.css";

type UseListProps = Readonly<{
  title: string;
  /** Said while the uses are read, which `uses` of `null` tells. */
  loading: string;
  none: string;
  summary: (count: number) => string;
  /** Sets that hold a record, by whose they are; names as their English sources write them. */
  uses:
    | readonly Readonly<{
        id: string;
        owner: ReactNode;
        sets: readonly Readonly<{ to: string; name: string }>[];
      }>[]
    | null;
}>;

/** The published holsters or loadouts that hold a record. */
export function UseList({ title, loading, none, summary, uses }: UseListProps) {
  const count = uses?.reduce((sum, { sets }) => sum + sets.length, 0) ?? 0;
  return (
    <RecordPart title={title}>
      {uses === null || count === 0 ? (
        <p className={styles.soft}>{uses === null ? loading : none}</p>
      ) : (
        <details className={styles.uses}>
          <summary>{summary(count)}</summary>
          <dl>
            {uses.map(({ id, owner, sets }) => (
              <div key={id}>
                <dt lang="en">{owner}</dt>
                <dd lang="en">
                  {sets.map(({ to, name }) => (
                    <Link key={to} to={to}>
                      {name}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </RecordPart>
  );
}
