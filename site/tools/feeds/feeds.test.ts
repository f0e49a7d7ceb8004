import { parseXml } from "@rgrove/parse-xml";
import EorzeaWeather from "eorzea-weather";
import fc from "fast-check";
import { parseAtomFeed } from "feedsmith";
import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { languages } from "../../app/i18n/language.ts";
import { llmsText } from "../data/llms.ts";
import { openApi } from "../data/openapi.ts";
import { atomText } from "./atom.ts";
import { calendarStart, DAYS_AHEAD, feedCalendar, MOST_ALARMS, MOST_BYTES, windowsOf } from "./calendars.ts";
import { changelogFeed } from "./changelog.ts";
import { NEXT_WINDOWS, nextWindows } from "./next.ts";
import { subjects } from "./subjects.ts";
import { feedFiles } from "./write.ts";

const at = Date.UTC(2026, 10, 23, 12, 34, 56, 789);
const DAY = 86_400_000;
const subject = (uri: string) => subjects.find((each) => each.uri === uri) ?? expect.fail(`no feed ${uri}`);

/** Start, end and title of each event, as ical.js reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      title: event.summary,
      alarms: component.getAllSubcomponents("valarm").length,
    };
  });
}

describe("a calendar feed", () => {
  it("has every window of 400 days and the week of the build, as an independent package foretells them", () => {
    const crab = subject("crab");
    const windows = windowsOf(crab, at);
    const wanted: number[] = [];
    const first = Math.floor(at / 1_400_000) * 1_400_000;
    for (let start = first; start < at + (DAYS_AHEAD + 7) * DAY; start += 1_400_000) {
      if (EorzeaWeather.getWeather("eurekaPagos", new Date(start), { locale: "en" }) === "Fog")
        wanted.push(start);
    }
    const events = read(feedCalendar(crab, windows, { alarms: false, at, language: "en" }));
    expect(events.map(({ start }) => start)).toEqual(wanted);
    expect(events.every(({ end, start }) => end - start === 1_400_000)).toBe(true);
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set(["King Arthro (Fog)"]));
  });

  it.each(subjects)("$uri opens in two parsers, in every language", (each) => {
    const windows = windowsOf(each, at).slice(0, MOST_ALARMS);
    for (const language of languages) {
      const text = feedCalendar(each, windows, { alarms: true, at, language });
      const events = read(text);
      const parsed = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === "VEVENT");
      expect(events).toHaveLength(windows.length);
      expect(events.every(({ alarms }) => alarms === 1)).toBe(true);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(windows.length);
      expect(parsed.map((event) => event?.type === "VEVENT" && event.start.getTime())).toEqual(
        events.map(({ start }) => start),
      );
    }
  });

  it.each([
    ["all", "ja"],
    ["fafnir", "ja"],
    ["conceptual", "fr"],
  ] as const)("%s fits what Google Calendar takes (%s)", (uri, language) => {
    const windows = windowsOf(subject(uri), at);
    const text = feedCalendar(subject(uri), windows, { alarms: false, at, language });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(0.99 * MOST_BYTES);
    const lines = text.split("\r\n").filter((line) => line.startsWith("UID:"));
    expect(lines).toEqual(
      windows.slice(0, lines.length).map(({ filter, start }) => `UID:${filter.id}-${start}@foray-almanac`),
    );
  });

  it("law: a window keeps its uid from build to build", () => {
    fc.assert(
      fc.property(fc.constantFrom(...subjects), fc.integer({ min: 1, max: 10 * DAY }), (each, later) => {
        const uids = (now: number) =>
          windowsOf(each, now)
            .slice(0, 200)
            .map(({ end, filter, start }) => ({ end, uid: `${filter.id}-${start}` }));
        const before = uids(at);
        const after = new Set(uids(at + later).map(({ uid }) => uid));
        const last = windowsOf(each, at + later)[199]?.start ?? 0;
        const still = before.filter(
          ({ end, uid }) => end > at + later && Number(uid.split("-").at(-1)) < last,
        );
        for (const { uid } of still) expect(after).toContain(uid);
      }),
      { numRuns: 10, seed: 25 },
    );
  });
});

describe("calendars of one week", () => {
  it("law: begin on the Monday before, at midnight UTC", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const start = calendarStart(now);
        expect(new Date(start).toISOString()).toMatch(/T00:00:00\.000Z$/);
        expect(new Date(start).getUTCDay()).toBe(1);
        expect(now - start).toBeGreaterThanOrEqual(0);
        expect(now - start).toBeLessThan(7 * DAY);
      }),
    );
  });

  it("are the same byte for byte whenever they are built", () => {
    const calendars = (now: number) =>
      [...feedFiles("https://almanac.example", now)]
        .filter(({ path }) => path.endsWith("/crab.ics"))
        .map(({ path, text }) => [path, text()]);
    // A Monday morning and the Sunday evening after.
    const monday = Date.UTC(2026, 10, 23, 1);
    expect(calendars(monday)).toHaveLength(8);
    expect(calendars(monday + 6.9 * DAY)).toEqual(calendars(monday));
    expect(calendars(monday + 7 * DAY)).not.toEqual(calendars(monday));
  });
});

describe("the addresses of feeds", () => {
  it("are one for each, whatever the filters are called", () => {
    const paths = [...feedFiles("https://almanac.example", at)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^feeds\/[\w/-]+\.(?:ics|json|atom)$/.test(path))).toEqual([]);
    for (const path of ["feeds/crab.ics", "feeds/ja/alarms/all-nms.ics", "feeds/next/cold_box.json"])
      expect(paths).toContain(path);
    for (const [, path] of llmsText("https://almanac.example").matchAll(
      /almanac\.example\/(feeds\/[^)]+)\)/g,
    ))
      expect(paths).toContain(path);
  });
});

describe("the description of what can be fetched", () => {
  it("has a path for every feed", () => {
    const described = Object.keys(openApi("1.0.0", []).paths).map(
      (path) => new RegExp(`^${path.replace(/[.]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`),
    );
    for (const { path } of feedFiles("https://almanac.example", at))
      expect(
        described.some((pattern) => pattern.test(`/${path}`)),
        path,
      ).toBe(true);
  });
});

describe("the next windows", () => {
  const shape = z.strictObject({
    filter: z.string(),
    generated: z.int(),
    windows: z.array(
      z.strictObject({
        filter: z.string(),
        zone: z.string(),
        start: z.int(),
        end: z.int(),
        weathers: z.array(z.string()),
        conflict: z
          .strictObject({ start: z.int(), end: z.int(), minutesEarlier: z.int(), safeMinutes: z.int() })
          .optional(),
      }),
    ),
  });

  it.each(subjects)("of $uri are in order, from now on", (each) => {
    const { filter, generated, windows } = shape.parse(
      JSON.parse(nextWindows(each, windowsOf(each, at), at)),
    );
    expect([filter, generated]).toEqual([each.uri, at]);
    expect(windows).toHaveLength(NEXT_WINDOWS);
    expect(windows.every(({ end }) => end > at)).toBe(true);
    expect(windows.map(({ start }) => start)).toEqual(
      windows.map(({ start }) => start).sort((a, b) => a - b),
    );
    const members = new Set(each.filters.map(({ id }) => id));
    for (const window of windows) expect(members).toContain(window.filter);
    // Where the night alone decides, the sky may be any.
    const nights = new Set(each.filters.filter(({ weather }) => weather.length === 0).map(({ id }) => id));
    for (const window of windows) expect(window.weathers.length === 0).toBe(nights.has(window.filter));
  });
});

describe("the changelog's feed", () => {
  it.each(languages)("opens in two parsers (%s)", (language) => {
    const text = changelogFeed(
      "https://almanac.example",
      "https://almanac.example/feeds/changelog.atom",
      language,
    );
    expect(parseXml(text).root?.name).toBe("feed");
    const feed = parseAtomFeed(text);
    expect(feed.id).toMatch(/^tag:almanac\.example,2026:changelog/);
    expect(feed.entries?.length).toBeGreaterThan(0);
    for (const entry of feed.entries ?? []) {
      expect(entry.id).toMatch(/\/\d+\.\d+\.\d+$/);
      expect(Number.isNaN(Date.parse(String(entry.updated)))).toBe(false);
      expect(JSON.stringify(entry.content)).toContain("<li>");
    }
  });

  it("law: any text comes back from the parser as it was, but for what XML cannot hold", () => {
    const feed = { id: "tag:a", subtitle: "", language: "en", author: "A", self: "a", page: "b" };
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (title) => {
        const text = atomText({
          ...feed,
          title,
          entries: [{ id: "i", title, date: "2026-01-01", lines: [title] }],
        });
        const root = parseXml(text).root;
        const element = root?.children.find((child) => "name" in child && child.name === "title");
        // A parser turns every line break into one of one form.
        const wanted = title
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
          .replace(/\r\n?/g, "\n");
        expect(element !== undefined && "text" in element && element.text).toBe(wanted);
      }),
    );
  });

  it("needs an entry", () => {
    const feed = { id: "", title: "", subtitle: "", language: "en", author: "", self: "", page: "" };
    expect(() => atomText({ ...feed, entries: [] })).toThrow(RangeError);
  });
});
