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

/** An event has more than 200 bytes. */
const MOST_EVENTS = MOST_BYTES / 200;

/** Phones set each alarm by itself, so a calendar with alarms stays short. */
export const MOST_ALARMS = 400;

/** Minutes of real time before a window at which its alarm rings. */
const ALARM_MINUTES = [10];

/** Programs ask as often as they like, mostly once a day; they may ask this often. */
const REFRESH_HOURS = 12;

/** The windows of a feed from `at` (Unix ms) on, a running one included, soonest first. */
export function windowsOf({ filters }: Subject, at: number): readonly SpawnWindow[] {
  const periods = Math.ceil((DAYS_AHEAD * DAY) / PERIOD_MS);
  return upcomingOfAll(filters, at, { count: MOST_EVENTS, periods });
}

/** A feed as an iCalendar file. The uids are those of the events that the site's pages save. */
export function feedCalendar(
  subject: Subject,
  windows: readonly SpawnWindow[],
  { alarms, at, language }: Readonly<{ alarms: boolean; at: number; language: Language }>,
): string {
  const events = (alarms ? windows.slice(0, MOST_ALARMS) : windows).map(
    (window): CalendarEvent => ({
      uid: `${window.filter.id}-${window.start}@foray-almanac`,
      start: window.start,
      end: window.end,
      title: lineOf(window, language),
      location: zoneTitle(window.filter.zone, language),
      ...(alarms ? { alarms: ALARM_MINUTES } : {}),
    }),
  );
  const options = { name: titleOf(subject.id, language), now: at, refreshHours: REFRESH_HOURS };
  let text = calendarText(events, options);
  for (let bytes = Buffer.byteLength(text); bytes > MOST_BYTES; bytes = Buffer.byteLength(text)) {
    // Events of one feed are of nearly one length: the share that fits, and one less for what they differ by.
    events.length = Math.floor((events.length * MOST_BYTES) / bytes) - 1;
    text = calendarText(events, options);
  }
  return text;
}
