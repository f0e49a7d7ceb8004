import weatherNames from "@foray/eorzea/weathers/names/page";
import zoneNames from "@foray/eorzea/zones/names/page";
import { RESULTS } from "@foray/fieldops/forecast/windows";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useCallback, useMemo, useState } from "react";
import { useParams } from "react-router";
import { useLatestPast, usePeriodStart } from "~/browser/clock.ts";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { choicePart, textPart, useUrlState } from "~/browser/url-state.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { AlarmButton } from "~/features/alarms/AlarmButton.tsx";
import Subscribe from "~/features/alarms/calendars/Subscribe.tsx";
import { PlayTimesToggle } from "~/features/alarms/play-times/PlayTimesToggle.tsx";
import { usePlayFilter } from "~/features/alarms/play-times/play-times.ts";
import type { AlarmTarget } from "~/features/alarms/targets.ts";
import EmbedButton from "~/features/embed/dialog/EmbedButton.tsx";
import { filterTitlesMessages as collectionTitles } from "~/features/spawn-windows/filter-titles/messages.ts";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { formatSeries } from "~/i18n/format.ts";
import { pageLanguage } from "~/i18n/language.ts";
import { titled } from "~/i18n/titled.ts";
import { Button } from "~/ui/Button.tsx";
import { CallsButton } from "~/ui/over-game/CallsButton.tsx";
import { PopOut } from "~/ui/over-game/PopOut.tsx";
import { type Called, SpokenMoments } from "~/ui/over-game/SpokenMoments.tsx";
import FarmGuide from "./FarmGuide.tsx";
import styles from "./Forecast.module.css";
import { ForecastHead } from "./ForecastHead.tsx";
import ForecastIndex from "./ForecastIndex.tsx";
import { isCollection, operationOf, readChoice, readForecast } from "./filter.ts";
import { InstanceCheck } from "./InstanceCheck.tsx";
import MonsterChoice from "./MonsterChoice.tsx";
import { forecastMessages } from "./messages.ts";
import { NextCard } from "./NextCard.tsx";
import { SpawnList } from "./SpawnList.tsx";
import { SpawnPop } from "./SpawnPop.tsx";
import { Unknown } from "./Unknown.tsx";
import { useCanonicalAddress } from "./use-canonical-address.ts";
import { useWindowActions } from "./use-window-actions.ts";
import { useForecastWindows } from "./use-windows.ts";
import { WeatherStrip } from "./WeatherStrip.tsx";
import { WhereAndHow } from "./WhereAndHow.tsx";
import WhyWindow from "./WhyWindow.tsx";

const head = forecastMessages.head;

export function meta({ params }: MetaArgs) {
  const { filter, unknown } = readForecast(params.filter, false);
  const path = filter.id === "all" ? "/forecast" : `/forecast/${filter.uri}`;
  if (isCollection(filter)) {
    return pageMeta({
      title: collectionTitles[filter.id] ?? filter.id,
      description: head.collectionText(forecastMessages.collectionText[filter.id] ?? ""),
      path,
      preview: `forecast-${filter.id}`,
      embed: `forecast/${filter.uri}`,
      unlisted: unknown !== undefined,
    });
  }
  const names: Readonly<Record<string, string>> = filterNames;
  const name = titled({ text: names[filter.id] ?? filter.id, lang: pageLanguage }).text;
  const when = formatSeries([
    ...filter.weather.map((weather) => weatherNames[weather]),
    ...(filter.night ? [head.night] : []),
  ]);
  return pageMeta({
    title: head.title(name),
    description: head.text(name, zoneNames[filter.zone], when),
    path,
    preview: `forecast-${filter.id}`,
    embed: `forecast/${filter.uri}`,
  });
}

/** Number of windows announced before they open. */
const CALLED = 6;

/** Number of windows a phone shows at first. */
const FIRST = 3;

/** `logograms` adds a collection's optional members. */
const withPart = choicePart("with", ["logograms"], null);

/** The chosen monster of a filter. */
const mobPart = textPart("mob");

