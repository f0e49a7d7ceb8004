import { nameKey } from "../people.ts";
import { tidyText } from "../tidy-text.ts";
import type { RunDuty } from "../types.ts";
import { MOST_PEOPLE, readJson } from "./json.ts";
import { type LineRead, LONGEST_LINE, readLine } from "./line.ts";
import type { Said } from "./meanings.ts";
import { type Line, readTable, tableMark } from "./table.ts";
import type { LeftOut, LinkedService, ReadSignUps, SignUp } from "./types.ts";

/** Lines and characters that are read of one text: ten times a list of sign-ups, and a bound on the work that an absurd one can cause. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 40_000;

const empty: ReadSignUps = {
  source: "empty",
  service: null,
  title: "",
  start: null,
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

const LINK_LINE = /^[\s<(]*https?:\/\/\S+[\s>)]*$/i;

/** A name as people write one, in a line that names no job: two or three words with capitals, or words of another script. */
function looksLikeName(name: string): boolean {
  const words = name.split(" ");
  if (words.length > 3 || MARKUP.test(name) || /[!?…:;]|\.\s|\.$/u.test(name)) return false;
  return words.length > 1
    ? words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
    : /^[\p{Lo}]{2,}$/u.test(name);
}

type Head = Readonly<{ said: Said }>;

/** Lines of a list, one person each, with heads of groups between them. */
function readLines(
  lines: readonly Line[],
  brings: RunDuty["brings"],
): Pick<ReadSignUps, "leftOut" | "people"> {
  const people: SignUp[] = [];
  const leftOut: LeftOut[] = [];
  const read = lines.map((each) => ({ ...each, ...readLine(each.text, brings) }));
  const tells = ({ said }: LineRead) => said.wishes.length + said.phantom.length > 0;
  const withJob = read.filter((each) => each.name !== "" && tells(each)).length;
  const headed = read.some((each) => each.name === "" && each.onlyKnown && tells(each));
  // A list in which hardly anybody names a job is a list of names.
  const plain = !headed && withJob * 5 < read.length;
  let head: Head | null = null;
  let any = false;
  for (const each of read) {
    const { line, text, name, said, doubts, marked } = each;
    const leave = (why: LeftOut["why"]) => leftOut.push({ line, to: line, text: tidyText(text), why });
    if (LINK_LINE.test(text)) leave("link");
    else if (name === "" && each.onlyKnown) {
      head = { said };
      leave("heading");
    } else if (name === "") leave("noName");
    else if (tells(each) || said.status === "absent" || (said.status !== null && marked)) {
      any = true;
      people.push(person(each, head));
    } else if (
      head !== null &&
      head.said.wishes.length + head.said.phantom.length > 0 &&
      name.split(" ").length < 5
    ) {
      people.push(person(each, head));
    } else if (plain && isPlainName(name)) {
      people.push({ ...person(each, head), doubts: [...doubts, { kind: "noJob", text: "" }] });
    } else if (!any && !marked && read.length > 1) leave("heading");
    else if (marked ? name.split(" ").length < 5 && !/[!?]/.test(name) : looksLikeName(name))
      people.push({ ...person(each, head), doubts: [...doubts, { kind: "noJob", text: "" }] });
    else leave("noJob");
  }
  return { people, leftOut };
}

/** Signs of code and markup, which no name holds. */
const MARKUP = /[<>={}\\]/;

/** In a list of names, a line that is not a sentence. */
const isPlainName = (name: string) =>
  !MARKUP.test(name) && name.split(" ").length <= 3 && !/[!?…]|\.$|https?/u.test(name);

function person({ name, said, doubts, line }: LineRead & Line, head: Head | null): SignUp {
  const own = said.wishes.length + said.phantom.length > 0;
  return {
    name,
    line,
    doubts,
    wishes: own ? said.wishes : (head?.said.wishes ?? []),
    phantom: own ? said.phantom : (head?.said.phantom ?? []),
    tasks: said.tasks,
    status: said.status ?? head?.said.status ?? "in",
    listed: true,
  };
}

/** Leaves out whom the list has named before, and says so. */
function once(people: readonly SignUp[]): Pick<ReadSignUps, "leftOut" | "people"> {
  const seen = new Set<string>();
  const leftOut: LeftOut[] = [];
  const kept = people.filter(({ name, line }) => {
    const key = nameKey(name);
    const twice = seen.has(key);
    seen.add(key);
    if (twice) leftOut.push({ line, to: line, text: name, why: "twice" });
    return !twice;
  });
  return { people: kept, leftOut };
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
    full ||= lines.length === MOST_LINES || characters > MOST_CHARACTERS;
    const part = full ? "" : text.slice(from, Math.min(to, from + LONGEST_LINE + 1));
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
 */
export function readSignUps(given: string, brings: RunDuty["brings"]): ReadSignUps {
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
  const table = mark === null ? null : readTable(lines, mark, brings);
  const read = table ?? readLines(lines, brings);
  const kept = once(read.people);
  const shown = kept.people.slice(0, MOST_PEOPLE);
  const from =
    kept.people[MOST_PEOPLE]?.line ?? (total > lines.length ? (lines.at(-1)?.line ?? 0) + 1 : null);
  const many: LeftOut[] = from === null ? [] : [{ line: from, to: last, text: "", why: "tooMany" }];
  return {
    ...empty,
    source: table === null ? "lines" : "table",
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
