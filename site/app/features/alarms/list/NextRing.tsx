import { useClockValue } from "~/browser/clock.ts";
import { formatDay, formatDuration, formatLabelled, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import type { Signal } from "../schedule.ts";
import { alarmPageMessages } from "./messages.ts";

export function NextRing({
  next,
  silent,
  of,
}: {
  next: Signal | undefined;
  silent: boolean;
  /** Name of the collection member that rings; null if it is no collection. */
  of: string | null;
}) {
  const t = alarmPageMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const left = useClockValue((now) =>
    next === undefined ? "" : t.inTime(formatDuration(next.at - now, language)),
  );
  if (silent) return <p>{t.neither}</p>;
  if (next === undefined) return <p>{t.noneAhead}</p>;
  return (
    <p>
      {formatLabelled(t.next)}
      <b>{left}</b> · {t.ringAt(formatDay(next.at, language), formatTime(next.at, language, cycle))} ·{" "}
      {next.kind === "early" ? t.earlyKind : t.startKind}
      {of !== null && ` · ${of}`}
    </p>
  );
}
