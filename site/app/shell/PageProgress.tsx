import { useNavigation } from "react-router";
import styles from "./PageProgress.module.css";

/** A line at the top while the next page is on its way; it shows itself after 300 ms. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles.line} data-progress="" aria-hidden="true" /> : null;
}
