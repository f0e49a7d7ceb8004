import type { ReactNode } from "react";
import { readySound } from "~/browser/alarms/notifications.ts";
import { announce } from "~/browser/announce.ts";
import { startTimer, stopTimer, type Timer, type TimerKind } from "~/browser/timers/timers.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Button } from "~/ui/Button.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

/** A FATE with its sighting: what it is, when it comes again, and the presses that tell. */
export function FateTimer({
  kind,
  id,
  name,
  facts,
  press,
  timer,
  next,
  line,
  onCopy,
}: {
  kind: TimerKind;
  id: string;
  name: string;
  facts: ReactNode;
  /** What the button says: what the player has just seen. */
  press: string;
  timer: Timer | undefined;
  /** When it comes again, in words. */
  next: ReactNode;
  /** For the chat; null without a sighting. */
  line: string | null;
  onCopy: (line: string) => void;
}) {
  const t = useMessages(timerPageMessages);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>{name}</p>
        <p>{facts}</p>
      </div>
      <div className={styles.next} aria-live="off">
        {next}
      </div>
      <p className={styles.tools}>
        <Button
          small
          icon="timer"
          onClick={() => {
            readySound();
            startTimer({ kind, id, at: Date.now() });
            announce(t.started(name));
          }}
        >
          {press}
          <span className="visually-hidden">: {name}</span>
        </Button>
        {line !== null && (
          <Button small kind="quiet" icon="copy" iconOnly onClick={() => onCopy(line)}>
            {t.copy(name)}
          </Button>
        )}
        {timer !== undefined && (
          <Button small kind="quiet" icon="undo" iconOnly onClick={() => stopTimer(kind, id)}>
            {t.stop(name)}
          </Button>
        )}
      </p>
    </li>
  );
}
