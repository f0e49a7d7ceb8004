import type { Language } from "~/i18n/language.ts";

/** Formats a calendar day, such as "Nov 21, 2026". In UTC, so that it is the same in every time zone. */
export function formatReleaseDay(day: string, language: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.parse(day));
}
