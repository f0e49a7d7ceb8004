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
  /** `Uses`, or what stands for them until they are here. */
  children: ReactNode;
}>;

/** How many published holsters or loadouts hold a record; which they are is unfolded. */
export function UseList({ title, none, summary, count, onOpen, children }: UseListProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // It may have been opened before it answered.
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
  /** The names are English, as the sources write them. */
  english?: boolean;
  /** Sets that contain a record, by whose they are. */
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
