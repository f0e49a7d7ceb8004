import { mark } from "~art/brand/mark.ts";
import styles from "./Mark.module.css";

export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={mark.viewBox} aria-hidden="true" className={styles.mark}>
      {mark.bands.map((band) => (
        <path key={band} d={band} className={styles.band} strokeWidth={mark.bandWidth} />
      ))}
      <path d={mark.needleLit} className={styles.needle} />
      <path d={mark.needleShade} className={styles.needle} opacity=".5" />
      <path d={mark.pin} className={styles.pin} />
    </svg>
  );
}
