import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { Timer } from "@foray/fieldops/instance-board/due";
import type { WeatherDue } from "@foray/fieldops/instance-board/weather-due";
import { useState } from "react";
import { timerKey } from "../boards.ts";
import { timerPageMessages } from "./messages.ts";
import { TimerRow } from "./TimerRow.tsx";
import styles from "./TimerRows.module.css";
import type { BoardWords } from "./use-board-words.ts";
import type { TimerActs } from "./use-timer-acts.ts";

/** Minimum number of visible rows. Unseen timers beyond it are folded. */
const MIN_SHOWN = 8;

type RowsProps = Readonly<{
  timers: readonly Timer[];
  words: BoardWords;
  acts: TimerActs;
  /** Weather and night windows; a monster's row shows its own. */
  sky: readonly WeatherDue[];
  rings: readonly string[];
  onOpen: (clock: Clock) => void;
}>;

/** Every timer, soonest first. The order is frozen while the list is hovered or focused. */
export function TimerRows({ timers, words, acts, sky, rings, onOpen }: RowsProps) {
  const t = timerPageMessages;
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const order = timers.map(({ clock }) => timerKey(clock));
  const place = new Map((held ?? order).map((key, at) => [key, at]));
  const sorted = timers.toSorted(
    (a, b) => (place.get(timerKey(a.clock)) ?? 0) - (place.get(timerKey(b.clock)) ?? 0),
  );
  const seen = sorted.filter(({ state }) => state.phase !== "unknown");
  const unseen = sorted.filter(({ state }) => state.phase === "unknown");
  const open = Math.max(0, MIN_SHOWN - seen.length);
  const row = (timer: Timer) => (
    <TimerRow
      key={timerKey(timer.clock)}
      timer={timer}
      words={words}
      acts={acts}
      rings={rings.includes(timerKey(timer.clock))}
      sky={sky.find(({ clock }) => clock === timer.clock)}
      onOpen={() => onOpen(timer.clock)}
    />
  );
  const hold = () => setHeld((before) => before ?? order);
  const release = () => setHeld(null);
  const folded = unseen.slice(open);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t.allTimers}</h2>
        <p>{t.ordered}</p>
      </div>
      <ul
        className={styles.rows}
        onPointerEnter={hold}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) release();
        }}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) release();
        }}
      >
        {seen.map(row)}
        {unseen.slice(0, open).map(row)}
      </ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{t.moreUnseen(folded.length)}</summary>
          <ul className={styles.rows}>{folded.map(row)}</ul>
        </details>
      )}
    </section>
  );
}
