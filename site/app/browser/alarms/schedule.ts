import { type SpawnWindow, upcomingWindows } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { FilterRule, SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { TimerKind } from "../timers/timers.ts";

/** The two signals of an alarm. */
export type Signals = Readonly<{
  /** Real minutes before the start at which it rings first; 0: not. */
  early: number;
  /** Whether it rings at the start. */
  start: boolean;
  /** Set or changed at this instant (Unix ms): no signal from before rings. */
  since: number;
}>;

/** An alarm of one forecast filter, or of every member of a collection. */
export type Alarm = Signals &
  Readonly<{
    /** Id of the filter. */
    filter: string;
    /** Which of the filter's mobs, where it has a choice. */
    choice?: string | undefined;
  }>;

export type SignalKind = "early" | "start";

/** What comes: the window of a filter, or the return of something a player has timed. */
export type Subject =
  | Readonly<{ kind: "window"; filter: SpawnRule }>
  | Readonly<{ kind: TimerKind; id: string }>;

/** A start that may be rung for, as yet without its signals; `event` is the same in every tab. */
export type Coming = Readonly<{
  event: string;
  subject: Subject;
  start: number;
  end: number;
  /** Known since this instant (Unix ms), where it is not a matter of the sky: no signal from before rings. */
  known?: number;
}>;

/** One ring that is due at `at`; `key` is the same in every tab. */
export type Signal = Coming & Readonly<{ key: string; kind: SignalKind; at: number }>;

/** A ring that comes so much too late says so. */
export const LATE_MS = 60_000;
/** A signal that is older than this is let go: a machine that slept for a day does not ring for an hour. */
export const TOO_LATE_MS = 60 * 60_000;
const WINDOWS_AHEAD = 8;
const MINUTE = 60_000;

const byId = new Map(filterRules.map((filter) => [filter.id, filter]));

/** What the records know of a filter. */
export function filterRule(id: string): FilterRule | undefined {
  return byId.get(id);
}

/** The spawn filters an alarm watches; none for an id that the records do not know. */
export function watchedFilters(id: string): readonly SpawnRule[] {
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

/** What an alarm waits for around `now`. */
function comingOf(alarm: Alarm, now: number): Coming[] {
  return alarmWindows(alarm, now).map(({ filter, start, end }) => ({
    event: `${filter.id}:${start}`,
    subject: { kind: "window", filter },
    start,
    end,
  }));
}

/**
 * Every signal of the alarms and of `timed` (returns that ring as `timers` says) around `now`, soonest first; one of each
 * key, however many alarms want it.
 */
export function signalsOf(
  alarms: readonly Alarm[],
  now: number,
  timed: readonly Coming[] = [],
  timers?: Signals,
): Signal[] {
  const found = new Map<string, Signal>();
  const put = (signals: Signals, kind: SignalKind, at: number, coming: Coming) => {
    const key = `${coming.event}:${kind}`;
    const known = found.get(key);
    if (at > Math.max(signals.since, coming.known ?? 0) && (known === undefined || at < known.at)) {
      found.set(key, { ...coming, key, kind, at });
    }
  };
  const putBoth = (signals: Signals, coming: Coming) => {
    if (signals.early > 0) put(signals, "early", coming.start - signals.early * MINUTE, coming);
    if (signals.start) put(signals, "start", coming.start, coming);
  };
  for (const alarm of alarms) for (const coming of comingOf(alarm, now)) putBoth(alarm, coming);
  if (timers !== undefined) for (const coming of timed) putBoth(timers, coming);
  return [...found.values()].sort((a, b) => a.at - b.at || a.start - b.start);
}

/**
 * What has to ring at `now`. Of a start's two signals that are both due only the later rings, as both would say the
 * same; `silent` are those it stands for. What is too old is let go. The caller leaves out what has rung before.
 */
export function dueSignals(
  signals: readonly Signal[],
  now: number,
): Readonly<{ ring: readonly Signal[]; silent: readonly Signal[] }> {
  const due = signals.filter(({ at }) => at <= now && at > now - TOO_LATE_MS);
  const overtaken = ({ kind, event, start }: Signal) =>
    kind === "early" &&
    (start <= now || due.some((other) => other.kind === "start" && other.event === event));
  return { ring: due.filter((signal) => !overtaken(signal)), silent: due.filter(overtaken) };
}

/** The next signal after `now`. */
export function nextSignal(signals: readonly Signal[], now: number): Signal | undefined {
  return signals.find(({ at }) => at > now);
}

/** The signal whose start the tab's title counts down to: the soonest that is closer than the longest early signal. */
export function countdownOf(
  signalled: readonly Pick<Signals, "early">[],
  signals: readonly Signal[],
  now: number,
): Signal | undefined {
  const longest = Math.max(TITLE_MINUTES, ...signalled.map(({ early }) => early));
  return signals.find(({ start }) => start > now && start - now <= longest * MINUTE);
}

/** Without an early signal the title counts down over so many minutes. */
const TITLE_MINUTES = 10;
