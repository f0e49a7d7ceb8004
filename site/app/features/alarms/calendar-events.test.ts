import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import ICAL from "ical.js";
import ical from "node-ical";
import { expect, test } from "vitest";
import { alarmEvents } from "./calendar-events.ts";
import { type CalendarEvent, calendarText } from "./calendars/calendar-text.ts";

const now = Date.UTC(2026, 10, 21, 12);
const eventOf = ({ filter, start, end, weathers }: SpawnWindow): CalendarEvent => ({
  uid: `${filter.id}-${start}`,
  start,
  end,
  title: filter.id,
  description: weathers.join(", "),
  url: `https://forayalmanac.example/forecast/${filter.uri}`,
});
const alarms = [
  { filter: "cassie", early: 10, start: true, since: 0 },
  { filter: "nm", early: 5, start: false, since: 0 },
  { filter: "gone", early: 5, start: true, since: 0 },
];

test("alarmEvents lists each window of 14 days once, with all its reminders", () => {
  const events = alarmEvents(alarms, now, undefined, eventOf);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(Math.max(...events.map(({ start }) => start))).toBeLessThan(now + 14.1 * 86_400_000);
  expect(Math.min(...events.map(({ end }) => end))).toBeGreaterThan(now);
  for (const { title, alarms: reminders } of events) {
    expect(reminders).toEqual(title === "cassie" ? [10, 5, 0] : [5]);
  }
});

test("alarmEvents keeps a window's uid in the next day's file", () => {
  const today = new Set(alarmEvents(alarms, now, undefined, eventOf).map(({ uid }) => uid));
  const tomorrow = alarmEvents(alarms, now + 86_400_000, undefined, eventOf).filter(
    ({ start }) => start < now + 13 * 86_400_000,
  );
  expect(tomorrow.length).toBeGreaterThan(20);
  expect(tomorrow.every(({ uid }) => today.has(uid))).toBe(true);
});

test("ical.js and node-ical read the same events from an alarm calendar", () => {
  const events = alarmEvents(alarms, now, undefined, eventOf);
  const file = calendarText(events, { name: "Alarms", now });
  const strict = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const other = Object.values(ical.sync.parseICS(file)).filter((part) => part?.type === "VEVENT");
  expect(strict).toHaveLength(events.length);
  expect(other).toHaveLength(events.length);
  for (const [index, component] of strict.entries()) {
    const event = new ICAL.Event(component);
    expect(event.startDate.toJSDate().getTime()).toBe(events[index]?.start);
    expect(component.getAllSubcomponents("valarm")).toHaveLength(events[index]?.alarms?.length ?? -1);
  }
});

test("alarmEvents leaves out windows outside the player's hours", () => {
  const evening = ({ start }: { start: number }) => start % 86_400_000 >= 18 * 3_600_000;
  const events = alarmEvents(alarms, now, evening, eventOf);
  const all = alarmEvents(alarms, now, undefined, eventOf);
  expect(events.length).toBeGreaterThan(5);
  expect(events).toEqual(all.filter(evening));
});
