import styles from "./KindMark.module.css";

/** For drawings made without React. */
export const kindShape = styles.shape ?? "";
