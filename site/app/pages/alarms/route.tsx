import { eorzeaClock } from "@foray/eorzea/clock";
import { isWeatherId } from "@foray/eorzea/sky";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { useState } from "react";
import { Link } from "react-router";
import { askForNotifications, chime, readySound } from "~/browser/alarms/notifications.ts";
import { alarms, type Mute, noAlarms, putAlarm, setMute, USUAL_EARLY } from "~/browser/alarms/settings.ts";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePreference } from "~/browser/preferences.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatEorzeaTime } from "~/i18n/format.ts";
import { useWeatherNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { settings } from "~/settings.ts";
import { NotificationNote } from "~/ui/alarms/NotificationNote.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { Note } from "~/ui/Note.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { AlarmRow } from "./AlarmRow.tsx";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: "Alarms",
    description:
      "Alarms for notorious monsters and farms: a ring some minutes early, one at the start, and a calendar file that rings with the browser closed.",
    path: "/alarms",
    preview: "alarms",
  });
}

export default function AlarmsPage() {
  const t = useMessages(alarmPageMessages);
  usePageTitle(t.title);
  const now = useNow();
  const { mute, list } = usePreference(alarms, noAlarms);
  const save = useCalendarFile();
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
        {list.length === 0 && <p className={styles.soft}>{t.none}</p>}
        <ul className={styles.list}>
          {now !== null && list.map((alarm) => <AlarmRow key={alarm.filter} alarm={alarm} now={now} />)}
        </ul>
        <AddAlarm taken={list.map(({ filter }) => filter)} />
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

const collections = filterRules.filter(({ kind }) => kind === "collection");
const singles = filterRules.filter(({ kind }) => kind !== "collection");

/** A press that sets one more alarm; the browser is asked for notifications here, where the player wants them. */
function AddAlarm({ taken }: { taken: readonly string[] }) {
  const t = useMessages(alarmPageMessages);
  const title = useFilterTitles();
  const free = (rules: typeof filterRules) => rules.filter(({ id }) => !taken.includes(id));
  const groups = [
    { label: t.groupSeveral, rules: free(collections) },
    { label: t.groupSingle, rules: free(singles) },
  ].filter(({ rules }) => rules.length > 0);
  const [chosen, setChosen] = useState("");
  const offered = [...free(singles), ...free(collections)];
  const id = offered.some((filter) => filter.id === chosen) ? chosen : (offered[0]?.id ?? "");
  return (
    <div className={styles.add}>
      <Field label={t.add}>
        {(ids) => (
          <Select {...ids} value={id} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {groups.map(({ label, rules }) => (
              <optgroup key={label} label={label}>
                {rules.map((rule) => (
                  <option key={rule.id} value={rule.id}>
                    {title(rule.id).text}
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
        disabled={id === ""}
        onClick={() => {
          readySound();
          putAlarm({ filter: id, early: USUAL_EARLY, start: true }, Date.now());
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

/** Saves the alarms as a calendar file. */
function useCalendarFile(): () => Promise<void> {
  const t = useMessages(alarmPageMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const title = useFilterTitles();
  const weatherName = useWeatherNames();
  return async () => {
    const [{ saveCalendar }, { alarmEvents }] = await Promise.all([
      import("~/browser/calendar/calendar-file.ts"),
      import("~/browser/alarms/calendar-events.ts"),
    ]);
    const now = Date.now();
    const events = alarmEvents(alarms.get().list, now, {
      title: (id) => title(id).text,
      description: (weathers, start) => {
        const { hour, minute } = eorzeaClock(start);
        const names = weathers.flatMap((id) => (isWeatherId(id) ? [weatherName(id).text] : []));
        return `${names.join(" → ")} · ${formatEorzeaTime(hour, minute, language, cycle)} ET`;
      },
      url: (uri) => `${settings.origin}/forecast/${uri}`,
    });
    if (events.length === 0) {
      announce(t.noneAhead);
      return;
    }
    saveCalendar("foray-alarms", events, { name: t.calendarName, now });
    announce(t.saved);
  };
}
