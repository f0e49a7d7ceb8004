import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { CalendarEvent } from "../calendars/calendar-text.ts";
import { type Alarm, alarmWindows, type Playable } from "./schedule.ts";

/** A filter has fewer windows than this in fourteen days. */
const ALL = 900;

/**
 * Every window of the alarms from `now` on, 14 days ahead, as calendar events with the alarms' own reminders. Each window
 * is once, whichever alarms want it; its uid never changes.
 * @param eventOf how a window reads as an event; the page knows names and languages
 */
export function alarmEvents(
  alarms: readonly Alarm[],
  now: number,
  playable: Playable | undefined,
  eventOf: (window: SpawnWindow) => CalendarEvent,
): CalendarEvent[] {
  const events = new Map<string, CalendarEvent & { readonly alarms: readonly number[] }>();
  for (const alarm of alarms) {
    for (const window of alarmWindows(alarm, now, { count: ALL, playable })) {
      if (window.end <= now) continue;
      const event = eventOf(window);
      const before = [...(alarm.early > 0 ? [alarm.early] : []), ...(alarm.start ? [0] : [])];
      const known = events.get(event.uid)?.alarms ?? [];
      events.set(event.uid, {
        ...event,
        alarms: [...new Set([...known, ...before])].toSorted((a, b) => b - a),
      });
    }
  }
  return [...events.values()].sort((a, b) => a.start - b.start);
}
