import { eorzeaClock } from "@foray/eorzea/clock";
import { Suspense, useState } from "react";
import { useNow } from "~/browser/clock.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatEorzeaTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SidebarClock.module.css";

const ClockDialog = lazyPart("ClockDialog", () => import("./ClockDialog.tsx"));

/** Eorzea time, each second; opens the Current Time dialog. */
export function SidebarClock() {
  const t = useMessages(shellMessages);
  const now = useNow();
  const language = useLanguage();
  const cycle = useHourCycle();
  const [open, setOpen] = useState(false);
  const time = now === null ? "--:--" : timeText(now);

  function timeText(at: number): string {
    const { hour, minute } = eorzeaClock(at);
    return formatEorzeaTime(hour, minute, language, cycle);
  }

  return (
    <>
      <button
        type="button"
        className={styles.clock}
        aria-haspopup="dialog"
        aria-label={t.eorzeaTimeIs(time)}
        onClick={() => setOpen(true)}
      >
        <b>{time}</b> {t.et}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ClockDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
