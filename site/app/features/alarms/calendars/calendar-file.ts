import { downloadFile } from "../../../browser/download.ts";
import { type CalendarEvent, type CalendarOptions, calendarText } from "./calendar-text.ts";

/**
 * Saves events as an iCalendar file. Pages load this on the press that asks for it. Throws like `calendarText`.
 * @param name of the file, without its ending
 */
export function saveCalendar(name: string, events: readonly CalendarEvent[], options: CalendarOptions): void {
  downloadFile(`${name}.ics`, calendarText(events, options), "text/calendar;charset=utf-8");
}
