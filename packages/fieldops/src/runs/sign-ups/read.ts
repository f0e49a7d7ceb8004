import { nameKey } from "../people.ts";
import type { RunDuty } from "../types.ts";
import { MAX_PEOPLE, readJson } from "./json.ts";
import { MAX_LINE_LENGTH } from "./line.ts";
import { LINK_LINE, readLines } from "./lists.ts";
import { type Line, readTable, tableMark } from "./table.ts";
import type { LeftOut, LinkedService, ListedEvent, ReadSignUps, SignUp } from "./types.ts";

/** Lines and characters that are read of one text: ten times a list of sign-ups, and a bound on the work that an absurd one can cause. */
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

/** Deeper than any list of people: such a text is answered without the time that a parser takes for it. */
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

/** A text parsed as JSON; `undefined` if it is not JSON, “torn” if it only begins like JSON. */
function jsonOf(text: string): Readonly<{ body: unknown }> | "torn" | undefined {
  if (!/^[[{"\d\-tfn]/.test(text)) return undefined;
  if (/^[[{]/.test(text) && isDeep(text)) return { body: null };
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch (error) {
    // Past the depth that a parser goes to it is JSON all the same.
    if (!(error instanceof SyntaxError)) return { body: null };
    return /^(?:\{\s*"|\[\s*[[{])/.test(text) ? "torn" : undefined;
  }
}

/** The service that a link leads to. */
function serviceOf(link: string): LinkedService {
  const host = /^https?:\/\/([^/?#]*)/i.exec(link)?.[1]?.toLowerCase() ?? "";
  if (/(?:^|\.)raid-?helper\./.test(host)) return "raidHelper";
  if (/(?:^|\.)discord(?:app)?\.(?:com|gg)$/.test(host)) return "discord";
  return /^(?:docs\.google\.com|sheets?\.|1drv\.ms|onedrive\.)|(?:excel|sharepoint|airtable)/.test(host)
    ? "sheet"
    : "other";
}

/** Leaves out whom the list has named before, and says so. Anybody whom one of the lines calls absent is absent. */
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

/** The first lines that have anything, and how many there are: a text may have a million. */
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
    // Past the lines that are read only empty ones are told apart.
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
 * Reads any sign-up text a leader has: lines, a table, a sign-up tool's JSON. Never throws. Every line that has anything is a person or
 * is listed in `leftOut` with the reason; valid JSON is never read as lines.
 * @param brings what players bring to the duty: where that is a phantom job, a word that is a job of both kinds means the phantom one
 * @param event which event of a text that has several; without a choice nobody is read
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
