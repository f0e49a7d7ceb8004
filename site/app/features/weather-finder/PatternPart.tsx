import { chanceOf } from "@foray/eorzea/sky";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { partInside } from "@foray/fieldops/patterns/play-times";
import { natureOf, type PatternResult, type PatternSearch } from "@foray/fieldops/patterns/search";
import { useMemo } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { noPlayTimes, playTimes } from "~/features/alarms/play-times/play-times.ts";
import { queriesOf, rangesOf } from "~/features/alarms/searches.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { localCalendar } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, printFinder, soughtOf } from "./query.ts";
import { Rarity } from "./Rarity.tsx";
import styles from "./Results.module.css";
import { Results } from "./Results.tsx";
import { useSearch } from "./search/use-search.ts";

const DAY = 86_400_000;
/** Adds the part within the player's hours, unless that is all of it. */
function withPart<R extends PatternResult["windows"][number]>(result: R, ranges: readonly PlayRange[]) {
  const inside = ranges.length === 0 ? null : partInside(result, ranges, localCalendar);
  const isWhole = inside === null || (inside.start === result.start && inside.end === result.end);
  return isWhole ? result : { ...result, inside };
}

function searchesOf(state: FinderState, from: number, mine: readonly PlayRange[]): PatternSearch[] {
  const sought = soughtOf(state);
  const playRanges = rangesOf(sought, { on: false, ranges: mine });
  const until = from + state.ahead * DAY;
  return queriesOf(sought).map((query) => ({ query, from, until, count: state.count, playRanges }));
}

export default function PatternPart({ state, from, now }: { state: FinderState; from: number; now: number }) {
  const t = finderMessages.patternPart;
  const language = useLanguage();
  const { ranges } = usePreference(playTimes, noPlayTimes);
  // Compared by content, because `state` changes identity on input and again when the URL has followed.
  const asked = printFinder(state).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the whole state
  const searches = useMemo(() => searchesOf(state, from, ranges), [asked, from, ranges]);
  const possible = useMemo(() => searches.filter(({ query }) => natureOf(query) === "sometimes"), [searches]);
  const { state: search, cancel, restart } = useSearch(possible);
  const found = search.kind === "done" ? search.results : null;
  const results = useMemo(
    () =>
      (found ?? [])
        .flatMap(({ windows }) => windows)
        .sort((a, b) => a.start - b.start)
        .slice(0, state.count)
        .map((result) => withPart(result, searches[0]?.playRanges ?? [])),
    [found, state.count, searches],
  );
  return (
    <>
      <Results title={t.next} results={results} zones={state.zones} from={from} now={now}>
        <div className={styles.notes} role="status">
          {searches.map(({ query }) => (
            <Nature key={query.zone} query={query} chosen={state.weather} />
          ))}
          {search.kind === "running" && (
            <p className={styles.progress}>
              {t.searching}
              <progress max={1} value={search.share} aria-label={t.searching} />
              <Button small icon="x" onClick={cancel}>
                {t.cancel}
              </Button>
            </p>
          )}
          {(search.kind === "cancelled" || search.kind === "failed") && (
            <p className={styles.progress}>
              {search.kind === "failed" ? t.failed(search.reason) : t.cancelled}
              <Button small icon="refresh" onClick={restart}>
                {t.again}
              </Button>
            </p>
          )}
          {search.kind === "done" && (
            <p className={styles.progress}>
              {t.took(t.ahead(state.ahead), formatNumber(Math.max(1, Math.round(search.ms)), language))}
            </p>
          )}
          {search.kind === "done" && results.length === 0 && <Note>{finderMessages.none}</Note>}
        </div>
      </Results>
      {found && <Rarity results={found} state={state} />}
    </>
  );
}

/** For patterns that need no search because they never match or always do. */
function Nature({ query, chosen }: { query: PatternSearch["query"]; chosen: FinderState["weather"] }) {
  const t = finderMessages.patternPart;
  const language = useLanguage();
  const zoneName = useZoneNames();
  const weatherName = useWeatherNames();
  const nature = natureOf(query);
  if (nature === "sometimes") return null;
  const zone = zoneName(query.zone).text;
  if (nature === "always") return <Note>{t.always(zone)}</Note>;
  if (chosen.length === 0) return <Note kind="warn">{t.noWeather}</Note>;
  const names = (weathers: FinderState["weather"]) =>
    new Intl.ListFormat(language, { type: "disjunction" }).format(
      weathers.map((weather) => weatherName(weather).text),
    );
  const lacking = [chosen, query.after ?? []].filter(
    (weathers) => weathers.length > 0 && chanceOf(query.zone, weathers) === 0,
  );
  return (
    <Note kind="warn">
      <p>{t.impossible(zone)}</p>
      {lacking.map((weathers) => (
        <p key={weathers.join()}>{t.neverHas(zone, names(weathers))}</p>
      ))}
      {lacking.length === 0 && <p>{t.neverFits}</p>}
    </Note>
  );
}
