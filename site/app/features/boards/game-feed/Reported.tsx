import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import styles from "./GameFeed.module.css";
import { gameFeedMessages } from "./messages.ts";
import { useSubjectNames } from "./use-subject-names.ts";
import type { FeedLine } from "./writer.ts";

type ReportedProps = Readonly<{
  lines: readonly FeedLine[];
  onAnswer: (serial: number, killed: boolean) => void;
}>;

export function Reported({ lines, onAnswer }: ReportedProps) {
  const t = gameFeedMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const name = useSubjectNames();
  return (
    <ol className={styles.list}>
      {lines.map(({ serial, event, outcome, board }) => (
        <li key={serial} data-outcome={outcome}>
          <b>{name(event.subject)}</b>
          <span
            className={styles.what}
          >{`${eventWords(event)} · ${formatTime(event.at, language, cycle)}`}</span>
          {outcome === "asked" && board !== null ? (
            <span className={styles.question}>
              {t.wasItKilled}
              <Button small icon="check" onClick={() => onAnswer(serial, true)}>
                {t.noteKill}
              </Button>
              <Button small kind="quiet" icon="x" onClick={() => onAnswer(serial, false)}>
                {t.notKilled}
              </Button>
            </span>
          ) : (
            <span className={`${styles.soft} ${styles.outcome}`}>{t.outcomes[outcome]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function eventWords({ kind, subject }: FeedLine["event"]): string {
  const t = gameFeedMessages;
  if (kind === "lapsed" || kind === "seen") return t[kind];
  const isMonster = subject.kind === "monster";
  if (kind === "began") return isMonster ? t.spawned : t.began;
  return isMonster ? t.killed : t.ended;
}
