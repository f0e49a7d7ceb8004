import { PERIOD_MS } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { type CalendarEvent, calendarText } from "../../../app/features/alarms/calendars/calendar-text.ts";
import type { Language } from "../../../app/i18n/language.ts";
import type { Subject } from "./subjects.ts";
import { lineOf, titleOf, zoneTitle } from "./words.ts";

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** How far a calendar looks ahead: the sky is certain, so it holds until long after the next build. */
export const DAYS_AHEAD = 90;

/** How far one with alarms looks ahead, of one spawn and of a collection: phones set each alarm by itself, and Google takes 1 MB. */
export const ALARM_DAYS_AHEAD = { spawn: 5, collection: 2 };

/** Minutes of real time before a window at which its alarm rings. */
const ALARM_MINUTES = [10];

/** Programs ask as often as they like, mostly once a day; they may ask this often. */
const REFRESH_HOURS = 12;

/**
 * The instant from which the calendars of a build at `at` run (Unix ms): the Monday before, at midnight UTC. Whatever is built within a
 * week has the same calendars byte for byte: a host takes them up once, and programs that ask again are told that nothing has changed.
 */
export function calendarStart(at: number): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((at + 3 * DAY) / WEEK) * WEEK - 3 * DAY;
}

/** The windows of a feed from `at` (Unix ms) on, a running one included, soonest first; no more than `count`. */
export function windowsOf({ filters }: Subject, at: number, count: number): readonly SpawnWindow[] {
  return upcomingOfAll(filters, at, { count, periods: Math.ceil((DAYS_AHEAD * DAY) / PERIOD_MS) });
}

/**
 * Makes the calendars of one build, which tell from `at` (Unix ms), a Monday, on. A spawn is in calendars of several feeds, four languages,
 * with and without alarms; its windows are searched once.
 */
export function calendarsFrom(at: number) {
  // Counted from the build's own instant, which may be a week after the first.
  const reach = (days: number) => at + days * DAY + WEEK;
  // A day more, so that the last windows are whole.
  const periods = Math.ceil((reach(DAYS_AHEAD) + DAY - at) / PERIOD_MS);
  const known = new Map<string, readonly SpawnWindow[]>();
  const find = (filter: SpawnRule): readonly SpawnWindow[] => {
    const found =
      known.get(filter.id) ?? upcomingOfAll([filter], at, { count: Number.POSITIVE_INFINITY, periods });
    known.set(filter.id, found);
    return found;
  };
  /**
   * A feed as an iCalendar file. If all windows are in one place, the calendar's name says it. Spawns of a collection that come at the
   * very same times, as all that wait for the night alone, are one event.
   */
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
          // Kept short: a calendar holds thousands of them. Each spawn is a member of one group.
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
