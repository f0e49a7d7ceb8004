import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { bestSessionsOf, nextGoodSession } from "@foray/fieldops/sessions/score";
import { useMemo } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { PlayTimesToggle } from "~/features/alarms/play-times/PlayTimesToggle.tsx";
import { within } from "~/features/alarms/play-times/play-filter.ts";
import { noPlayTimes, playTimes, usualRanges } from "~/features/alarms/play-times/play-times.ts";
import { formatDayTime, formatLongDay, formatNumber, formatTimeRange, sentenceGap } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Note } from "~/ui/Note.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, weightsOf } from "./query.ts";
import styles from "./Results.module.css";
import { Results } from "./Results.tsx";

type PartProps = Readonly<{ state: FinderState; from: number; now: number }>;

/** Returns only sessions entirely within `ranges`, unless it is empty. */
function useSessions(
  { zones, minutes, days, weights: own }: FinderState,
  from: number,
  ranges: readonly PlayRange[],
) {
  return useMemo(() => {
    const weights = weightsOf({ weights: own });
    const playable = ranges.length === 0 ? undefined : within(ranges);
    return bestSessionsOf(zones, { weights, minutes, days, from, ...(playable && { playable }) });
  }, [zones, own, minutes, days, from, ranges]);
}

const anyTime: readonly PlayRange[] = [];

/** Needs no worker: four weeks of three zones take less than a frame. */
export function SessionPart({ state, from, now }: PartProps) {
  const t = finderMessages;
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  const heeded = on ? ranges : anyTime;
  const results = useSessions(state, from, heeded);
  const unweighted = Object.values(weightsOf(state)).every((weight) => weight === 0);
  return (
    <Results title={t.best} results={results} zones={state.zones} from={from} now={now}>
      <div className={styles.notes} role="status">
        <NextGood state={state} from={from} ranges={ranges} />
        <PlayTimesToggle />
        {results.length === 0 && <Note kind="warn">{unweighted ? t.noConditions : t.none}</Note>}
      </div>
    </Results>
  );
}

/** Assumes evenings and weekends if the player has no saved hours. */
function NextGood({
  state,
  from,
  ranges,
}: Readonly<{ state: FinderState; from: number; ranges: readonly PlayRange[] }>) {
  const t = finderMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const sessions = useSessions(state, from, ranges.length === 0 ? usualRanges : ranges);
  const next = useMemo(() => nextGoodSession(sessions), [sessions]);
  if (next === undefined) return null;
  const { zone, start, end, score } = next;
  const when = formatDayTime(formatLongDay(start, language), formatTimeRange(start, end, language, cycle));
  const worth = `${t.score} ${formatNumber(score, language, { most: 2 })}`;
  return (
    <Note kind="good">
      <b>{ranges.length === 0 ? t.nextEvening : t.nextMine}</b>
      {sentenceGap()}
      {when} · {zoneName(zone).text} · {worth}
    </Note>
  );
}
