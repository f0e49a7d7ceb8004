import type { Observation } from "@foray/fieldops/instance-board/observations";
import { deviceNow } from "../../browser/device-now.ts";
import { type Moment, moments, momentsComing } from "../alarms/moments.ts";
import { playableIn } from "../alarms/play-times/play-filter.ts";
import { type PlayTimes, playTimes } from "../alarms/play-times/play-times.ts";
import { countdownOf, dueSignals, nextSignal, type Signal, signalsOf } from "../alarms/schedule.ts";
import { ringingSearches, type SavedSearch, searches } from "../alarms/searches.ts";
import { type AlarmSettings, alarms, claims, mendFuture } from "../alarms/settings.ts";
import { boards, forgetTimers, timers } from "../boards/boards.ts";
import { ringingReturns } from "../boards/schedule.ts";
import { alarmsLeft, showBadge } from "./badge.ts";

/** Longest wait in ms. Short enough to notice sleep and clock changes. */
const MAX_WAIT_LENGTH = 30_000;
/** Time in ms before signals are recomputed. */
const FRESH_MS = 60_000;

/** Time in ms after which a card counts as shown. A page reloaded earlier rings again. */
const SHOWN_MS = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Delay in ms before this tab rings. The focused tab is first, hidden ones are last. */
function tabWait(): number {
  if (document.hidden) return 1500;
  return document.hasFocus() ? 0 : 300;
}

export type AlarmWatch = Readonly<{
  onRing: (signals: readonly Signal[], now: number) => void;
  /** Called once a second. The signal is null if there is nothing to count down to. */
  onCountdown: (signal: Signal | null, now: number) => void;
}>;

/** Memoized by settings and minute. */
function signalsKeeper(): (now: number) => readonly Signal[] {
  let of:
    | Readonly<{
        settings: AlarmSettings;
        list: readonly Observation[];
        rings: readonly string[];
        set: readonly Moment[];
        saved: readonly SavedSearch[];
        times: PlayTimes;
        minute: number;
      }>
    | undefined;
  let signals: readonly Signal[] = [];
  return (now) => {
    const settings = alarms.get();
    const list = timers.get();
    const { rings } = boards.get();
    const set = moments.get();
    const saved = searches.get();
    const times = playTimes.get();
    const minute = Math.floor(now / FRESH_MS);
    if (
      of?.settings !== settings ||
      of.list !== list ||
      of.rings !== rings ||
      of.set !== set ||
      of.saved !== saved ||
      of.times !== times ||
      of.minute !== minute
    ) {
      of = { settings, list, rings, set, saved, times, minute };
      const playable = playableIn(times);
      signals = signalsOf(settings.list, now, {
        timed: ringingReturns(list, rings, now),
        timers: settings.timers,
        own: ringingSearches(saved, now, times),
        moments: momentsComing(set),
        playable,
      });
    }
    return signals;
  };
}

/**
 * Wakes at the next signal, every second while a start is near, and when the page becomes visible.
 * @returns a function that stops watching
 */
export function watchAlarms({ onRing, onCountdown }: AlarmWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const signalsAt = signalsKeeper();

  const ringOnce = async (due: readonly Signal[], now: number) => {
    const waits = tabWait();
    if (waits > 0) await pause(waits);
    if (ended) return;
    const keys = due.map(({ key }) => key);
    const claim = await claims.claim(keys, now);
    if (ended) {
      claim.dropped();
      return;
    }
    const fresh = due.filter(({ key }) => claim.keys.includes(key));
    if (fresh.length === 0) return;
    onRing(fresh, now);
    await pause(SHOWN_MS);
    claim.shown();
  };

  const check = () => {
    if (ended) return;
    const now = deviceNow();
    // On every check, because a corrected clock fires no event.
    mendFuture(now);
    clearTimeout(timer);
    const signals = signalsAt(now);
    const { ring } = dueSignals(signals, now);
    if (ring.length > 0) void ringOnce(ring, now);
    const { list, timers: timed } = alarms.get();
    const own = searches.get().flatMap(({ alarm }) => alarm ?? []);
    const near = countdownOf([...list, ...own, timed], signals, now);
    onCountdown(near ?? null, now);
    showBadge(alarms.get().mute === "off" ? 0 : alarmsLeft(signals, now));
    const next = nextSignal(signals, now);
    const wait = near !== undefined ? 1000 - (now % 1000) : (next?.at ?? Number.POSITIVE_INFINITY) - now;
    timer = setTimeout(check, Math.max(20, Math.min(MAX_WAIT_LENGTH, wait)));
  };

  forgetTimers(deviceNow());
  const stops = [alarms, timers, searches, moments, playTimes].map((store) => store.subscribe(check));
  document.addEventListener("visibilitychange", check);
  window.addEventListener("focus", check);
  window.addEventListener("pageshow", check);
  check();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", check);
    window.removeEventListener("focus", check);
    window.removeEventListener("pageshow", check);
    onCountdown(null, deviceNow());
  };
}
