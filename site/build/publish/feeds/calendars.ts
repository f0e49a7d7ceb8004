import { PERIOD_MS } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { type CalendarEvent, calendarText } from "../../../app/features/alarms/calendars/calendar-text.ts";
import type { Language } from "../../../app/i18n/language.ts";
import type { Subject } from "./subjects.ts";
import { lineOf, titleOf, zoneTitle } from "./words.ts";

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Weather is predictable, so calendars may run far past the next build. */
export const DAYS_AHEAD = 90;

/** Fewer days, because phones schedule each alarm and Google Calendar imports at most 1 MB. */
export const ALARM_DAYS_AHEAD = { spawn: 5, collection: 2 };

const ALARM_MINUTES = [10];

/** Suggested to calendar apps; most refresh daily. */
const REFRESH_HOURS = 12;

/** Midnight UTC of the Monday before `at` (Unix ms), so that files do not change for a week. */
export function calendarStart(at: number): number {
  // January 1, 1970, was a Thursday.
  return Math.floor((at + 3 * DAY) / WEEK) * WEEK - 3 * DAY;
}

/** Windows that end after `at` (Unix ms), soonest first. */
export function windowsOf({ filters }: Subject, at: number, count: number): readonly SpawnWindow[] {
  return upcomingOfAll(filters, at, { count, periods: Math.ceil((DAYS_AHEAD * DAY) / PERIOD_MS) });
}

/** Calendars starting at `at` (Unix ms), a Monday. Each spawn's windows are computed once for all feeds. */
export function calendarsFrom(at: number) {
  // The build may be up to a week later.
  const reach = (days: number) => at + days * DAY + WEEK;
  // One more day, so that the last windows are complete.
  const periods = Math.ceil((reach(DAYS_AHEAD) + DAY - at) / PERIOD_MS);
  const known = new Map<string, readonly SpawnWindow[]>();
  const find = (filter: SpawnRule): readonly SpawnWindow[] => {
    const found =
      known.get(filter.id) ?? upcomingOfAll([filter], at, { count: Number.POSITIVE_INFINITY, periods });
    known.set(filter.id, found);
    return found;
  };
  /** Spawns that always occur together, such as those that only need night, share an event. */
  return (
    { filters, id }: Subject,
    { alarms, language }: Readonly<{ alarms: boolean; language: Language }>,
  ) => {
    const title = titleOf(id, language);
    const placesOf = (rules: readonly SpawnRule[]) => [
      ...new Set(rules.map(({ zone }) => zoneTitle(zone, language))),
    ];
    const [place = "", ...others] = placesOf(filters);
    const alarmDays = ALARM_DAYS_AHEAD[filters.length > 1 ? "collection" : "spawn"];
    const until = reach(alarms ? alarmDays : DAYS_AHEAD);
    const times = (filter: SpawnRule) =>
      find(filter)
        .map(({ end, start }) => `${start}-${end}`)
        .join();
    const together = Map.groupBy(filters, times);
    const events = [...together.values()].flatMap((members) => {
      const what = {
        title: members.map((filter) => lineOf(filter, language)).join(" · "),
        ...(others.length > 0 ? { location: placesOf(members).join(" · ") } : {}),
        ...(alarms ? { alarms: ALARM_MINUTES } : {}),
      };
      const [first] = members;
      if (first === undefined) return [];
      const windows = find(first).filter(({ start }) => start < until);
      return windows.map(
        ({ end, start }): CalendarEvent => ({
          ...what,
          // Short, because a calendar has thousands. Unique, because each spawn is in one group.
          uid: `${first.id}-${(start / 1000).toString(36)}@foray`,
          start,
          end,
        }),
      );
    });
    const name = others.length > 0 ? title : `${title} – ${place}`;
    return calendarText(events, { name, now: at, refreshHours: REFRESH_HOURS });
  };
}
