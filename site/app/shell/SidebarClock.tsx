import { eorzeaClock } from "@foray/eorzea/clock";
import { useClockValue } from "~/browser/clock.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { formatEorzeaTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SidebarClock.module.css";

export function SidebarClock() {
  const t = shellMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const minutes = useClockValue((now) => {
    const { hour, minute } = eorzeaClock(now);
    return hour * 60 + minute;
  });
  const time =
    minutes === null ? "--:--" : formatEorzeaTime(Math.floor(minutes / 60), minutes % 60, language, cycle);

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
