import { type ClocksPuzzle, clocksLeft, type Hand, stepOf } from "@foray/fieldops/fights/puzzles/clocks";
import { useState } from "react";
import { useNow } from "~/browser/clock.ts";
import { formatLabelled, formatTimes } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { clockText } from "../words.ts";
import { Counter } from "./Counter.tsx";
import { puzzleMessages } from "./messages.ts";
import styles from "./puzzle.module.css";

const t = puzzleMessages.clocks;
const HOUR = 60;

const choices = (end: number, step: number, label: (value: number) => string) =>
  Array.from({ length: Math.floor(end / step) }, (_, at) => ({
    value: String(at * step),
    label: label(at * step),
  }));

const twoDigits = (value: number) => String(value).padStart(2, "0");

function Timer({ seconds }: { seconds: number }) {
  const now = useNow();
  const [end, setEnd] = useState<number | null>(null);
  if (end === null || now === null)
    return (
      <Button icon="timer" disabled={now === null} onClick={() => setEnd((now ?? 0) + seconds * 1000)}>
        {t.start}
      </Button>
    );
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  return (
    <p className={styles.timer} role="timer" data-low={left <= 30}>
      {left === 0 ? t.over : t.left(clockText(left))}
    </p>
  );
}

export function Clocks({ puzzle }: { puzzle: ClocksPuzzle }) {
  const [hour, setHour] = useState<number | null>(null);
  const [minute, setMinute] = useState(0);
  const [killed, setKilled] = useState<Readonly<Partial<Record<Hand, number>>>>({});
  const [round, setRound] = useState(0);
  const { floor, left, past } = clocksLeft(puzzle, (hour ?? 0) * HOUR + minute, killed);
  const reset = () => {
    setHour(null);
    setMinute(0);
    setKilled({});
    setRound(round + 1);
  };
  return (
    <>
      <p>{t.lead}</p>
      <div className={styles.dial}>
        <Segmented
          legend={formatLabelled(t.goal, t.hour)}
          value={hour === null ? "" : String(hour)}
          options={choices(puzzle.round / HOUR, 1, String)}
          onChange={(value) => setHour(Number(value))}
        />
        <Segmented
          legend={formatLabelled(t.goal, t.minute)}
          value={String(minute)}
          options={choices(HOUR, stepOf(puzzle), twoDigits)}
          onChange={(value) => setMinute(Number(value))}
        />
      </div>
      <output className={styles.answer}>
        {hour !== null && past > 0 && <span data-bad="true">{t.past(clockText(past))}</span>}
        {hour !== null && past === 0 && left.length === 0 && <span>{t.match}</span>}
        {hour !== null && left.length > 0 && (
          <>
            <span className={styles.answerName}>{t.kill}</span>
            {left.map(({ count, id }) => (
              <b key={id}>{formatTimes(String(count), t.hands[id])}</b>
            ))}
          </>
        )}
      </output>
      <fieldset className={styles.counters}>
        <legend>{t.killed}</legend>
        {puzzle.hands.map(({ id }) => (
          <Counter
            key={id}
            label={t.hands[id]}
            value={killed[id] ?? 0}
            onChange={(value) => setKilled({ ...killed, [id]: value })}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <span>{t.floor(clockText(floor))}</span>
        <Timer key={round} seconds={puzzle.seconds} />
        <Button icon="rotate" kind="quiet" onClick={reset}>
          {puzzleMessages.reset}
        </Button>
      </div>
    </>
  );
}
