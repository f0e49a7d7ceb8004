import { calendarOf } from "~/i18n/calendars.ts";
import type { Language } from "~/i18n/language.ts";

/** A release's day in short: "Nov 21, 2026". It is a day of the calendar, the same in every time zone. */
export function formatReleaseDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const { months, date: write } = calendarOf(language);
  const name = months[month - 1] ?? "";
  return language === "en" ? `${name.slice(0, 3)} ${date}, ${year}` : write(date, name, year);
}
