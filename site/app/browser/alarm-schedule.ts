import { type SpawnWindow, upcomingWindows } from "@foray/fieldops/forecast/windows";
import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import type { SpawnFilter } from "@foray/fieldops/forecast-filters/types";

/** An alarm of one forecast filter, or of every member of a collection. */
export type Alarm = Readonly<{
  /** Id of the filter. */
  filter: string;
  /** Which of the filter's mobs, where it has a choice. */
  choice?: string | undefined;
  /** Real minutes before the start at which it rings first; 0: not. */
  early: number;
  /** Whether it rings at the start. */
  start: boolean;
  /** Set or changed at this instant (Unix ms): no signal from before rings. */
  since: number;
}>;

export type SignalKind = "early" | "start";

/** One ring that is due at `at`; `key` is the same in every tab. */
export type Signal = Readonly<{
  key: string;
  kind: SignalKind;
  at: number;
  filter: SpawnFilter;
  start: number;
  end: number;
}>;

/** A ring that comes so much too late says so. */
export const LATE_MS = 60_000;
/** A signal that is older than this is let go: a machine that slept for a day does not ring for an hour. */
export const TOO_LATE_MS = 60 * 60_000;
const WINDOWS_AHEAD = 8;
const MINUTE = 60_000;

const byId = new Map(forecastFilterFacts.map((filter) => [filter.id, filter]));

/** The spawn filters an alarm watches; none for an id that the records do not know. */
export function watchedFilters(id: string): readonly SpawnFilter[] {
  const filter = byId.get(id);
  if (filter === undefined) return [];
  if (filter.kind !== "collection") return [filter];
  return filter.contains.flatMap((member) => watchedFilters(member));
}

/** The windows of an alarm around `now`: those that may still have to ring, and the next ones. */
export function alarmWindows(alarm: Alarm, now: number, count = WINDOWS_AHEAD): SpawnWindow[] {
  const from = Math.max(0, now - TOO_LATE_MS);
  return watchedFilters(alarm.filter).flatMap((filter) =>
    upcomingWindows(filter, from, { choice: alarm.choice, count }),
  );
}

/** Every signal of the alarms around `now`, soonest first; one of each key, however many alarms want it. */
export function signalsOf(alarms: readonly Alarm[], now: number): Signal[] {
  const found = new Map<string, Signal>();
  for (const alarm of alarms) {
    for (const { filter, start, end } of alarmWindows(alarm, now)) {
      const put = (kind: SignalKind, at: number) => {
        const key = `${filter.id}:${start}:${kind}`;
        const known = found.get(key);
        if (at > alarm.since && (known === undefined || at < known.at)) {
          found.set(key, { key, kind, at, filter, start, end });
        }
      };
      if (alarm.early > 0) put("early", start - alarm.early * MINUTE);
      if (alarm.start) put("start", start);
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at || a.start - b.start);
}

/**
 * What has to ring at `now`. Of a window's two signals that are both due only the later rings, as both would say the
 * same; `silent` are those it stands for. What is too old is let go. The caller leaves out what has rung before.
 */
export function dueSignals(
  signals: readonly Signal[],
  now: number,
): Readonly<{ ring: readonly Signal[]; silent: readonly Signal[] }> {
  const due = signals.filter(({ at }) => at <= now && at > now - TOO_LATE_MS);
  const overtaken = ({ kind, filter, start }: Signal) =>
    kind === "early" &&
    (start <= now ||
      due.some((other) => other.kind === "start" && other.filter.id === filter.id && other.start === start));
  return { ring: due.filter((signal) => !overtaken(signal)), silent: due.filter(overtaken) };
}

/** The next signal after `now`. */
export function nextSignal(signals: readonly Signal[], now: number): Signal | undefined {
  return signals.find(({ at }) => at > now);
}

/** The window whose start the tab's title counts down to: the soonest of an alarm that is closer than its early signal. */
export function countdownOf(
  alarms: readonly Alarm[],
  signals: readonly Signal[],
  now: number,
): Signal | undefined {
  const longest = Math.max(TITLE_MINUTES, ...alarms.map(({ early }) => early));
  return signals.find(({ start }) => start > now && start - now <= longest * MINUTE);
}

/** Without an early signal the title counts down over so many minutes. */
const TITLE_MINUTES = 10;
