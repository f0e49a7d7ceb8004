import styles from "./KindMark.module.css";

/** Class of a kind's shape, for drawings without React. */
export const kindShape = styles.shape ?? "";
