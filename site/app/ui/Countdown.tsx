import { useNow } from "~/browser/clock.ts";
import { countdownParts } from "~/i18n/format.ts";
import styles from "./Countdown.module.css";

type Mark = Readonly<{ id: string; text: string; colon: boolean }>;

function clockText(ms: number | null): string {
  const { h, m, s } = ms === null ? { h: 0, m: "00", s: "00" } : countdownParts(ms);
  return h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
}

/** The clock's marks from the right, so that a digit keeps its identity when the hours go. */
function marksOf(text: string): Mark[] {
  return [...text].map((mark, place) => ({
    id: `from-right-${text.length - place}`,
    text: mark,
    colon: mark === ":",
  }));
}

/**
 * A running countdown, digits boxed so that nothing shifts, whichever font is there.
 * @param to the moment it runs to (epoch ms); `null` reserves its space
 */
export function Countdown({ to, size = "large" }: { to: number | null; size?: "large" | "small" }) {
  const now = useNow();
  const ms = to === null || now === null ? null : to - now;
  const text = clockText(ms);
  return (
    <span
      className={styles.countdown}
      data-size={size}
      data-empty={ms === null || undefined}
      role="timer"
      aria-live="off"
      // Screen readers say the boxed digits one by one without it.
      aria-label={ms === null ? undefined : text}
    >
      {marksOf(text).map(({ id, text, colon }) => (colon ? <i key={id}>{text}</i> : <b key={id}>{text}</b>))}
    </span>
  );
}
