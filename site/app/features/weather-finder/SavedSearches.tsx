import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { Weights } from "@foray/fieldops/sessions/score";
import { useState } from "react";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { SearchAlarm } from "~/features/alarms/SearchAlarm.tsx";
import {
  canRing,
  MAX_SEARCH_NAME_LENGTH,
  noSearches,
  type OwnHours,
  putSearch,
  removeSearch,
  type Sought,
  searches,
} from "~/features/alarms/searches.ts";
import {
  formatDuration,
  formatEorzeaHours,
  formatSeries,
  formatTimeRange,
  sentenceGap,
} from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { localCalendar } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, printFinder, soughtOf, typedEntries } from "./query.ts";
import styles from "./SavedSearches.module.css";

export default function SavedSearches({ state }: { state: FinderState }) {
  const t = finderMessages.patternPart;
  const list = usePreference(searches, noSearches);
  const describe = useDescribe();
  const [typed, setTyped] = useState("");
  const sought = soughtOf(state);
  const usual = describe(sought).slice(0, MAX_SEARCH_NAME_LENGTH);
  return (
    <section className={styles.saved} aria-label={t.saved}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = typed.trim() === "" ? usual : typed.trim();
          const path = `/weather-finder?${printFinder({ ...state, at: null })}`;
          putSearch({ name, path, ...sought });
          setTyped("");
          announce(t.savedAs(name));
        }}
      >
        <Field label={t.saveAs}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              value={typed}
              maxLength={MAX_SEARCH_NAME_LENGTH}
              placeholder={usual}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="plus" disabled={!canRing(sought)}>
          {t.save}
        </Button>
      </form>
      {list.length > 0 && (
        <>
          <h2>{t.saved}</h2>
          <ul>
            {list.map((search) => (
              <li key={search.name}>
                <p>
                  <Link to={search.path} preventScrollReset>
                    {search.name}
                  </Link>
                  {describe(search) !== search.name && <small>{describe(search)}</small>}
                </p>
                <SearchAlarm search={search} />
                <Button kind="quiet" icon="trash" iconOnly onClick={() => removeSearch(search.name)}>
                  {t.forget(search.name)}
                </Button>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            {t.savedHint}
            {sentenceGap()}
            <Link to="/alarms">{t.toAlarms}</Link>
          </p>
        </>
      )}
    </section>
  );
}

const MINUTE = 60_000;
/** Instant on an arbitrary day without a clock change, for formatting. */
const anyDayAt = (hour: number): number =>
  localCalendar.instant({ year: 2026, month: 0, day: 5, weekday: 1 }, hour * 60);

/** Default name of a saved search. */
function useDescribe(): (sought: Sought) => string {
  const t = finderMessages.patternPart;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  const own = (hours: OwnHours) =>
    hours === "mine" ? t.mineLocal : formatTimeRange(anyDayAt(hours[0]), anyDayAt(hours[1]), language, cycle);
  return ({ weather, zones, hours, own: asked, session }) => {
    const wanted = session === undefined ? weather : pleasing(session.weights);
    return [
      ...(session === undefined ? [] : [formatDuration(session.minutes * MINUTE, language)]),
      formatSeries(wanted.map((id) => weatherName(id).text)),
      formatSeries(zones.map((id) => zoneName(id).text)),
      ...(hours === null ? [] : [formatEorzeaHours(hours[0], hours[1], language, cycle)]),
      ...(asked === undefined ? [] : [own(asked)]),
    ].join(" · ");
  };
}

/** Weathers with a positive weight, best first. */
function pleasing(weights: Weights): readonly WeatherId[] {
  return typedEntries(weights)
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([weather]) => weather);
}
