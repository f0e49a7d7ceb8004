import { Children, type ReactNode } from "react";
import styles from "./PageHead.module.css";

type PageHeadProps = Readonly<{
  /** Several children are separated by dots. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** False if the `h1` is elsewhere on the page. */
  heading?: boolean;
  plate?: ReactNode;
  /** Shown only with a plate. */
  under?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}>;

export function PageHead({ eyebrow, title, heading = true, plate, under, lead, children }: PageHeadProps) {
  const parts = Children.toArray(eyebrow);
  const name = heading ? <h1>{title}</h1> : <p className={styles.name}>{title}</p>;
  return (
    <header className={styles.head}>
      {parts.length > 0 && (
        <p className={styles.eyebrow}>
          {Children.map(parts, (part) => (
            <span>{part}</span>
          ))}
        </p>
      )}
      {plate === undefined ? (
        name
      ) : (
        <div className={styles.title}>
          {plate}
          <div>
            {name}
            {under !== undefined && <p className={styles.under}>{under}</p>}
          </div>
        </div>
      )}
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
