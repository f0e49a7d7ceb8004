import styles from "./ReferenceHead.module.css";

/** The page's title; beside an open record, whose name is then the heading, it steps back. */
export function ReferenceHead({
  eyebrow,
  title,
  lead,
  small,
}: {
  eyebrow: string;
  title: string;
  lead: string;
  small: boolean;
}) {
  return (
    <header className={styles.head} data-small={small || undefined}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      {small ? <p className={styles.title}>{title}</p> : <h1>{title}</h1>}
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
