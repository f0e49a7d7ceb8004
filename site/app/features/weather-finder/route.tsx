import { lazy, useCallback } from "react";
import { announce } from "~/browser/announce.ts";
import { useClockValue, usePeriodStart } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { useUrlState } from "~/browser/url-state.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatSeries } from "~/i18n/format.ts";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Wakes } from "~/ui/late-parts.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, finderPart, withoutAbsent } from "./query.ts";
import { SessionForm } from "./SessionForm.tsx";
import { SessionPart } from "./SessionPart.tsx";
import { StartField } from "./StartField.tsx";
import styles from "./WeatherFinder.module.css";
import { ZonePicker } from "./ZonePicker.tsx";

const head = finderMessages.head;

// Loaded on demand: the page opens with the session search, and most URLs are valid.
const Issues = lazy(() => import("./Issues.tsx"));
const PatternForm = lazy(() => import("./PatternForm.tsx"));
const SavedSearches = lazy(() => import("./SavedSearches.tsx"));
const PatternPart = lazy(() => import("./PatternPart.tsx"));

export function meta() {
  return pageMeta({
    title: head.title,
    description: head.description,
    path: "/weather-finder",
    preview: "weather-finder",
  });
}

/** Update interval in ms. Divides the length of a weather period. */
const STEP = 20_000;

export default function WeatherFinderPage() {
  const t = finderMessages;
  usePageTitle(t.title);
  const weatherName = useWeatherNames();
  const [{ state, issues }, write] = useUrlState(finderPart);
  const now = useClockValue((at) => at - (at % STEP));
  const period = usePeriodStart();
  const change = useCallback(
    (part: Partial<FinderState>) => write((asked) => ({ state: { ...asked.state, ...part }, issues: [] })),
    [write],
  );
  const changeZones = (zones: FinderState["zones"]) => {
    const { state: fitting, absent } = withoutAbsent({ ...state, zones });
    change(fitting);
    if (absent.length > 0) announce(t.droppedWeather(formatSeries(absent.map((id) => weatherName(id).text))));
  };
  const from = state.at ?? period;
  return (
    <article className={styles.page}>
      <PageHead eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      {issues.length > 0 && (
        <Part>
          <Issues issues={issues} />
        </Part>
      )}
      <Panel>
        <div className={styles.form}>
          <div className={styles.way}>
            <Segmented
              legend={t.way}
              value={state.way}
              onChange={(way) => change({ way })}
              options={[
                { value: "session", label: t.session },
                { value: "pattern", label: t.pattern },
              ]}
            />
            <p>{state.way === "session" ? t.sessionLead : t.patternLead}</p>
          </div>
          <ZonePicker value={state.zones} onChange={changeZones} />
          {state.way === "session" ? (
            <SessionForm state={state} onChange={change} />
          ) : (
            <Part waiting={<div className={styles.reserve} />}>
              <PatternForm state={state} onChange={change} />
            </Part>
          )}
          <StartField value={state.at} onChange={(at) => change({ at })} />
          <Wakes waiting={<div className={styles.save} />}>
            <SavedSearches state={state} />
          </Wakes>
        </div>
      </Panel>
      {from === null || now === null ? (
        <div className={styles.reserve} />
      ) : state.way === "session" ? (
        <SessionPart state={state} from={from} now={now} />
      ) : (
        <Part waiting={<div className={styles.reserve} />}>
          <PatternPart state={state} from={from} now={now} />
        </Part>
      )}
    </article>
  );
}
