import { useEffect, useEffectEvent } from "react";
import { deviceNow } from "./device-now.ts";
import { poppedOut, tickingWindow } from "./popped-out.ts";
import { usePreference } from "./preferences.ts";
import { type CallSubject, hush, noCalls, speakOnce, spokenCalls } from "./spoken-calls.ts";
import { useStore } from "./store.ts";

export type SpokenMoment = Readonly<{
  /** Unique on the site. */
  key: string;
  /** Unix ms. */
  at: number;
  /** Gets the number of seconds until then. */
  text: (before: number) => string;
}>;

export type Call = Readonly<{ key: string; at: number; late: number; text: string }>;

/** Maximum lateness of a call made a minute or more before its moment. */
const MAX_LATE_EARLY_CALL_MS = 20_000;
/** Maximum lateness of a call made less than a minute before. */
const MAX_LATE_FINAL_CALL_MS = 4000;
/** Maximum delay of browser timers, in ms. */
const LONGEST = 2 ** 31 - 1;

export function callsOf(moments: readonly SpokenMoment[], before: readonly number[]): readonly Call[] {
  return moments.flatMap(({ at, key, text }) =>
    before.map((seconds) => ({
      key: `${key} ${at} ${seconds}`,
      at: at - seconds * 1000,
      late: seconds < 60 ? MAX_LATE_FINAL_CALL_MS : MAX_LATE_EARLY_CALL_MS,
      text: text(seconds),
    })),
  );
}

/** Returns the most recent call that is due and not too late. */
export function dueCall(calls: readonly Call[], now: number, spoken: ReadonlySet<string>): Call | undefined {
  return calls
    .filter(({ at, key, late }) => at <= now && now - at <= late && !spoken.has(key))
    .toSorted((one, other) => other.at - one.at)[0];
}

export function nextCallAt(calls: readonly Call[], now: number): number | undefined {
  const ahead = calls.flatMap(({ at }) => (at > now ? [at] : []));
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

const spoken = new Set<string>();

/** Each call is spoken in only one tab; late ones are dropped. */
export function useSpokenMoments(moments: readonly SpokenMoment[], subject: CallSubject): void {
  const { before, on: areOn, silent } = usePreference(spokenCalls, noCalls);
  const on = areOn && !silent.includes(subject);
  const callsNow = useEffectEvent(() => callsOf(moments, before));
  // A popped-out window's timers run while the page is hidden, and end with the window.
  const host = useStore(poppedOut, null);
  const times = moments.map(({ at, key }) => `${key} ${at}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` stands for the moments
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
