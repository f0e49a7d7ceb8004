import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useMinute } from "~/browser/clock.ts";
import { lastPages, noPages, pins, togglePin } from "~/browser/kept-pages.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useStore } from "~/browser/store.ts";
import { nextSignal, signalsOf } from "~/features/alarms/schedule.ts";
import { alarms, noAlarms } from "~/features/alarms/settings.ts";
import { useRingWords } from "~/features/bell/ring-words.ts";
import { noTimers, timers } from "~/features/boards/boards.ts";
import { timedReturns } from "~/features/boards/schedule.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./SavedPagesSpace.module.css";

/** Number of rows in a column, for which space is reserved. */
const ROWS = 4;

export default function SavedPages() {
  const t = homeMessages;
  const language = useLanguage();
  // Minute resolution is enough here.
  const minute = useMinute();
  const pinned = usePreference(pins, noPages);
  const last = usePreference(lastPages, noPages);
  const seen = useStore(timers, noTimers);
  const { list } = usePreference(alarms, noAlarms);
  const words = useRingWords();
  const running = useMemo(
    () =>
      minute === null
        ? []
        : timedReturns(seen, minute)
            .filter(({ end }) => end > minute)
            .sort((a, b) => a.start - b.start),
    [seen, minute],
  );
  const ringing = useMemo(
    () =>
      minute === null
        ? []
        : list
            .flatMap((alarm) => nextSignal(signalsOf([alarm], minute), minute) ?? [])
            .sort((a, b) => a.at - b.at),
    [list, minute],
  );
  const when = (at: number) =>
    minute === null || at <= minute ? t.now : t.inTime(formatDuration(at - minute, language));
  return (
    <>
      <Column title={t.pinned} none={t.pinnedNone}>
        {pinned
          .toReversed()
          .slice(0, ROWS)
          .map((page) => (
            <li key={page.path}>
              <Link to={page.path}>{page.title}</Link>
              <Button small kind="quiet" icon="x" iconOnly onClick={() => togglePin(page)}>
                {t.unpin(page.title)}
              </Button>
            </li>
          ))}
      </Column>
      <Column title={t.timers} none={t.timersNone} to="/timers">
        {running.slice(0, ROWS).map(({ event, subject, start }) => (
          <li key={event}>
            <span>{words.nameOf(subject)}</span>
            <small>{when(start)}</small>
          </li>
        ))}
      </Column>
      <Column title={t.alarms} none={t.alarmsNone} to="/alarms">
        {ringing.slice(0, ROWS).map(({ key, subject, at }) => (
          <li key={key}>
            <span>{words.nameOf(subject)}</span>
            <small>{when(at)}</small>
          </li>
        ))}
      </Column>
      <Column title={t.last} none={t.lastNone}>
        {last.slice(0, ROWS).map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link>
          </li>
        ))}
      </Column>
    </>
  );
}

type ColumnProps = Readonly<{ title: string; none: string; to?: string; children: readonly ReactNode[] }>;

function Column({ title, none, to, children }: ColumnProps) {
  return (
    <section className={styles.column}>
      <h3 className={styles.label}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>
      {children.length === 0 ? <p className={styles.none}>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}
