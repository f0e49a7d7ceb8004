import { PERIOD_MS } from "@foray/eorzea/time";
import { upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { parseXml } from "@rgrove/parse-xml";
import EorzeaWeather from "eorzea-weather";
import fc from "fast-check";
import { parseAtomFeed } from "feedsmith";
import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  occurrencesOf,
  peerOccurrencesOf,
} from "../../../app/features/alarms/calendars/testing/occurrences.ts";
import { languages } from "../../../app/i18n/language.ts";
import { llmsText } from "../data/llms.ts";
import { openApi } from "../data/openapi.ts";
import { atomText } from "./atom.ts";
import { ALARM_DAYS_AHEAD, calendarStart, calendarsFrom, DAYS_AHEAD, windowsOf } from "./calendars.ts";
import { changelogFeed } from "./changelog.ts";
import { NEXT_WINDOWS, nextWindows } from "./next.ts";
import { type Subject, subjects } from "./subjects.ts";
import { lineOf, titleOf } from "./words.ts";
import { feedFiles } from "./write.ts";

const at = Date.UTC(2026, 10, 23, 12, 34, 56, 789);
const DAY = 86_400_000;
const subject = (uri: string) => subjects.find((each) => each.uri === uri) ?? expect.fail(`no feed ${uri}`);

const start = calendarStart(at);
const end = start + (DAYS_AHEAD + 7) * DAY;
const calendarOf = calendarsFrom(start);
const isCollection = ({ filters }: Subject) => filters.length > 1;
const spawns = subjects.filter((each) => !isCollection(each));
const collections = subjects.filter(isCollection);

const windowsOfAll = ({ filters }: Subject, from: number, to: number) =>
  upcomingOfAll(filters, from, {
    count: Number.POSITIVE_INFINITY,
    periods: Math.ceil((to + DAY - from) / PERIOD_MS),
  }).filter((window) => window.start < to);

const timesOf = (list: readonly Readonly<{ start: number; end: number }>[]) =>
  list.map((each) => [each.start, each.end]);

const unfolded = (text: string) => text.replaceAll("\r\n ", "");

const spawnsIn = (title: string) => title.split(" · ");

const blocksOf = (text: string) =>
  text
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((block) => ({
      spawns: spawnsIn(/^SUMMARY:(.*)\r\n/m.exec(unfolded(block))?.[1]?.replace(/\\(.)/g, "$1") ?? ""),
      times: /DTSTART:.*(?=SUMMARY:)/s.exec(block)?.[0],
    }));

const instant = (text: string) =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Parsing a whole calendar takes the libraries seconds. */
function timesIn(lines: string) {
  const value = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(lines)?.[1]?.trim() ?? "";
  return { start: instant(value("DTSTART")), end: instant(value("DTEND")) };
}

const titlesOf = (text: string) => {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return [...new Set(events.map((event) => String(event.getFirstPropertyValue("summary"))))].sort();
};
const peerTitlesOf = (text: string) => {
  const titles = Object.values(ical.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== "VEVENT") return [];
    return typeof part.summary === "string" ? part.summary : part.summary.val;
  });
  return [...new Set(titles)].sort();
};

