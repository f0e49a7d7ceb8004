import { eorzeaClock } from "@foray/eorzea/clock";
import { useNow } from "~/browser/clock.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { formatEorzeaTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SidebarClock.module.css";

/** Eorzea time, each second; opens the Current Time dialog. */
export function SidebarClock() {
  const t = shellMessages;
  const now = useNow();
  const language = useLanguage();
  const cycle = useHourCycle();
  const time = now === null ? "--:--" : timeText(now);

  function timeText(at: number): string {
    const { hour, minute } = eorzeaClock(at);
    return formatEorzeaTime(hour, minute, language, cycle);
  }

  return (
    <button
      type="button"
      className={styles.clock}
      aria-haspopup="dialog"
      aria-label={t.eorzeaTimeIs(time)}
      onClick={() => shellDialog.set({ kind: "clock" })}
    >
      <b>{time}</b> {t.et}
    </button>
  );
}
