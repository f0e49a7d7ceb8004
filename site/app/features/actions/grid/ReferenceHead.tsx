import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./ReferenceHead.module.css";

/** Page title. Small beside an open record, whose name is the main heading. */
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