describe("calendar feeds", () => {
  it("King Arthro’s calendar has the windows that eorzea-weather forecasts", () => {
    const wanted: number[] = [];
    for (let from = Math.floor(start / PERIOD_MS) * PERIOD_MS; from < end; from += PERIOD_MS) {
      if (EorzeaWeather.getWeather("eurekaPagos", new Date(from), { locale: "en" }) === "Fog")
        wanted.push(from);
    }
    const text = calendarOf(subject("crab"), { alarms: false, language: "en" });
    for (const events of [occurrencesOf(text), peerOccurrencesOf(text)]) {
      expect(events.map((event) => event.start)).toEqual(wanted);
      expect(events.every((event) => event.end - event.start === PERIOD_MS)).toBe(true);
      expect(new Set(events.map(({ title }) => title))).toEqual(new Set(["King Arthro (Fog)"]));
    }
  });

  it("Fafnir’s calendar has every Eorzean night, as computed from the clock alone", () => {
    const [day, hour] = [4_200_000, 175_000];
    const wanted: (readonly [number, number])[] = [];
    for (let midnight = Math.floor(start / day) * day; midnight < end + day; midnight += day) {
      const night = [midnight - 6 * hour, midnight + 6 * hour] as const;
      if (night[1] > start && night[0] < end) wanted.push(night);
    }
    const text = calendarOf(subject("fafnir"), { alarms: false, language: "en" });
    for (const events of [occurrencesOf(text), peerOccurrencesOf(text)])
      expect(events.map((event) => [event.start, event.end])).toEqual(wanted);
  });

  it("a farm’s calendar has all of its windows, as read by two parsers", () => {
    const farm = subject("conceptual");
    const text = calendarOf(farm, { alarms: false, language: "fr" });
    const wanted = timesOf(windowsOfAll(farm, start, end));
    expect(timesOf(occurrencesOf(text))).toEqual(wanted);
    expect(timesOf(peerOccurrencesOf(text))).toEqual(wanted);
  });

  it.each(spawns)("the calendar of $uri has the windows that upcomingOfAll finds", (each) => {
    const events = blocksOf(calendarOf(each, { alarms: false, language: "en" }));
    const times = events.map(({ times: lines = "" }) => timesIn(lines));
    expect(times.sort((a, b) => a.start - b.start)).toEqual(
      windowsOfAll(each, start, end).map((window) => ({ start: window.start, end: window.end })),
    );
  });

  it.each(collections)("the collection calendar $uri has the windows of each of its spawns", (each) => {
    const own = blocksOf(calendarOf(each, { alarms: false, language: "en" }));
    for (const filter of each.filters) {
      const spawn = spawns.find(({ id }) => id === filter.id) ?? expect.fail(`no feed ${filter.id}`);
      const wanted = blocksOf(calendarOf(spawn, { alarms: false, language: "en" }));
      const line = lineOf(filter, "en");
      const found = own.filter((event) => event.spawns.includes(line)).map(({ times }) => times);
      expect(found, line).toEqual(wanted.map(({ times }) => times));
    }
  });

  it.each(subjects)("the alarm calendar of $uri has one alarm per window, as read by two parsers", (each) => {
    const days = ALARM_DAYS_AHEAD[isCollection(each) ? "collection" : "spawn"];
    const windows = windowsOfAll(each, start, start + (days + 7) * DAY);
    const text = calendarOf(each, { alarms: true, language: "en" });
    const events = occurrencesOf(text);
    expect(events.every(({ alarms }) => alarms === 1)).toBe(true);
    expect(peerOccurrencesOf(text)).toEqual(events);
    for (const filter of each.filters) {
      const line = lineOf(filter, "en");
      const found = events.filter(({ title }) => spawnsIn(title).includes(line));
      expect(timesOf(found), line).toEqual(
        timesOf(windows.filter((window) => window.filter.id === filter.id)),
      );
    }
  });

  it.each(subjects)("the calendar of $uri differs between languages only in its texts", (each) => {
    const wordless = (text: string) =>
      unfolded(text).replace(/^(?:SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME):.*\r\n/gm, "");
    const english = wordless(calendarOf(each, { alarms: true, language: "en" }));
    for (const language of languages) {
      const text = calendarOf(each, { alarms: true, language });
      expect(wordless(text)).toBe(english);
      const uids = unfolded(text).match(/^UID:.*$/gm) ?? [];
      expect(new Set(uids).size).toBe(uids.length);
    }
  });

  // Together, these feeds contain every spawn.
  it.each(["all", "all-nms", "eurekafarms"])(
    "two parsers read the same titles from the calendar %s in every language",
    (uri) => {
      for (const language of languages) {
        const text = calendarOf(subject(uri), { alarms: true, language });
        const titles = titlesOf(text);
        expect(peerTitlesOf(text)).toEqual(titles);
        for (const { id } of subject(uri).filters)
          expect(titles.filter((title) => title.includes(titleOf(id, language))).length, id).toBeGreaterThan(
            0,
          );
      }
    },
  );

  it.each(subjects)("the calendar of $uri is within Google Calendar’s limit of 1 MB", (each) => {
    for (const language of languages) {
      const text = calendarOf(each, { alarms: isCollection(each), language });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000_000);
    }
  });

  it("a window keeps its UID when the calendar is rebuilt weeks later", () => {
    fc.assert(
      fc.property(fc.constantFrom(...subjects), fc.integer({ min: 1, max: 3 }), (each, weeks) => {
        const later = start + weeks * 7 * DAY;
        const uids = (calendar: ReturnType<typeof calendarsFrom>) =>
          occurrencesOf(calendar(each, { alarms: true, language: "en" })).map(
            (event) => `${event.uid} ${event.start}`,
          );
        const after = new Set(uids(calendarsFrom(later)));
        const before = occurrencesOf(calendarOf(each, { alarms: true, language: "en" }));
        for (const event of before.filter((one) => one.end > later))
          expect(after).toContain(`${event.uid} ${event.start}`);
      }),
      { numRuns: 6, seed: 25 },
    );
  });
});

