import { countdownParts } from "~/i18n/format.ts";
import styles from "./Countdown.module.css";

type Mark = Readonly<{ id: string; text: string; colon: boolean }>;

/** The clock's marks from the right, so that a digit keeps its identity when the hours go. */
function marksOf(ms: number | null): Mark[] {
  const { h, m, s } = ms === null ? { h: 0, m: "00", s: "00" } : countdownParts(ms);
  const text = h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
  return [...text].map((mark, place) => ({
    id: `from-right-${text.length - place}`,
    text: mark,
    colon: mark === ":",
  }));
}

/**
 * A running countdown, digits boxed so that nothing shifts, whichever font is there.
 * @param ms time left; `null` reserves the space while prerendered
 */
export function Countdown({ ms, size = "large" }: { ms: number | null; size?: "large" | "small" }) {
  return (
    <span
      className={styles.countdown}
      data-size={size}
      data-empty={ms === null || undefined}
      role="timer"
      aria-live="off"
    >
      {marksOf(ms).map(({ id, text, colon }) => (colon ? <i key={id}>{text}</i> : <b key={id}>{text}</b>))}
    </span>
  );
}
