import type { ZoneId } from "@foray/eorzea/zones/rates";
import { LOOK_AHEAD_PERIODS, type SpawnWindow, upcomingWindows } from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { type AlarmTarget, watchedFilters } from "./targets.ts";

export type Signals = Readonly<{
  /** Real minutes before the start of the early ring; 0 for none. */
  early: number;
  start: boolean;
  /** When it was set or changed (Unix ms). Signals before that do not ring. */
  since: number;
}>;

export type Alarm = Signals & AlarmTarget;

export type Ringing = Readonly<{ signals: Signals; coming: readonly Coming[] }>;

export type SignalKind = "early" | "start";

/** What a ring is about. A moment is a time agreed on by people; a clock kind is the return of a timer. */
export type Subject =
  | Readonly<{ kind: "window"; filter: SpawnRule; choice?: string }>
  | Readonly<{ kind: "search"; name: string; path: string; zone: ZoneId }>
  | Readonly<{ kind: Clock["kind"]; id: string }>
  | Readonly<{ kind: "moment"; title: string; path: string }>;

/** A start to ring for, before signals are applied. `event` is the same in every tab. */
export type Coming = Readonly<{
  event: string;
  subject: Subject;
  start: number;
  end: number;
  /** When a timer's start became known or a moment was set (Unix ms). Signals before that do not ring. */
  known?: number;
}>;

/** One ring. `key` is the same in every tab. */
export type Signal = Coming & Readonly<{ key: string; kind: SignalKind; at: number }>;

/** A ring later than this says that it is late. */
export const LATE_MS = 60_000;
/** Older signals are dropped, so that a machine that slept for a day does not ring for an hour. */
export const TOO_LATE_MS = 60 * 60_000;
const WINDOWS_AHEAD = 8;
const MINUTE = 60_000;

/** Whether the player can attend a window. */
export type Playable = (window: Readonly<{ start: number; end: number }>) => boolean;

/**
 * Windows of an alarm around `now`: those that may still have to ring, and the next ones. With `playable`,
 * only windows of the next fourteen days that the player can attend.
 */
export function alarmWindows(
  alarm: AlarmTarget,
  now: number,
  { count = WINDOWS_AHEAD, playable }: { count?: number; playable?: Playable | undefined } = {},
): SpawnWindow[] {
  const from = Math.max(0, now - TOO_LATE_MS);
  return watchedFilters(alarm).flatMap((filter) => {
    if (playable === undefined) return upcomingWindows(filter, from, { choice: alarm.choice, count });
    const all = upcomingWindows(filter, from, { choice: alarm.choice, count: LOOK_AHEAD_PERIODS });
    return all.filter(playable).slice(0, count);
  });
}

function comingOf(alarm: Alarm, now: number, playable: Playable | undefined): Coming[] {
  return alarmWindows(alarm, now, { playable }).map(({ filter, choice, start, end }) => ({
    event: `${filter.id}:${start}`,
    subject: { kind: "window", filter, ...(choice !== undefined && { choice: choice.id }) },
    start,
    end,
  }));
}

type SignalOptions = Readonly<{
  /** Expected returns of timers, which ring by `timers`. */
  timed?: readonly Coming[];
  timers?: Signals;
  /** Windows of saved searches, each with its own signals. */
  own?: readonly Ringing[];
  /** Moments ring only at their own time. */
  moments?: readonly Coming[];
  /** Alarm windows that it rejects do not ring. */
  playable?: Playable | undefined;
}>;

/** All signals around `now`, soonest first. Signals with the same key are merged; the earliest wins. */
export function signalsOf(
  alarms: readonly Alarm[],
  now: number,
  { timed = [], timers, own = [], moments = [], playable }: SignalOptions = {},
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
  for (const alarm of alarms) for (const coming of comingOf(alarm, now, playable)) putBoth(alarm, coming);
  for (const { signals, coming } of own) for (const each of coming) putBoth(signals, each);
  for (const coming of moments) put({ early: 0, start: true, since: 0 }, "start", coming.start, coming);
  if (timers !== undefined) for (const coming of timed) putBoth(timers, coming);
  return [...found.values()].sort((a, b) => a.at - b.at || a.start - b.start);
}

/**
 * Signals to ring at `now`. If both signals of a start are due, only the later one rings; `silent` are the
 * skipped ones. The caller filters out signals that have already rung.
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

export function nextSignal(signals: readonly Signal[], now: number): Signal | undefined {
  return signals.find(({ at }) => at > now);
}

/** The signal that the tab title counts down to: the soonest within the longest early time. */
export function countdownOf(
  signalled: readonly Pick<Signals, "early">[],
  signals: readonly Signal[],
  now: number,
): Signal | undefined {
  const longest = Math.max(TITLE_MINUTES, ...signalled.map(({ early }) => early));
  return signals.find(({ start }) => start > now && start - now <= longest * MINUTE);
}

/** Minutes of countdown in the title, if no early signal is longer. */
const TITLE_MINUTES = 10;
