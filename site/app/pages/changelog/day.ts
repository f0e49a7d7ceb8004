import type { Language } from "~/i18n/language.ts";

/** A release's day in short: "Nov 21, 2026". It is a day of the calendar, the same in every time zone. */
export function formatReleaseDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${date}T00:00:00Z`));
}
