import { usePreference } from "~/browser/preferences.ts";
import { callsBefore, noCalls, spokenCalls } from "~/browser/spoken-calls.ts";
import { type SpokenMoment, useSpokenMoments } from "~/browser/spoken-moments.ts";
import { CallsTest } from "./CallsTest.tsx";
import { overGameMessages } from "./messages.ts";
import styles from "./SpokenMoments.module.css";

const t = overGameMessages;

/** What is called, by its name and when it is (Unix ms). */
export type Called = Readonly<{ key: string; at: number; name: string }>;

/** Speaks before things happen, and shows how long before, with a line to try the voice. Shown while calls are on. */
export function SpokenMoments({ called }: { called: readonly Called[] }) {
  const { before, on, ...rest } = usePreference(spokenCalls, noCalls);
  useSpokenMoments(called.map(({ at, key, name }): SpokenMoment => ({ at, key, text: lineOf(name) })));
  if (!on) return null;
  return (
    <div className={styles.calls}>
      <fieldset>
        <legend>{t.before}</legend>
        {callsBefore.map((seconds) => (
          <label key={seconds}>
            <input
              type="checkbox"
              checked={before.includes(seconds)}
              onChange={({ currentTarget: { checked } }) =>
                spokenCalls.set({
                  ...rest,
                  on,
                  before: callsBefore.filter((each) => (each === seconds ? checked : before.includes(each))),
                })
              }
            />
            {t.beforeOf[seconds]}
          </label>
        ))}
      </fieldset>
      <CallsTest />
    </div>
  );
}

const lineOf = (name: string) => (before: number) => (before < 60 ? t.soon[10](name) : t.soon[120](name));
