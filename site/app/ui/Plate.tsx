import type { ReactNode } from "react";
import styles from "./Plate.module.css";

type PlateProps = Readonly<{
  children: ReactNode;
  /** In CSS pixels. */
  size?: number;
  /** A hue of `tokens.css` or `Plate.module.css`; default is the operation's tint. */
  hue?: string | undefined;
}>;

export function Plate({ children, size = 42, hue }: PlateProps) {
  return (
    <span className={styles.plate} data-hue={hue} data-size={size}>
      {children}
    </span>
  );
}
