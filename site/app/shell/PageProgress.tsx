import { pagesAwaited } from "~/browser/page-progress.ts";
import { useStore } from "~/browser/store.ts";
import styles from "./PageProgress.module.css";

/** A line at the top while the next page is on its way; it shows itself after 300 ms. */
export function PageProgress() {
  const awaited = useStore(pagesAwaited, 0);
  return awaited > 0 ? <div className={styles.line} data-progress="" aria-hidden="true" /> : null;
}
