import type { ReactNode } from "react";
import styles from "./Plate.module.css";

type PlateProps = Readonly<{
  children: ReactNode;
  /** Side in CSS pixels. */
  size?: number;
  /** Name of a hue in tokens or `Plate.module.css`; the operation's tint without one. */
  hue?: string | undefined;
}>;

/** A tinted plate with a double rule, on which a glyph is. */
export function Plate({ children, size = 42, hue }: PlateProps) {
  return (
    <span className={styles.plate} data-hue={hue} data-size={size}>
      {children}
    </span>
  );
}
