import { nameKey } from "../people.ts";
import type { RunDuty } from "../types.ts";
import { MAX_PEOPLE, readJson } from "./json.ts";
import { MAX_LINE_LENGTH } from "./line.ts";
import { LINK_LINE, readLines } from "./lists.ts";
import { type Line, readTable, tableMark } from "./table.ts";
import type { LeftOut, LinkedService, ListedEvent, ReadSignUps, SignUp } from "./types.ts";

/** Ten times a real list, so that a huge paste cannot block the page. */
const MAX_LINES = 500;
const MAX_CHARACTERS = 40_000;

const empty: ReadSignUps = {
  source: "empty",
  service: null,
  title: "",
  start: null,
  startsAt: null,
  events: [],
  people: [],
  leftOut: [],
  lines: 0,
};

/** Maximum nesting of JSON. Deeper text cannot be a list of people, and parsing it would be slow. */
const DEEPEST = 200;

function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

/** Parses JSON. `undefined` if the text is not JSON, “torn” if it is truncated JSON. */
function jsonOf(text: string): Readonly<{ body: unknown }> | "torn" | undefined {
  if (!/^[[{"\d\-tfn]/.test(text)) return undefined;
  if (/^[[{]/.test(text) && isDeep(text)) return { body: null };
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch (error) {
    // Any other error means that the parser's depth limit was exceeded, so it is JSON.
    if (!(error instanceof SyntaxError)) return { body: null };
    return /^(?:\{\s*"|\[\s*[[{])/.test(text) ? "torn" : undefined;
  }
}

function serviceOf(link: string): LinkedService {
  const host = /^https?:\/\/([^/?#]*)/i.exec(link)?.[1]?.toLowerCase() ?? "";
  if (/(?:^|\.)raid-?helper\./.test(host)) return "raidHelper";
  if (/(?:^|\.)discord(?:app)?\.(?:com|gg)$/.test(host)) return "discord";
  return /^(?:docs\.google\.com|sheets?\.|1drv\.ms|onedrive\.)|(?:excel|sharepoint|airtable)/.test(host)
    ? "sheet"
    : "other";
}

/** A person is absent if any of their lines says so. */
function once(people: readonly SignUp[]): Pick<ReadSignUps, "leftOut" | "people"> {
  const seen = new Set<string>();
  const leftOut: LeftOut[] = [];
  const absent = new Set(people.filter(({ status }) => status === "absent").map(({ name }) => nameKey(name)));
  const kept = people.filter(({ name, line }) => {
    const key = nameKey(name);
    const twice = seen.has(key);
    seen.add(key);
    if (twice) leftOut.push({ line, to: line, text: name, why: "twice" });
    return !twice;
  });
  return {
    people: kept.map((person) =>
      absent.has(nameKey(person.name)) ? { ...person, status: "absent" as const } : person,
    ),
    leftOut,
  };
}

/** `total` counts non-empty lines beyond the limits, too. A text may have a million lines. */
function linesOf(text: string): Readonly<{ lines: readonly Line[]; total: number; last: number }> {
  const lines: Line[] = [];
  let total = 0;
  let line = 0;
  let last = 0;
  let characters = 0;
  let full = false;
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    line += 1;
    full ||= lines.length === MAX_LINES || characters > MAX_CHARACTERS;
    const part = full ? "" : text.slice(from, Math.min(to, from + MAX_LINE_LENGTH + 1));
    // Beyond the limits, every line with any characters counts, even if blank.
    if (full ? to > from : part.trim() !== "") {
      total += 1;
      last = line;
      characters += part.length;
      if (!full) lines.push({ line, text: part.replace(/\r$/, "") });
    }
    from = to + 1;
  }
  return { lines, total, last };
}

/**
 * Reads any sign-up text: lines, a table, or the JSON of a sign-up tool. Never throws. Every non-empty line
 * is either a person or in `leftOut` with a reason. Valid JSON is never read as lines.
 * @param brings what players bring to the duty; with "job", a word that is both a job and a phantom job means
 * the latter
 * @param event index of the event to read if the text has several; without it, nobody is read
 */
export function readSignUps(
  given: string,
  brings: RunDuty["brings"],
  event: number | null = null,
): ReadSignUps {
  const text = given.replace(/^\ufeff/, "").trim();
  const unfenced = /^```\w{0,12}\s*([\s\S]*?)\s*```$/.exec(text.length < 2_000_000 ? text : "")?.[1] ?? text;
  if (unfenced === "") return empty;
  const json = jsonOf(unfenced);
  if (json === "torn") return { ...empty, source: "tornJson" };
  if (json !== undefined) {
    const { people, leftOut, title, start } = readJson(json.body);
    if (people === null) return { ...empty, source: "unknownJson", title, start };
    const kept = once(people);
    return {
      ...empty,
      source: "json",
      title,
      start,
      people: kept.people,
      leftOut: inOrder([...leftOut, ...kept.leftOut]),
      lines: people.length + leftOut.length,
    };
  }
  const { lines, total, last } = linesOf(given.replace(/^\ufeff/, ""));
  const [link] = lines;
  if (link !== undefined && lines.every(({ text: each }) => LINK_LINE.test(each)))
    return {
      ...empty,
      source: "link",
      service: serviceOf(link.text.trim().replace(/^[<(]+/, "")),
      lines: total,
    };
  const mark = tableMark(lines);
  const tables = mark === null ? null : readTable(lines, mark, brings);
  const events: readonly ListedEvent[] =
    tables === null || tables.length < 2
      ? []
      : tables.map(({ title, startsAt, people }) => ({ title, startsAt, people: people.length }));
  const table = tables?.[events.length > 0 ? (event ?? -1) : 0] ?? null;
  if (events.length > 0 && table === null) return { ...empty, source: "events", events, lines: total };
  const read = table ?? readLines(lines, brings);
  const kept = once(read.people);
  const shown = kept.people.slice(0, MAX_PEOPLE);
  const from = kept.people[MAX_PEOPLE]?.line ?? (total > lines.length ? (lines.at(-1)?.line ?? 0) + 1 : null);
  const many: LeftOut[] = from === null ? [] : [{ line: from, to: last, text: "", why: "tooMany" }];
  return {
    ...empty,
    source: table === null ? "lines" : "table",
    title: table?.title ?? "",
    startsAt: table?.startsAt ?? null,
    events,
    people: shown,
    leftOut: inOrder(
      [...read.leftOut, ...kept.leftOut, ...many].filter(
        ({ line, why }) => why === "tooMany" || from === null || line < from,
      ),
    ),
    lines: total,
  };
}

const inOrder = (list: readonly LeftOut[]) => list.toSorted((a, b) => a.line - b.line);
