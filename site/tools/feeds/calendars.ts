import { PERIOD_MS } from "@foray/eorzea/time";
import { type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { type CalendarEvent, calendarText } from "../../app/browser/calendar/calendar-text.ts";
import type { Language } from "../../app/i18n/language.ts";
import type { Subject } from "./subjects.ts";
import { lineOf, titleOf, zoneTitle } from "./words.ts";

const DAY = 86_400_000;

/** How far a calendar looks ahead: the sky is certain, so it holds until long after the next build. */
export const DAYS_AHEAD = 400;

/** Google Calendar takes no file over a megabyte: what comes often reaches less far than DAYS_AHEAD. */
export const MOST_BYTES = 1_000_000;

/** An event has more than 170 bytes. */
const MOST_EVENTS = Math.floor(MOST_BYTES / 170);

const WEEK = 7 * DAY;

/**
 * The instant from which the calendars of a build at `at` run (Unix ms): the Monday before, at midnight UTC. Whatever is built within a
 * week has the same calendars byte for byte: a host takes them up once, and programs that ask again are told that nothing has changed.
 */
export function calendarStart(at: number): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((at + 3 * DAY) / WEEK) * WEEK - 3 * DAY;
}

/** Phones set each alarm by itself, so a calendar with alarms stays short. */
export const MOST_ALARMS = 400;

/** Minutes of real time before a window at which its alarm rings. */
const ALARM_MINUTES = [10];

/** Programs ask as often as they like, mostly once a day; they may ask this often. */
const REFRESH_HOURS = 12;

/** The windows of a feed from `at` (Unix ms) on, a running one included, soonest first; no more than `count`. */
export function windowsOf({ filters }: Subject, at: number, count = MOST_EVENTS): readonly SpawnWindow[] {
  // Counted from the build's own instant, which may be a week after the first.
  const periods = Math.ceil((DAYS_AHEAD * DAY + WEEK) / PERIOD_MS);
  return upcomingOfAll(filters, at, { count, periods });
}

/**
 * A feed as an iCalendar file. The uids are those of the events that the site's pages save. Where all windows are in one place, the
 * calendar's name says it: in every event it would be a tenth of the bytes.
 */
export function feedCalendar(
  subject: Subject,
  windows: readonly SpawnWindow[],
  { alarms, at, language }: Readonly<{ alarms: boolean; at: number; language: Language }>,
): string {
  const title = titleOf(subject.id, language);
  const [zone, ...others] = new Set(subject.filters.map((filter) => filter.zone));
  const place = zone === undefined || others.length > 0 ? undefined : zoneTitle(zone, language);
  const events = (alarms ? windows.slice(0, MOST_ALARMS) : windows).map(
    (window): CalendarEvent => ({
      uid: `${window.filter.id}-${window.start}@foray-almanac`,
      start: window.start,
      end: window.end,
      title: lineOf(window, language),
      ...(place === undefined ? { location: zoneTitle(window.filter.zone, language) } : {}),
      ...(alarms ? { alarms: ALARM_MINUTES } : {}),
    }),
  );
  const name = place === undefined ? title : `${title} – ${place}`;
  return calendarText(events, { name, now: at, refreshHours: REFRESH_HOURS, mostOctets: MOST_BYTES });
}
