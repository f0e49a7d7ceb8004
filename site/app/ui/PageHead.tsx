import { Children, type ReactNode } from "react";
import styles from "./PageHead.module.css";

type PageHeadProps = Readonly<{
  /** Section of the page, above its title; several parts are divided by dots. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** If another part of the page has its heading, the title is plain text. */
  heading?: boolean;
  /** A plate beside the title. */
  plate?: ReactNode;
  /** A line close under the title. */
  under?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}>;

/** The head of a page, with its one `h1`. */
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
