import { lazy, useMemo, useState } from "react";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePreference } from "~/browser/preferences.ts";
import { readySound } from "~/browser/tones.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { sentenceGap } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { NotificationNote } from "../NotificationNote.tsx";
import { chime } from "../notifications.ts";
import { PlayTimesToggle } from "../play-times/PlayTimesToggle.tsx";
import { noSearches, searches } from "../searches.ts";
import { alarms, type Mute, noAlarms, setMute } from "../settings.ts";
import { targetKey } from "../targets.ts";
import AddAlarm from "./AddAlarm.tsx";
import AlarmCalendar from "./AlarmCalendar.tsx";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";

const head = alarmPageMessages.head;

// Not needed by players without alarms.
const AlarmList = lazy(() => import("./AlarmList.tsx"));

export function meta() {
  return pageMeta({
    title: head.title,
    description: head.description,
    path: "/alarms",
    preview: "alarms",
  });
}

export default function AlarmsPage() {
  const t = alarmPageMessages;
  usePageTitle(t.title);
  const { mute, list } = usePreference(alarms, noAlarms);
  const saved = usePreference(searches, noSearches);
  const isEmpty = list.length === 0 && saved.every(({ alarm }) => alarm === null);
  const taken = useMemo(() => list.map(targetKey), [list]);
  const [quiet, setQuiet] = useState(false);
  return (
    <article className={styles.page}>
      <PageHead eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <div className={styles.controls}>
        <Segmented<Mute>
          legend={t.mute}
          value={mute}
          onChange={setMute}
          options={[
            { value: "on", label: t.muteOn },
            { value: "silent", label: t.muteSilent },
            { value: "off", label: t.muteOff },
          ]}
        />
        <Button
          icon="volume"
          onClick={() => {
            readySound();
            // Gives the audio context time to resume after the press.
            setTimeout(() => setQuiet(!chime()), 120);
          }}
        >
          {t.test}
        </Button>
        <NotificationNote />
      </div>
      {quiet && <Note kind="warn">{t.testFailed}</Note>}
      <section className={styles.section}>
        <h2>{t.list}</h2>
        <p>
          <PlayTimesToggle />
        </p>
        {isEmpty ? (
          <p className={styles.soft}>{t.none}</p>
        ) : (
          <Part>
            <AlarmList list={list} saved={saved} />
          </Part>
        )}
        <AddAlarm taken={taken} />
        <p className={styles.soft}>
          {t.timers}
          {sentenceGap()}
          <Link to="/timers">{t.timersLink}</Link>
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t.promiseTitle}</h2>
        <ul className={styles.promise}>
          {t.promise.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t.calendar}</h2>
        <p className={styles.soft}>{t.calendarLead}</p>
        <div className={styles.section}>
          <AlarmCalendar list={list} />
        </div>
      </section>
    </article>
  );
}
