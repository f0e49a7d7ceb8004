import { countdownParts } from "~/i18n/format.ts";
import styles from "./Countdown.module.css";

/**
 * A running countdown in the display face, digits boxed so that nothing jumps.
 * @param ms time left; `null` reserves the space while prerendered
 */
export function Countdown({ ms, size = "large" }: { ms: number | null; size?: "large" | "small" }) {
  const { h, m, s } = ms === null ? { h: 0, m: "00", s: "00" } : countdownParts(ms);
  const groups = [h > 0 ? String(h) : null, m, s].filter((group) => group !== null);
  return (
    <span
      className={styles.countdown}
      data-size={size}
      data-empty={ms === null || undefined}
      role="timer"
      aria-live="off"
    >
      {groups.map((group, index) => (
        <span key={groups.length - index} className={styles.group}>
          {index > 0 && <i>:</i>}
          {[...group].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place alone
            <b key={place}>{digit}</b>
          ))}
        </span>
      ))}
    </span>
  );
}
