import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { RecordPart } from "./RecordPanel.tsx";
import styles from "./UseList.module.css";

type UseListProps = Readonly<{
  title: string;
  none: string;
  summary: (count: number) => string;
  count: number;
  onOpen?: (open: boolean) => void;
  /** `Uses`, or a placeholder while it loads. */
  children: ReactNode;
}>;

/** Number of published holsters or loadouts that include a record, with the list collapsed. */
export function UseList({ title, none, summary, count, onOpen, children }: UseListProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (ref.current?.open) onOpen?.(true);
  }, [onOpen]);
  return (
    <RecordPart title={title}>
      {count === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <details ref={ref} className={styles.uses} onToggle={(event) => onOpen?.(event.currentTarget.open)}>
          <summary>{summary(count)}</summary>
          {children}
        </details>
      )}
    </RecordPart>
  );
}

type UsesProps = Readonly<{
  /** The names are in English, as in the sources. */
  english?: boolean;
  /** Sets that include the record, by owner. */
  uses: readonly Readonly<{
    id: string;
    owner: string;
    sets: readonly Readonly<{ to: string; name: string }>[];
  }>[];
}>;

export function Uses({ english = false, uses }: UsesProps) {
  const lang = english ? "en" : undefined;
  return (
    <dl>
      {uses.map(({ id, owner, sets }) => (
        <div key={id}>
          <dt lang={lang}>{owner}</dt>
          <dd lang={lang}>
            {sets.map(({ to, name }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
