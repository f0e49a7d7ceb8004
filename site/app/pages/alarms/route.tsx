import { useMemo, useState } from "react";
import { Link } from "react-router";
import { publicAddress } from "~/browser/address.ts";
import { chime, readySound } from "~/browser/alarms/notifications.ts";
import { type Alarm, filterRule, type Playable, targetKey } from "~/browser/alarms/schedule.ts";
import { alarms, type Mute, noAlarms, setMute } from "~/browser/alarms/settings.ts";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { latePart } from "~/browser/parts.tsx";
import { playableIn } from "~/browser/play-times/play-filter.ts";
import { noPlayTimes, playTimes } from "~/browser/play-times/play-times.ts";
import { usePreference } from "~/browser/preferences.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { NotificationNote } from "~/ui/alarms/NotificationNote.tsx";
import { Button } from "~/ui/Button.tsx";
import { useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { PlayTimesToggle } from "~/ui/play-times/PlayTimesToggle.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { forecastPath } from "~/ui/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/ui/spawn-windows/use-window-words.ts";
import { windowEvent } from "~/ui/spawn-windows/window-lines.ts";
import type { Feed } from "~/ui/subscribe/Subscribe.tsx";
import AddAlarm from "./AddAlarm.tsx";
import { AlarmRow } from "./AlarmRow.tsx";
import styles from "./Alarms.module.css";
import { messages as head } from "./messages/head.en.ts";
import { alarmPageMessages } from "./messages.ts";

// Below the fold: it comes after the page is alive.
const Subscribe = latePart("Subscribe", () => import("~/ui/subscribe/Subscribe.tsx"));

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
  const now = useNow();
  const { mute, list } = usePreference(alarms, noAlarms);
  const playable = usePlayable();
  const save = useCalendarFile(playable);
  const taken = useMemo(() => list.map(targetKey), [list]);
  const feeds = useAlarmFeeds(list);
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
            // The sound may need a moment to wake after the press that allows it.
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
        {list.length === 0 && <p className={styles.soft}>{t.none}</p>}
        <ul className={styles.list}>
          {now !== null &&
            list.map((alarm) => (
              <AlarmRow key={targetKey(alarm)} alarm={alarm} now={now} playable={playable} />
            ))}
        </ul>
        <AddAlarm taken={taken} />
        <p className={styles.soft}>
          {t.timers} <Link to="/timers">{t.timersLink}</Link>
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
        <p>
          <Button icon="calendar-plus" disabled={list.length === 0} onClick={save}>
            {t.calendarButton}
          </Button>
        </p>
        <Subscribe feeds={feeds} />
      </section>
    </article>
  );
}

/** Whether the player can come to a window, where that is asked. */
function usePlayable(): Playable | undefined {
  const times = usePreference(playTimes, noPlayTimes);
  return useMemo(() => playableIn(times), [times]);
}

/** Calendars of what the alarms are set for; that of everything while there is none. */
function useAlarmFeeds(list: readonly Alarm[]): readonly Feed[] {
  const title = useFilterTitles();
  const ids = list.length === 0 ? ["all"] : [...new Set(list.map(({ filter }) => filter))];
  return ids.flatMap((id) => {
    const rule = filterRule(id);
    return rule === undefined ? [] : [{ uri: rule.uri, name: title(id).text, kind: rule.kind }];
  });
}

/** Saves the alarms as a calendar file. */
function useCalendarFile(playable: Playable | undefined): () => Promise<void> {
  const t = alarmPageMessages;
  const { texts } = useWindowWords();
  return async () => {
    const [{ saveCalendar }, { alarmEvents }] = await Promise.all([
      import("~/browser/calendar/calendar-file.ts"),
      import("~/browser/alarms/calendar-events.ts"),
    ]);
    const now = deviceNow();
    const events = alarmEvents(alarms.get().list, now, playable, (window) => {
      const { filter, choice } = window;
      return windowEvent(filter.id, texts(window), publicAddress(forecastPath(filter, choice?.id)));
    });
    if (events.length === 0) {
      announce(t.noneAhead);
      return;
    }
    saveCalendar("foray-alarms", events, { name: t.calendarName, now });
    announce(t.saved);
  };
}
