import type { CalendarEvent } from "../calendar/calendar-text.ts";
import type { Alarm } from "./schedule.ts";
import { alarmWindows } from "./schedule.ts";

/** A filter has fewer windows than this in fourteen days. */
const ALL = 900;

/** How an event reads; the page knows names and languages. */
export type EventWords = Readonly<{
  title: (filterId: string) => string;
  description: (weathers: readonly string[], start: number) => string;
  url: (uri: string) => string;
}>;

/**
 * Every window of the alarms from `now` on, 14 days ahead, as calendar events with the alarms' own reminders. Each window
 * stands once, whichever alarms want it; its uid never changes.
 */
export function alarmEvents(alarms: readonly Alarm[], now: number, words: EventWords): CalendarEvent[] {
  const events = new Map<string, CalendarEvent & { readonly alarms: readonly number[] }>();
  for (const alarm of alarms) {
    for (const { filter, start, end, weathers } of alarmWindows(alarm, now, ALL)) {
      if (end <= now) continue;
      const uid = `${filter.id}-${start}@foray-almanac`;
      const before = [...(alarm.early > 0 ? [alarm.early] : []), ...(alarm.start ? [0] : [])];
      const known = events.get(uid)?.alarms ?? [];
      events.set(uid, {
        uid,
        start,
        end,
        title: words.title(filter.id),
        description: words.description(weathers, start),
        url: words.url(filter.uri),
        alarms: [...new Set([...known, ...before])].toSorted((a, b) => b - a),
      });
    }
  }
  return [...events.values()].sort((a, b) => a.start - b.start);
}
