import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { CalendarEvent } from "./calendars/calendar-text.ts";
import type { PlayTimes } from "./play-times/play-times.ts";
import { type Alarm, alarmWindows, type Playable, type Signals } from "./schedule.ts";
import { type SavedSearch, searchWindows } from "./searches.ts";

/** Minutes before a start at which its signals ring. */
const reminders = ({ early, start }: Signals) => [...(early > 0 ? [early] : []), ...(start ? [0] : [])];

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
      const before = reminders(alarm);
      const known = events.get(event.uid)?.alarms ?? [];
      events.set(event.uid, {
        ...event,
        alarms: [...new Set([...known, ...before])].toSorted((a, b) => b - a),
      });
    }
  }
  return [...events.values()].sort((a, b) => a.start - b.start);
}

/**
 * Every window of the saved searches that ring, 14 days ahead, likewise.
 * @param addressOf the whole address of a page
 */
export function searchEvents(
  list: readonly SavedSearch[],
  now: number,
  times: PlayTimes,
  zoneName: (zone: ZoneId) => string,
  addressOf: (path: string) => string,
): CalendarEvent[] {
  return list.flatMap(({ alarm, name, path, ...sought }) =>
    alarm === null
      ? []
      : searchWindows(sought, now, times).map(({ zone, start, end }) => ({
          uid: `search-${encodeURIComponent(name)}-${zone}-${start}@foray-almanac`,
          start,
          end,
          title: `${name} · ${zoneName(zone)}`,
          location: zoneName(zone),
          url: addressOf(path),
          alarms: reminders(alarm),
        })),
  );
}
