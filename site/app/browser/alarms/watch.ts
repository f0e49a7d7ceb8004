import type { Observation } from "@foray/fieldops/instance-board/observations";
import { playableIn } from "../play-times/play-filter.ts";
import { type PlayTimes, playTimes } from "../play-times/play-times.ts";
import { timedReturns } from "../timers/schedule.ts";
import { forgetTimers, timers } from "../timers/timers.ts";
import { countdownOf, dueSignals, nextSignal, type Signal, signalsOf } from "./schedule.ts";
import { type AlarmSettings, alarms, claimSignals, mendFuture } from "./settings.ts";

/** Sleeping machines and turned clocks are noticed at the latest after so long. */
const LONGEST_WAIT = 30_000;
/** Signals are worked out anew so often; in between they only come nearer. */
const FRESH_MS = 60_000;

export type AlarmWatch = Readonly<{
  /** Signals that this tab is to ring now. */
  onRing: (signals: readonly Signal[], now: number) => void;
  /** The start that the title counts down to, once a second; null where there is none. */
  onCountdown: (signal: Signal | null, now: number) => void;
}>;

/** The signals of all alarms and timers, kept while neither they, nor the times to play, nor the minute change. */
function signalsKeeper(): (now: number) => readonly Signal[] {
  let of:
    | Readonly<{ settings: AlarmSettings; list: readonly Observation[]; times: PlayTimes; minute: number }>
    | undefined;
  let signals: readonly Signal[] = [];
  return (now) => {
    const settings = alarms.get();
    const list = timers.get();
    const times = playTimes.get();
    const minute = Math.floor(now / FRESH_MS);
    if (of?.settings !== settings || of.list !== list || of.times !== times || of.minute !== minute) {
      of = { settings, list, times, minute };
      signals = signalsOf(settings.list, now, {
        timed: timedReturns(list, now),
        timers: settings.timers,
        playable: playableIn(times),
      });
    }
    return signals;
  };
}

/**
 * Watches alarms and timers as long as the page lives: wakes at the next signal, once a second while a start is near, and
 * whenever the page comes back. Returns what ends it.
 */
export function watchAlarms({ onRing, onCountdown }: AlarmWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const signalsAt = signalsKeeper();

  const check = () => {
    clearTimeout(timer);
    if (ended) return;
    const now = Date.now();
    const signals = signalsAt(now);
    const { ring, silent } = dueSignals(signals, now);
    const keys = [...ring, ...silent].map(({ key }) => key);
    if (keys.length > 0) {
      void claimSignals(keys, now).then((claimed) => {
        const fresh = ring.filter(({ key }) => claimed.includes(key));
        if (!ended && fresh.length > 0) onRing(fresh, now);
      });
    }
    const { list, timers: timed } = alarms.get();
    const near = countdownOf([...list, timed], signals, now);
    onCountdown(near ?? null, now);
    const next = nextSignal(signals, now);
    const wait = near !== undefined ? 1000 - (now % 1000) : (next?.at ?? Number.POSITIVE_INFINITY) - now;
    timer = setTimeout(check, Math.max(20, Math.min(LONGEST_WAIT, wait)));
  };
  const wake = () => {
    mendFuture(Date.now());
    check();
  };

  mendFuture(Date.now());
  forgetTimers(Date.now());
  const stops = [alarms.subscribe(check), timers.subscribe(check), playTimes.subscribe(check)];
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("focus", wake);
  window.addEventListener("pageshow", wake);
  check();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("focus", wake);
    window.removeEventListener("pageshow", wake);
    onCountdown(null, Date.now());
  };
}
