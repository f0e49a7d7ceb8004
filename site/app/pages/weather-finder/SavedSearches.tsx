import { useState } from "react";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { SearchAlarm } from "~/features/alarms/SearchAlarm.tsx";
import {
  LONGEST_SEARCH_NAME,
  noSearches,
  putSearch,
  removeSearch,
  type Sky,
  searches,
} from "~/features/alarms/searches.ts";
import { formatEorzeaHours, formatSeries } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, printFinder } from "./query.ts";
import styles from "./SavedSearches.module.css";

/** Saves the search under a name, and lists those that are saved, each with its alarm. */
export default function SavedSearches({ state }: { state: FinderState }) {
  const t = finderMessages.patternPart;
  const list = usePreference(searches, noSearches);
  const describe = useDescribe();
  const [typed, setTyped] = useState("");
  const { zones, weather, after, hours, run } = state;
  const usual = describe(state).slice(0, LONGEST_SEARCH_NAME);
  return (
    <section className={styles.saved} aria-label={t.saved}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = typed.trim() === "" ? usual : typed.trim();
          const path = `/weather-finder?${printFinder({ ...state, at: null })}`;
          putSearch({ name, path, zones, weather, after, hours, run });
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
              maxLength={LONGEST_SEARCH_NAME}
              placeholder={usual}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="plus" disabled={weather.length === 0}>
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
            {t.savedHint} <Link to="/alarms">{t.toAlarms}</Link>
          </p>
        </>
      )}
    </section>
  );
}

/** A search in few words: weathers, zones and hours. */
function useDescribe(): (sky: Sky) => string {
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  return ({ weather, zones, hours }) =>
    [
      formatSeries(weather.map((id) => weatherName(id).text)),
      formatSeries(zones.map((id) => zoneName(id).text)),
      ...(hours === null ? [] : [formatEorzeaHours(hours[0], hours[1], language, cycle)]),
    ].join(" · ");
}
