import type { ZoneId } from "@foray/eorzea/zones/rates";
import { LOOK_AHEAD_PERIODS, type SpawnWindow, upcomingWindows } from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { type AlarmTarget, watchedFilters } from "./targets.ts";

/** The two signals of an alarm. */
export type Signals = Readonly<{
  /** Real minutes before the start at which it rings first; 0: not. */
  early: number;
  /** Whether it rings at the start. */
  start: boolean;
  /** Set or changed at this instant (Unix ms): no signal from before rings. */
  since: number;
}>;

export type Alarm = Signals & AlarmTarget;

/** Signals with the starts that they ring for. */
export type Ringing = Readonly<{ signals: Signals; coming: readonly Coming[] }>;

export type SignalKind = "early" | "start";

/**
 * The ringing event: the window of a filter or of a saved search, the return of something a player has timed, or a moment that people
 * agreed on.
 */
export type Subject =
  | Readonly<{ kind: "window"; filter: SpawnRule; choice?: string }>
  | Readonly<{ kind: "search"; name: string; path: string; zone: ZoneId }>
  | Readonly<{ kind: Clock["kind"]; id: string }>
  | Readonly<{ kind: "moment"; title: string; path: string }>;

/** A start that may be rung for, as yet without its signals; `event` is the same in every tab. */
export type Coming = Readonly<{
  event: string;
  subject: Subject;
  start: number;
  end: number;
  /** Known since this instant (Unix ms), if it is not a matter of the sky: no signal from before rings. */
  known?: number;
}>;

/** One ring that is due at `at`; `key` is the same in every tab. */
export type Signal = Coming & Readonly<{ key: string; kind: SignalKind; at: number }>;

/** A ring later than this says so. */
export const LATE_MS = 60_000;
/** A signal that is older than this is dropped: a machine that slept for a day does not ring for an hour. */
export const TOO_LATE_MS = 60 * 60_000;
const WINDOWS_AHEAD = 8;
const MINUTE = 60_000;

/** Whether the player can attend a window; true for all by default. */
export type Playable = (window: Readonly<{ start: number; end: number }>) => boolean;

/**
 * The windows of an alarm around `now`: those that may still have to ring, and the next ones; with `playable` those alone to which the
 * player can come, of all in the next fourteen days.
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

/** Windows of an alarm around `now`. */
function comingOf(alarm: Alarm, now: number, playable: Playable | undefined): Coming[] {
  return alarmWindows(alarm, now, { playable }).map(({ filter, choice, start, end }) => ({
    event: `${filter.id}:${start}`,
    subject: { kind: "window", filter, ...(choice !== undefined && { choice: choice.id }) },
    start,
    end,
  }));
}

type SignalOptions = Readonly<{
  /** Returns of what players have seen; they ring as `timers` says. */
  timed?: readonly Coming[];
  timers?: Signals;
  /** Windows of saved searches, each with its own signals. */
  own?: readonly Ringing[];
  /** Moments ring at their own time, whatever else rings early. */
  moments?: readonly Coming[];
  /** Alarm windows the player cannot attend do not ring. */
  playable?: Playable | undefined;
}>;

/** Every signal of the alarms and of what is timed around `now`, soonest first; one of each key, however many alarms want it. */
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
 * Signals to ring at `now`. Of a start's two signals that are both due only the later rings, as both would say the
 * same; `silent` are those it stands for. Signals that are too old are dropped. The caller leaves out what has rung before.
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

/** Without an early signal the title counts down over this many minutes. */
const TITLE_MINUTES = 10;
