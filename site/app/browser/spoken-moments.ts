import { useEffect, useEffectEvent } from "react";
import { deviceNow } from "./device-now.ts";
import { poppedOut, tickingWindow } from "./popped-out.ts";
import { usePreference } from "./preferences.ts";
import { type CallSubject, hush, noCalls, speakOnce, spokenCalls } from "./spoken-calls.ts";
import { useStore } from "./store.ts";

/** Something that is called before it happens. */
export type SpokenMoment = Readonly<{
  /** Apart from all others on the site. */
  key: string;
  /** When it is, in Unix ms. */
  at: number;
  /** The line that is spoken this many seconds before. */
  text: (before: number) => string;
}>;

export type Call = Readonly<{ key: string; at: number; late: number; text: string }>;

/** A call this much later than it should be is not spoken any more: of those minutes before, and of those seconds before (ms). */
const LATE_MINUTES = 20_000;
const LATE_SECONDS = 4000;
/** Timers of browsers run no longer (ms). */
const LONGEST = 2 ** 31 - 1;

/** The calls of moments, so many seconds before each. */
export function callsOf(moments: readonly SpokenMoment[], before: readonly number[]): readonly Call[] {
  return moments.flatMap(({ at, key, text }) =>
    before.map((seconds) => ({
      key: `${key} ${at} ${seconds}`,
      at: at - seconds * 1000,
      late: seconds < 60 ? LATE_SECONDS : LATE_MINUTES,
      text: text(seconds),
    })),
  );
}

/** The call to speak now: of those that are due and not yet spoken the latest, all others being dropped. */
export function dueCall(calls: readonly Call[], now: number, spoken: ReadonlySet<string>): Call | undefined {
  return calls
    .filter(({ at, key, late }) => at <= now && now - at <= late && !spoken.has(key))
    .toSorted((one, other) => other.at - one.at)[0];
}

/** When the next call is due, in Unix ms; undefined if none is ahead. */
export function nextCallAt(calls: readonly Call[], now: number): number | undefined {
  const ahead = calls.flatMap(({ at }) => (at > now ? [at] : []));
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/** Keys of calls that this tab has spoken or dropped. */
const spoken = new Set<string>();

/** Speaks before each moment, as the reader has chosen, while calls are on: each once in all tabs, and none that is late. */
export function useSpokenMoments(moments: readonly SpokenMoment[], subject: CallSubject): void {
  const { before, on: areOn, silent } = usePreference(spokenCalls, noCalls);
  const on = areOn && !silent.includes(subject);
  const callsNow = useEffectEvent(() => callsOf(moments, before));
  // Timers of a window that was popped out run on while the page is hidden, and end with it.
  const host = useStore(poppedOut, null);
  const times = moments.map(({ at, key }) => `${key} ${at}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are the same as long as their times are
  useEffect(() => {
    if (!on) return undefined;
    const timing = tickingWindow();
    let timer: number | undefined;
    const look = () => {
      const now = deviceNow();
      const calls = callsNow();
      const call = dueCall(calls, now, spoken);
      for (const { at, key } of calls) if (at <= now) spoken.add(key);
      if (call !== undefined) void speakOnce(call.key, call.text);
      const next = nextCallAt(calls, now);
      if (next !== undefined) timer = timing.setTimeout(look, Math.min(next - now, LONGEST));
    };
    look();
    return () => timing.clearTimeout(timer);
  }, [before, host, on, times]);
  useEffect(() => (on ? hush : undefined), [on]);
}
