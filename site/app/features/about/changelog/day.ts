import type { Language } from "~/i18n/language.ts";

/** A release's day, short: "Nov 21, 2026". A calendar day, the same in every time zone. */
export function formatReleaseDay(day: string, language: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.parse(day));
}
