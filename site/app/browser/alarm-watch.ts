import { countdownOf, dueSignals, nextSignal, type Signal, signalsOf } from "./alarm-schedule.ts";
import { alarms, claimSignals } from "./alarms.ts";

/** Sleeping machines and turned clocks are noticed at the latest after so long. */
const LONGEST_WAIT = 30_000;

export type AlarmWatch = Readonly<{
  /** Signals that this tab is to ring now. */
  onRing: (signals: readonly Signal[], now: number) => void;
  /** The start that the title counts down to, once a second; null where there is none. */
  onCountdown: (signal: Signal | null, now: number) => void;
}>;

/**
 * Watches the alarms as long as the page lives: wakes at the next signal, once a second while a start is near, and
 * whenever the page comes back. Returns what ends it.
 */
export function watchAlarms({ onRing, onCountdown }: AlarmWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const check = () => {
    clearTimeout(timer);
    if (ended) return;
    const now = Date.now();
    const { list } = alarms.get();
    const signals = signalsOf(list, now);
    const { ring, silent } = dueSignals(signals, now);
    const keys = [...ring, ...silent].map(({ key }) => key);
    if (keys.length > 0) {
      void claimSignals(keys, now).then((claimed) => {
        const fresh = ring.filter(({ key }) => claimed.includes(key));
        if (!ended && fresh.length > 0) onRing(fresh, now);
      });
    }
    const near = countdownOf(list, signals, now);
    onCountdown(near ?? null, now);
    const next = nextSignal(signals, now);
    const wait = near !== undefined ? 1000 - (now % 1000) : (next?.at ?? Number.POSITIVE_INFINITY) - now;
    timer = setTimeout(check, Math.max(20, Math.min(LONGEST_WAIT, wait)));
  };

  const stopAlarms = alarms.subscribe(check);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("focus", check);
  window.addEventListener("pageshow", check);
  check();
  return () => {
    ended = true;
    clearTimeout(timer);
    stopAlarms();
    document.removeEventListener("visibilitychange", check);
    window.removeEventListener("focus", check);
    window.removeEventListener("pageshow", check);
    onCountdown(null, Date.now());
  };
}
