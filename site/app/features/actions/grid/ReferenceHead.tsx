import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./ReferenceHead.module.css";

/** The page's title; beside an open record, whose name is then the heading, it steps back. */
export function ReferenceHead({
  small,
  ...words
}: Readonly<{ eyebrow: string; title: string; lead: string; small: boolean }>) {
  return (
    <div className={styles.head} data-small={small || undefined}>
      <PageHead {...words} heading={!small} />
    </div>
  );
}
