import { nextDue, type Timer } from "@foray/fieldops/instance-board/due";
import type { ClockState } from "@foray/fieldops/instance-board/states";
import { useNow } from "~/browser/clock.ts";
import { Button } from "~/ui/Button.tsx";
import styles from "./DuePop.module.css";
import { timerPageMessages } from "./messages.ts";
import { Ring } from "./Ring.tsx";
import type { BoardWords } from "./use-board-words.ts";
import { nextMoment, type TimerActs } from "./use-timer-acts.ts";

/** A small window has no room for timers without a prediction. */
const isKnown = ({ phase }: ClockState) => phase === "up" || phase === "away";

/** Picture-in-picture list of a board's timers, soonest first, each with its button to note it. */
export function DuePop({
  title,
  timers,
  words,
  acts,
}: {
  title: string;
  timers: readonly Timer[];
  words: BoardWords;
  acts: TimerActs;
}) {
  const t = timerPageMessages;
  const now = useNow();
  if (now === null) return null;
  const known = timers.filter(({ state }) => isKnown(state));
  const first = nextDue(known, now) ?? known[0];
  return (
    <div className={styles.pop}>
      <h1>{title}</h1>
      {first === undefined && <p>{t.nothingDueLead}</p>}
      <ul>
        {known.map((timer) => {
          const { clock, state } = timer;
          const look = words.look(state, now);
          const row = words.row(state, now);
          const undo = acts.undoOf(clock, now);
          const moment = nextMoment(clock, state);
          return (
            <li key={`${clock.kind} ${clock.id}`} data-look={look}>
              <Ring kind={clock.kind} look={look} state={state} />
              <div>
                <b>{words.name(clock)}</b>
                <small>{row.under}</small>
              </div>
              {undo !== null ? (
                <Button small icon="undo" onClick={undo}>
                  {t.undo}
                </Button>
              ) : look === "up" || look === "due" ? (
                <Button small icon="check" onClick={() => acts.note(clock, moment)}>
                  {words.moment(clock, moment)}
                </Button>
              ) : (
                <span className={styles.wait}>
                  {row.minutes ?? row.word}
                  {row.minutes !== null && <small> {t.minutes}</small>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