export default function ForecastPage() {
  const t = forecastMessages;
  const { filter: param } = useParams();
  const [extra, setExtra] = useUrlState(withPart);
  const [mob, setMob] = useUrlState(mobPart);
  const at = usePeriodStart();
  const withOptional = extra !== null;
  const view = useMemo(() => readForecast(param, withOptional), [param, withOptional]);
  const { filter, spawns } = view;
  const [wanted, setWanted] = useState({ of: filter.id, count: RESULTS });
  const count = wanted.of === filter.id ? wanted.count : RESULTS;
  const collection = isCollection(filter);
  const choice = readChoice(filter, mob);
  const farms = spawns.some(({ resultMode }) => resultMode === "merged");
  const withTop = farms && filter.id !== "all";
  const playable = usePlayFilter();
  const windows = useForecastWindows(spawns, choice?.id, count, withTop, playable);
  const feeds = useMemo(() => [{ uri: filter.uri, kind: filter.kind }], [filter]);
  // Drops windows that end within a weather period.
  const past = useLatestPast((windows?.upcoming ?? []).map(({ end }) => end));
  const live =
    windows === null || past === null
      ? null
      : windows.upcoming.filter(({ end }) => end > past).slice(0, count);
  const next = live === null ? null : live[0];
  const actions = useWindowActions();
  const { nameOf } = useWindowWords();
  const title = useFilterTitles()(filter.id).text;
  usePageTitle(title);
  useCanonicalAddress(param, view);

  const usualChoice = collection ? undefined : filter.choices?.[0]?.id;
  const choose = useCallback(
    (value: string) => setMob(() => (value === usualChoice ? null : value)),
    [setMob, usualChoice],
  );
  const target = useMemo(
    (): AlarmTarget => ({
      filter: filter.id,
      ...(choice && { choice: choice.id }),
      ...(withOptional && filter.kind === "collection" && { optional: true }),
    }),
    [filter, choice, withOptional],
  );
  const called = (live ?? []).slice(0, CALLED).map(
    (window): Called => ({
      key: `window ${window.filter.id} ${window.choice?.id ?? ""}`,
      at: window.start,
      name: nameOf(window),
    }),
  );

  return (
    <article data-operation={operationOf(filter)}>
      {view.unknown !== undefined && <Unknown param={view.unknown} />}
      <ForecastHead filter={filter} choice={choice} />
      <NextCard
        window={next}
        named={collection}
        actions={
          <>
            <AlarmButton target={target} name={title} />
            <Button icon="copy" disabled={!next} onClick={() => next && actions.copyText([next])}>
              {t.copyText}
            </Button>
            <Button
              icon="message-circle"
              disabled={!next}
              onClick={() => next && actions.copyDiscord([next])}
            >
              {t.copyDiscord}
            </Button>
            <Button
              icon="calendar-plus"
              disabled={!next}
              onClick={() => next && actions.calendar([next], next.filter.id, title)}
            >
              {t.calendar}
            </Button>
            <Button icon="share" onClick={() => actions.share(title)}>
              {t.share}
            </Button>
            <PopOut title={title}>
              <SpawnPop window={next} after={live?.[1]} />
            </PopOut>
            <CallsButton />
            <EmbedButton target={{ what: "forecast", id: filter.uri }} name={title} />
          </>
        }
      >
        <SpokenMoments called={called} subject="windows" />
        {!collection && <WhereAndHow filter={filter} mob={choice?.monsters[0]} />}
      </NextCard>
      {!collection && filter.conflict && <InstanceCheck window={next} />}
      {!collection && filter.choices && (
        <div className={styles.choices}>
          <MonsterChoice choices={filter.choices} value={choice?.id ?? ""} onChange={choose} />
        </div>
      )}
      <p className={`${styles.choices} ${styles.hours}`}>
        {collection && filter.optional && (
          <Button
            small
            icon={withOptional ? "check" : "plus"}
            aria-pressed={withOptional}
            onClick={() => setExtra((now) => (now === null ? "logograms" : null))}
          >
            {t.withLogograms}
          </Button>
        )}
        <PlayTimesToggle />
      </p>
      {!collection && filter.weather.length > 0 && (
        <WeatherStrip zone={filter.zone} at={at} windows={live ?? []} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section>
            <div className={styles.heading}>
              <h2>{t.upcoming}</h2>
              <span>
                <Button
                  small
                  kind="quiet"
                  icon="copy"
                  disabled={!live?.length}
                  onClick={() => live && actions.copyText(live)}
                >
                  {t.copyAllText}
                </Button>
                <Button
                  small
                  kind="quiet"
                  icon="message-circle"
                  disabled={!live?.length}
                  onClick={() => live && actions.copyDiscord(live)}
                >
                  {t.copyAll}
                </Button>
                <Button
                  small
                  kind="quiet"
                  icon="calendar-plus"
                  disabled={!live?.length}
                  onClick={() => live && actions.calendar(live, filter.id, title)}
                >
                  {t.calendarAll}
                </Button>
              </span>
            </div>
            <Subscribe feeds={feeds} />
            <SpawnList
              windows={live}
              named={collection}
              reserve={RESULTS}
              folded={{ room: FIRST, name: t.upcoming }}
              calendar={title}
            />
            {live !== null && live.length === count && (
              <p className={styles.more}>
                <Button
                  icon="chevron-down"
                  onClick={() => setWanted({ of: filter.id, count: count + RESULTS })}
                >
                  {t.more}
                </Button>
              </p>
            )}
          </section>
          <section className={styles.ended}>
            <h2>{t.ended}</h2>
            <SpawnList
              windows={windows?.ended ?? null}
              named={collection}
              reserve={3}
              folded={{ room: 1, name: t.ended }}
            />
          </section>
        </div>
        <div className={styles.column}>
          {withTop && (
            <section>
              <h2>{t.top}</h2>
              <SpawnList
                windows={windows?.top ?? null}
                named={collection}
                reserve={RESULTS}
                folded={{ room: FIRST, name: t.top }}
                calendar={title}
              />
            </section>
          )}
          {!collection && filter.kind !== "notorious-monster" && (
            <section>
              <h2>{t.guide}</h2>
              <FarmGuide rule={filter} />
            </section>
          )}
          <section className={styles.why}>
            <h2>{t.why}</h2>
            {next && <WhyWindow window={next} />}
          </section>
        </div>
      </div>
      <ForecastIndex />
    </article>
  );
}
