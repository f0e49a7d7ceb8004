import type { Calendar } from "./calendar/calendar.ts";
import { messages as own } from "./calendar/en.ts";
import { type Language, pageLanguage } from "./language.ts";

const calendars = new Map<Language, Calendar>([[pageLanguage, own]]);

/**
 * How dates and numbers are written in `language`. Pages write with this and not with Intl, whose first use takes a phone's processor a
 * tenth of a second in one piece. A page holds its own language's alone, which also stands in for the others; what shows several
 * languages imports every-calendar.ts.
 */
export function calendarOf(language: Language): Calendar {
  return calendars.get(language) ?? own;
}

/** Makes another language known beside the page's own. */
export function addCalendar(language: Language, calendar: Calendar): void {
  calendars.set(language, calendar);
}
