import type { LogogramSource } from "@foray/fieldops/records/types";
import { useMinute } from "~/browser/clock.ts";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./logograms.module.css";
import { sourceWindow } from "./logograms-window.ts";
import { sourceMessages } from "./messages.ts";

export default function NextWindow({ source }: { source: LogogramSource }) {
  const t = sourceMessages.logograms;
  const language = useLanguage();
  const cycle = useHourCycle();
  const now = useMinute();
  const window = now === null ? undefined : sourceWindow(source, now);
  if (window === undefined || now === null) return null;
  const words =
    window.start <= now
      ? t.running(formatDuration(window.end - now, language))
      : t.next(formatDuration(window.start - now, language), formatTime(window.start, language, cycle));
  return (
    <p className={styles.next} data-now={window.start <= now || undefined}>
      {words}
    </p>
  );
}
