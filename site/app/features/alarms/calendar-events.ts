import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { CalendarEvent } from "./calendars/calendar-text.ts";
import type { PlayTimes } from "./play-times/play-times.ts";
import { type Alarm, alarmWindows, type Playable, type Signals } from "./schedule.ts";
import { type SavedSearch, searchWindows } from "./searches.ts";

const reminders = ({ early, start }: Signals) => [...(early > 0 ? [early] : []), ...(start ? [0] : [])];

/** More windows than a filter can have in fourteen days (864 weather periods). */
const ALL = 900;

/**
 * Calendar events for the alarms' windows of the next 14 days, with the alarms' reminders. A window of
 * several alarms becomes one event, and its uid is stable across exports.
 * @param eventOf turns a window into an event; the page has the names and the language
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
 * Calendar events for the saved searches with an alarm, for the next 14 days.
 * @param addressOf returns the full URL of a path
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
