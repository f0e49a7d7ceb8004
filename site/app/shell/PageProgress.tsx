import { useNavigation } from "react-router";
import styles from "./PageProgress.module.css";

/** CSS shows it after 300 ms. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles.line} data-progress="" aria-hidden="true" /> : null;
}
