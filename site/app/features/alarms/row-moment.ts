import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { alarmMessages } from "./messages.ts";
import type { Moment } from "./moments.ts";
import { USUAL_EARLY } from "./settings.ts";

/** A list row that can ring: what starts when and where, and the page to open. */
export type RowMoment = Readonly<{ id: string; start: number; name: string; zone: string; path: string }>;

/** Rings `USUAL_EARLY` minutes before the row's start, or at the start if that has passed. */
export function useRowMoment(): (row: RowMoment, now: number) => Omit<Moment, "since"> {
  const t = alarmMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  return ({ id, start, name, zone, path }, now) => {
    const early = start - USUAL_EARLY * 60_000;
    return {
      id,
      at: early > now ? early : start,
      title: t.ringRow(name, formatTime(start, language, cycle), zone),
      path,
    };
  };
}
