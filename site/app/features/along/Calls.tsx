import { usePreference } from "~/browser/preferences.ts";
import { callLeads, noCalls, spokenCalls } from "~/browser/spoken-calls.ts";
import { CallsTest } from "~/ui/over-game/CallsTest.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import styles from "./Calls.module.css";
import { alongMessages } from "./messages.ts";

const t = alongMessages;

/** How the calls are spoken: how long before, and a line to try the voice with. Shown while they are on. */
export function Calls() {
  const { on, lead, before } = usePreference(spokenCalls, noCalls);
  if (!on) return null;
  return (
    <div className={styles.calls}>
      <Segmented
        legend={t.lead}
        value={String(lead)}
        options={callLeads.map((each) => ({ value: String(each), label: t.leadOf(String(each)) }))}
        onChange={(chosen) =>
          spokenCalls.set({
            on: true,
            before,
            lead: callLeads.find((each) => String(each) === chosen) ?? lead,
          })
        }
      />
      <CallsTest />
    </div>
  );
}
