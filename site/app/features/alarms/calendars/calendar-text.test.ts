import fc from "fast-check";
import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarText } from "./calendar-text.ts";

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const options = { name: "Foray Almanac", now };

const cassie: CalendarEvent = {
  uid: "cassie-1795263800000@foray-almanac",
  start: 1_795_263_800_000,
  end: 1_795_265_200_000,
  title: "Copycat Cassie; Pagos, Blizzards",
  description: "Blizzards\n16:00 ET \\ next",
  location: "Eureka Pagos",
  url: "https://forayalmanac.example/forecast/cassie?mob=a,b;c",
  alarms: [10, 0],
};

/** Parses with ical.js, which throws on an invalid iCalendar. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      title: event.summary,
      description: event.description,
      location: event.location,
      url: component.getFirstPropertyValue("url"),
      stamp: String(component.getFirstPropertyValue("dtstamp")),
      triggers: component
        .getAllSubcomponents("valarm")
        .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
    };
  });
}

describe("calendarText", () => {
  test("calendarText writes an event that ical.js reads back unchanged", () => {
    expect(read(calendarText([cassie], options))).toEqual([
      {
        uid: cassie.uid,
        start: cassie.start,
        end: cassie.end,
        title: cassie.title,
        description: cassie.description,
        location: cassie.location,
        url: cassie.url,
        stamp: "2026-11-21T12:00:00Z",
        triggers: ["-PT10M", "PT0S"],
      },
    ]);
  });

  test("calendarText writes a file that node-ical can read", () => {
    const parsed = ical.sync.parseICS(calendarText([cassie], options));
    const event = Object.values(parsed).find((part) => part?.type === "VEVENT");
    expect(event).toMatchObject({
      type: "VEVENT",
      uid: cassie.uid,
      summary: cassie.title,
      description: cassie.description,
      location: cassie.location,
    });
    expect(event?.type === "VEVENT" && [event.start.getTime(), event.end?.getTime()]).toEqual([
      cassie.start,
      cassie.end,
    ]);
    expect(event?.type === "VEVENT" && event.alarms?.length).toBe(2);
  });

  test("calendarText writes a minimal event byte for byte as the standard describes", () => {
    const event = { uid: "a", start: 0, end: 1000, title: "T" };
    expect(calendarText([event], { name: "N", now: 0 })).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Foray Almanac//Forecast//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "NAME:N",
        "X-WR-CALNAME:N",
        "BEGIN:VEVENT",
        "UID:a",
        "DTSTAMP:19700101T000000Z",
        "DTSTART:19700101T000000Z",
        "DTEND:19700101T000001Z",
        "SUMMARY:T",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("calendarText writes no DTEND for an event without a duration", () => {
    const file = calendarText([{ ...cassie, end: cassie.start }], options);
    expect(file).not.toContain("DTEND");
    expect(read(file)[0]?.start).toBe(cassie.start);
  });

  test("calendarText throws for an empty list and for invalid dates", () => {
    expect(() => calendarText([], options)).toThrow(RangeError);
    expect(() => calendarText([{ ...cassie, start: Number.NaN }], options)).toThrow(RangeError);
    expect(() => calendarText([{ ...cassie, start: 8.64e15, end: 8.64e15 }], options)).toThrow(RangeError);
  });

  const anyText = fc.string({ unit: "binary", maxLength: 120 });

  test("calendarText folds any text into lines of at most 75 octets without injection", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, description, name) => {
        const file = calendarText([{ ...cassie, title, description }], { name, now });
        expect(file.endsWith("\r\n")).toBe(true);
        const lines = file.slice(0, -2).split("\r\n");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(lines.filter((line) => line.startsWith("BEGIN:")).length).toBe(4);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test("calendarText round-trips readable text through ical.js", () => {
    const readable = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(readable, readable, (title, description) => {
        const [event] = read(calendarText([{ ...cassie, title, description }], options));
        expect(event?.title).toBe(title);
        expect(event?.description).toBe(description);
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});
