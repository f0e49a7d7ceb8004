import { downloadFile } from "../../../browser/download.ts";
import { type CalendarEvent, type CalendarOptions, calendarText } from "./calendar-text.ts";

/**
 * Downloads events as an iCalendar file. Throws like `calendarText`.
 * @param name file name without extension
 */
export function saveCalendar(name: string, events: readonly CalendarEvent[], options: CalendarOptions): void {
  downloadFile(`${name}.ics`, calendarText(events, options), "text/calendar;charset=utf-8");
}
