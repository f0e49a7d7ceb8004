import { Link } from "react-router";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { NotificationNote } from "~/features/alarms/NotificationNote.tsx";
import { SignalFields } from "~/features/alarms/SignalFields.tsx";
import { alarms, noAlarms, setTimerSignals } from "~/features/alarms/settings.ts";
import { Note } from "~/ui/Note.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

export function Ringing() {
  const t = timerPageMessages;
  const { mute, timers } = usePreference(alarms, noAlarms);
  return (
    <section className={styles.section}>
      <h2>{t.ring}</h2>
      <p className={styles.soft}>{t.ringLead}</p>
      {mute !== "on" && <Note>{mute === "off" ? t.ringOff : t.ringSilent}</Note>}
      <div className={styles.ring}>
        <SignalFields
          signals={timers}
          startLabel={t.ringStart}
          onChange={(signals) => setTimerSignals(signals, deviceNow())}
        />
        <NotificationNote />
      </div>
      <p>
        <Link to="/alarms">{t.ringSettings}</Link>
      </p>
    </section>
  );
}
