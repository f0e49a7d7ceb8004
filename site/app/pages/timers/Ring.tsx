import boardsSprite from "virtual:glyphs/boards";
import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { Glyph } from "~/ui/Glyph.tsx";
import styles from "./Ring.module.css";
import type { ClockLook } from "./use-board-words.ts";

const RADIUS = 19;
const ROUND = 2 * Math.PI * RADIUS;

/** The share of the wait that has passed, around the glyph of what is waited for: full when it is up, dotted when nobody has seen it. */
export function Ring({
  kind,
  look,
  progress,
  large = false,
}: {
  kind: Clock["kind"];
  look: ClockLook;
  progress: number | null;
  large?: boolean;
}) {
  const share = look === "up" || look === "due" ? 1 : (progress ?? 0);
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
            strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
            transform="rotate(-90 22 22)"
          />
        )}
      </svg>
      <Glyph sprite={boardsSprite} id={kind} size={large ? 56 : 24} />
    </span>
  );
}
