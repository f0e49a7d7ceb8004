import { deviceNow } from "~/browser/device-now.ts";
import { formatDay, formatDayTime, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";

/** Formats a time, with its day unless it is today. */
export function useWhen(): (at: number) => string {
  const language = useLanguage();
  const cycle = useHourCycle();
  return (at) => {
    const time = formatTime(at, language, cycle);
    const day = formatDay(at, language);
    return day === formatDay(deviceNow(), language) ? time : formatDayTime(day, time);
  };
}
