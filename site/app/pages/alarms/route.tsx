import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import filterNames from "@foray/fieldops/records/forecast-filters/names/en";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { publicAddress } from "~/browser/address.ts";
import { askForNotifications, chime, readySound } from "~/browser/alarms/notifications.ts";
import { type AlarmTarget, filterRule, type Playable, targetKey } from "~/browser/alarms/schedule.ts";
import { alarms, type Mute, noAlarms, putAlarm, setMute, USUAL_EARLY } from "~/browser/alarms/settings.ts";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { playableIn } from "~/browser/play-times/play-filter.ts";
import { noPlayTimes, playTimes } from "~/browser/play-times/play-times.ts";
import { usePreference } from "~/browser/preferences.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { NotificationNote } from "~/ui/alarms/NotificationNote.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Note } from "~/ui/Note.tsx";
import { PlayTimesToggle } from "~/ui/play-times/PlayTimesToggle.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { forecastPath } from "~/ui/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/ui/spawn-windows/use-window-words.ts";
import { windowEvent } from "~/ui/spawn-windows/window-lines.ts";
import { AlarmRow } from "./AlarmRow.tsx";
import styles from "./Alarms.module.css";
import { messages as head } from "./messages/head.en.ts";
import { alarmPageMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: head.title,
    description: head.description,
    path: "/alarms",
    preview: "alarms",
  });
}

export default function AlarmsPage() {
  const t = useMessages(alarmPageMessages);
  usePageTitle(t.title);
  const now = useNow();
  const { mute, list } = usePreference(alarms, noAlarms);
  const playable = usePlayable();
  const save = useCalendarFile(playable);
  const [quiet, setQuiet] = useState(false);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{t.eyebrow}</p>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
      </header>
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
        <AddAlarm taken={list.map(targetKey)} />
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
      </section>
    </article>
  );
}

/** Everything an alarm can be of: a filter with a choice once for each. */
const targets = filterRules.flatMap((filter): readonly AlarmTarget[] =>
  filter.kind === "collection" || filter.choices === undefined
    ? [{ filter: filter.id }]
    : filter.choices.map(({ id }) => ({ filter: filter.id, choice: id })),
);
const isSeveral = ({ filter }: AlarmTarget) => filterRule(filter)?.kind === "collection";

/** A press that sets one more alarm; the browser is asked for notifications here, where the player wants them. */
function AddAlarm({ taken }: { taken: readonly string[] }) {
  const t = useMessages(alarmPageMessages);
  const title = useFilterTitles();
  const mobName = useGameNames("fieldops/forecast-filters", filterNames);
  const free = targets.filter((target) => !taken.includes(targetKey(target)));
  const singles = free.filter((target) => !isSeveral(target));
  const groups = [
    { label: t.groupSeveral, targets: free.filter(isSeveral) },
    { label: t.groupSingle, targets: singles },
  ].filter((group) => group.targets.length > 0);
  const [chosen, setChosen] = useState("");
  const target = free.find((one) => targetKey(one) === chosen) ?? singles[0] ?? free[0];
  const nameOf = ({ filter: id, choice }: AlarmTarget) => {
    const filter = filterRule(id);
    const mob = filter?.kind === "collection" ? undefined : filter?.choices?.find((one) => one.id === choice);
    const [monster] = mob?.monsters ?? [];
    return monster === undefined ? title(id).text : `${title(id).text} · ${mobName(monster).text}`;
  };
  return (
    <div className={styles.add}>
      <Field label={t.add}>
        {(ids) => (
          <Select
            {...ids}
            value={target === undefined ? "" : targetKey(target)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.targets.map((one) => (
                  <option key={targetKey(one)} value={targetKey(one)}>
                    {nameOf(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Button
        kind="primary"
        icon="bell"
        disabled={target === undefined}
        onClick={() => {
          if (target === undefined) return;
          readySound();
          putAlarm({ ...target, early: USUAL_EARLY, start: true }, Date.now());
          void askForNotifications();
        }}
      >
        {t.addButton}
      </Button>
      <ButtonLink to="/forecast" kind="quiet">
        {t.toForecast}
      </ButtonLink>
    </div>
  );
}

/** Whether the player can come to a window, where that is asked. */
function usePlayable(): Playable | undefined {
  const times = usePreference(playTimes, noPlayTimes);
  return useMemo(() => playableIn(times), [times]);
}

/** Saves the alarms as a calendar file. */
function useCalendarFile(playable: Playable | undefined): () => Promise<void> {
  const t = useMessages(alarmPageMessages);
  const { texts } = useWindowWords();
  return async () => {
    const [{ saveCalendar }, { alarmEvents }] = await Promise.all([
      import("~/browser/calendar/calendar-file.ts"),
      import("~/browser/alarms/calendar-events.ts"),
    ]);
    const now = Date.now();
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
