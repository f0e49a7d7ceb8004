import boardsSprite from "virtual:glyphs/boards";
import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { progressOf } from "@foray/fieldops/instance-board/due";
import type { ClockState } from "@foray/fieldops/instance-board/states";
import { useClockValue } from "~/browser/clock.ts";
import { Glyph } from "~/ui/Glyph.tsx";
import styles from "./Ring.module.css";
import type { ClockLook } from "./use-board-words.ts";

const RADIUS = 19;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress of the wait, around the timer's glyph: full when it is up, dotted when unknown. */
export function Ring({
  kind,
  look,
  state,
  large = false,
}: {
  kind: Clock["kind"];
  look: ClockLook;
  state: ClockState;
  large?: boolean;
}) {
  const isFull = look === "up" || look === "due";
  const share = useClockValue((now) => ((isFull ? 1 : (progressOf(state, now) ?? 0)) * ROUND).toFixed(1));
  return (
    <span className={styles.ring} data-look={look} data-large={large || undefined} aria-hidden="true">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
        {look !== "unknown" && (
          <circle
            cx="22"
            cy="22"
            r={RADIUS}
            className={styles.share}
            strokeDasharray={`${share ?? "0"} ${ROUND.toFixed(1)}`}
            transform="rotate(-90 22 22)"
          />
        )}
      </svg>
      <Glyph sprite={boardsSprite} id={kind} size={large ? 56 : 24} />
    </span>
  );
}
