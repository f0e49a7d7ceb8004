import { useNow } from "~/browser/clock.ts";
import { countdownParts } from "~/i18n/format.ts";
import styles from "./Countdown.module.css";

type Mark = Readonly<{ id: string; text: string; colon: boolean }>;

function clockText(ms: number | null): string {
  const { h, m, s } = ms === null ? { h: 0, m: "00", s: "00" } : countdownParts(ms);
  return h > 0 ? `${h}:${m}:${s}` : `${m}:${s}`;
}

/** Keyed from the right, so that digits keep their identity when the hours disappear. */
function marksOf(text: string): Mark[] {
  return [...text].map((mark, place) => ({
    id: `from-right-${text.length - place}`,
    text: mark,
    colon: mark === ":",
  }));
}

/** @param to end of the countdown (Unix ms); `null` reserves its space */
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
      // Otherwise screen readers read digit by digit.
      aria-label={ms === null ? undefined : text}
    >
      {marksOf(text).map(({ id, text, colon }) => (colon ? <i key={id}>{text}</i> : <b key={id}>{text}</b>))}
    </span>
  );
}