describe("the weekly start of calendars", () => {
  it("calendarStart returns the last Monday at midnight UTC", () => {
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

  it("calendars built in the same week are identical byte for byte", () => {
    const calendars = (now: number) =>
      [...feedFiles("https://almanac.example", now)]
        .filter(({ path }) => path.endsWith("/crab.ics"))
        .map(({ path, text }) => [path, text()]);
    // A Monday morning and the following Sunday evening.
    const monday = Date.UTC(2026, 10, 23, 1);
    expect(calendars(monday)).toHaveLength(8);
    expect(calendars(monday + 6.9 * DAY)).toEqual(calendars(monday));
    expect(calendars(monday + 7 * DAY)).not.toEqual(calendars(monday));
  });
});

describe("the paths of feeds", () => {
  it("every feed has a unique, valid path", () => {
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

describe("the OpenAPI description of feeds", () => {
  it("the OpenAPI description has a path for every feed", () => {
    const described = Object.keys(openApi("1.0.0", "v2", []).paths).map(
      (path) => new RegExp(`^${path.replace(/[.]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`),
    );
    for (const { path } of feedFiles("https://almanac.example", at))
      expect(
        described.some((pattern) => pattern.test(`/${path}`)),
        path,
      ).toBe(true);
  });
});

describe("nextWindows", () => {
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
          .strictObject({
            start: z.int(),
            end: z.int(),
            minutesEarlier: z.int(),
            lowestLeft: z.int(),
            safeMinutes: z.int(),
          })
          .optional(),
      }),
    ),
  });

  it.each(subjects)("nextWindows of $uri lists current and later windows in order", (each) => {
    const { filter, generated, windows } = shape.parse(
      JSON.parse(nextWindows(each, windowsOf(each, at, NEXT_WINDOWS), at)),
    );
    expect([filter, generated]).toEqual([each.uri, at]);
    expect(windows).toHaveLength(NEXT_WINDOWS);
    expect(windows.every(({ end }) => end > at)).toBe(true);
    expect(windows.map(({ start }) => start)).toEqual(
      windows.map(({ start }) => start).sort((a, b) => a - b),
    );
    const members = new Set(each.filters.map(({ id }) => id));
    for (const window of windows) expect(members).toContain(window.filter);
    // Filters that only need night have no weather.
    const nights = new Set(each.filters.filter(({ weather }) => weather.length === 0).map(({ id }) => id));
    for (const window of windows) expect(window.weathers.length === 0).toBe(nights.has(window.filter));
  });
});

describe("the changelog feed", () => {
  it.each(languages)("two parsers read the changelog feed (%s)", (language) => {
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

  it("a title round-trips through atomText, without characters invalid in XML", () => {
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
        // Parsers normalize line breaks.
        const wanted = title
          // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
          .replace(/\r\n?/g, "\n");
        expect(element !== undefined && "text" in element && element.text).toBe(wanted);
      }),
    );
  });

  it("atomText rejects a feed without entries", () => {
    const feed = { id: "", title: "", subtitle: "", language: "en", author: "", self: "", page: "" };
    expect(() => atomText({ ...feed, entries: [] })).toThrow(RangeError);
  });
});
