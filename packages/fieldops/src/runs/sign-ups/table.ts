import { tidyText } from "../tidy-text.ts";
import type { RunDuty } from "../types.ts";
import { mergeMeanings } from "./meanings.ts";
import type { LeftOut, SignUp, SignUpDoubt, WallStart } from "./types.ts";
import { headOf, isCounted, type Meaning, type Token, tokensOf } from "./words.ts";

/** `line` starts at 1. */
export type Line = Readonly<{ line: number; text: string }>;

export type TableRead = Readonly<{ people: readonly SignUp[]; leftOut: readonly LeftOut[] }>;

export type TableEvent = TableRead & Readonly<{ title: string; startsAt: WallStart | null }>;

const MAX_BEFORE = 12;
const MAX_CELL_LENGTH = 200;

/** Separators within quotes do not count. */
export function cellsOf(line: string, mark: string): readonly string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? "";
    if (char === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (quoted || cell.trim() === "")) quoted = !quoted;
    else if (char === mark && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  return [...cells, cell].map((each) => each.trim().slice(0, MAX_CELL_LENGTH));
}

const says = ({ meaning }: Token) => meaning !== null && meaning.filler !== true;
const partsOfCell = (cell: string): readonly (readonly Token[])[] =>
  cell.split(/[,;/|+＋、／&\n]/).map((part) => tokensOf(part));
const tokensOfCell = (cell: string): readonly Token[] => partsOfCell(cell).flat();

export function meaningsOfCell(
  cell: string,
): Readonly<{ meanings: readonly Meaning[]; rest: readonly string[] }> {
  const parts = partsOfCell(cell);
  return {
    meanings: parts.flatMap((tokens) =>
      tokens.flatMap(({ meaning }, at) => (meaning !== null && isCounted(tokens, at) ? [meaning] : [])),
    ),
    rest: parts.flat().flatMap(({ text, meaning }) => (meaning === null ? [text] : [])),
  };
}

type Rows = readonly Readonly<{ line: number; text: string; cells: readonly string[] }>[];
type Columns = Readonly<{
  name: number;
  jobs: readonly number[];
  status: readonly number[];
  /** Columns headed by a role: a mark in one means that the person plays it. */
  roles: readonly number[];
  heads: readonly string[];
}>;

/** Prefers two capitalized words, distinct values, and neither digits nor handles. */
function nameScore(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return 0;
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  const lettered = share((cell) => /^[\p{L}]/u.test(cell) && !/[@#\d:/]/.test(cell));
  const twoWords = share((cell) => /^\p{Lu}\S* \p{Lu}\S*$/u.test(cell));
  const different = new Set(filled).size / filled.length;
  return (lettered + 2 * twoWords) * different;
}

/** Share of non-empty cells with a meaning and at most half of their words unknown. */
function knownShare(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  const known = filled.filter((cell) => {
    const tokens = tokensOfCell(cell);
    return tokens.some(says) && tokens.filter(({ meaning }) => meaning === null).length * 2 <= tokens.length;
  });
  return filled.length === 0 ? 0 : known.length / filled.length;
}

function columnsOf(head: readonly string[] | null, rows: Rows): Columns | null {
  const width = Math.max(head?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: Math.min(width, 40) }, (_, at) =>
    rows.map(({ cells }) => cells[at] ?? ""),
  );
  const heads = (head ?? []).map(headOf);
  const shares = columns.map(knownShare);
  const named = heads.indexOf("character") >= 0 ? heads.indexOf("character") : heads.indexOf("name");
  const roles = heads.flatMap((kind, at) =>
    kind === undefined && named !== -1 && at !== named && isRole(head?.[at] ?? "") ? [at] : [],
  );
  const telling = columns.flatMap((_, at) => {
    if (at === named || roles.includes(at)) return [];
    return heads[at] === "job" || (heads[at] === undefined && (shares[at] ?? 0) >= 0.6) ? [at] : [];
  });
  let name = named;
  if (name === -1) {
    const scores = columns.map((cells, at) =>
      telling.includes(at) || heads[at] !== undefined ? 0 : nameScore(cells),
    );
    const best = Math.max(...scores);
    name = best > 0 ? scores.indexOf(best) : -1;
  }
  if (name === -1) return null;
  return {
    name,
    jobs: telling.filter((at) => at !== name),
    status: heads.flatMap((kind, at) => (kind === "status" ? [at] : [])),
    roles,
    heads: head ?? [],
  };
}

function personOf(
  { line, cells }: Rows[number],
  { name, jobs, status, roles, heads }: Columns,
  brings: RunDuty["brings"],
): SignUp | null {
  const meanings: Meaning[] = [];
  const rest: string[] = [];
  for (const at of jobs) {
    const read = meaningsOfCell(cells[at] ?? "");
    meanings.push(...read.meanings);
    rest.push(...read.rest);
  }
  for (const at of roles) {
    const cell = cells[at] ?? "";
    const read = meaningsOfCell(cell);
    const plays = read.meanings.filter(({ status: said }) => said === undefined);
    const denied = read.meanings.some(({ status: said }) => said === "absent");
    if (plays.some((meaning) => meaning.filler !== true)) meanings.push(...plays);
    else if (cell !== "" && !denied) meanings.push(...meaningsOfCell(heads[at] ?? "").meanings);
  }
  // Only known words count as a status, unlike “queued since Monday”.
  for (const at of status)
    meanings.push(
      ...meaningsOfCell(cells[at] ?? "").meanings.flatMap(({ status: said }) =>
        said === undefined ? [] : [{ status: said }],
      ),
    );
  const said = mergeMeanings(meanings, brings);
  const own = tidyText((cells[name] ?? "").replace(/^[@"]+|"+$/g, ""));
  if (own === "") return null;
  const doubts: SignUpDoubt[] = [];
  if (said.wishes.length === 0 && said.phantom.length === 0 && said.status !== "absent")
    doubts.push({ kind: "noJob", text: "" });
  if (rest.length > 0) doubts.push({ kind: "rest", text: tidyText(rest.join(" ")) });
  return { name: own, ...said, status: said.status ?? "in", listed: true, line, doubts };
}

/** Separator of a text's cells; `null` if the text is not a table. */
export function tableMark(lines: readonly Line[]): string | null {
  for (const mark of ["\t", ";", ","]) {
    const counts = lines.map(({ text }) => cellsOf(text, mark).length);
    const wide = counts.filter((count) => count > 1).length;
    if (lines.length < 2 || wide < 2) continue;
    const headed = lines.slice(0, MAX_BEFORE).some(({ text }) => headIn(cellsOf(text, mark)) !== null);
    if (headed && wide >= 2) return mark;
    if (mark !== "," && wide >= lines.length * 0.6) return mark;
    // Lines may list jobs with commas, too. So without a header, nearly all lines must have the same number
    // of cells, at least three.
    const usual = counts[0] ?? 0;
    if (usual >= 3 && counts.filter((count) => count === usual).length >= lines.length * 0.8) return mark;
  }
  return null;
}

const isRole = (cell: string) => {
  const tokens = tokensOf(cell);
  return tokens.length > 0 && tokens.every(({ meaning }) => meaning?.role !== undefined);
};

/** The cells if they are a header: one names people, or one a job and another something else. */
function headIn(cells: readonly string[]): readonly string[] | null {
  if (cells.length < 2) return null;
  const kinds = cells.map(headOf);
  const names = kinds.some((kind) => kind === "name" || kind === "character");
  const jobs = kinds.includes("job");
  const telling = cells.filter((cell, at) => kinds[at] === undefined && tokensOf(cell).some(says));
  const person = telling.length > 0 && !(names && telling.length > 1 && telling.every(isRole));
  return (names || (jobs && kinds.filter((kind) => kind !== undefined).length > 1)) && !person ? cells : null;
}

/** Header of an event block: name, date and time, but nothing about people. */
function isEventHead(cells: readonly string[]): boolean {
  const kinds = cells.map(headOf);
  return (
    kinds.includes("date") && kinds.includes("name") && !kinds.includes("job") && !kinds.includes("status")
  );
}

function isPeopleHead(cells: readonly string[]): boolean {
  const kinds = cells.map(headOf);
  return headIn(cells) !== null && (kinds.includes("job") || kinds.includes("status"));
}

/** Splits at event headers, or else at repeated headers of people. Otherwise all rows are one event. */
function eventsOf(rows: Rows): readonly Rows[] {
  const starts = rows.flatMap(({ cells }, at) => (isEventHead(cells) ? [at] : []));
  const heads = rows.flatMap(({ cells }, at) => (isPeopleHead(cells) ? [at] : []));
  const cuts = starts.length > 0 ? starts : heads;
  if (heads.length === 0 || cuts.length < 2) return [rows];
  return cuts.map((from, at) => rows.slice(at === 0 ? 0 : from, cuts[at + 1]));
}

/** Reads the lines below an event's header (`Name,Date,Time`). A comma in the title may have split it. */
function eventIn(rows: Rows): Pick<TableEvent, "startsAt" | "title"> {
  const head = rows.findIndex(({ cells }) => isEventHead(cells));
  if (head === -1) return { title: "", startsAt: null };
  for (const { cells } of rows.slice(head + 1)) {
    for (let at = 1; at < cells.length; at++) {
      const startsAt = wallStart(cells[at] ?? "", cells[at + 1] ?? "");
      if (startsAt !== null) return { title: tidyText(cells.slice(0, at).join(", ")), startsAt };
    }
  }
  const [first] = rows[head + 1]?.cells ?? [];
  return { title: tidyText(first ?? ""), startsAt: null };
}

/** Parses a date (day, month, year, or year first) and a 24-hour time. */
function wallStart(date: string, time: string): WallStart | null {
  const [, a = "", b = "", c = ""] = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})$/.exec(date.trim()) ?? [];
  const [, h = "", m = ""] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(time.trim()) ?? [];
  const [year, month, day] = a.length === 4 ? [+a, +b, +c] : [+c, +b, +a];
  const start: WallStart = { year, month, day, hour: Number(h), minute: Number(m) };
  const real = h !== "" && year > 2000 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return real && start.hour < 24 && start.minute < 60 ? start : null;
}

const MAX_BREAKS = 12;

function joinMultiline(lines: readonly Line[]): readonly Line[] {
  const rows: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { line, text } = lines[at] ?? { line: 0, text: "" };
    const odd = (each: string) => (each.match(/"/g) ?? []).length % 2 === 1;
    const end = odd(text) ? lines.slice(at + 1, at + MAX_BREAKS).findIndex((next) => odd(next.text)) : -1;
    const more = end === -1 ? [] : lines.slice(at + 1, at + 2 + end);
    rows.push({ line, text: [text, ...more.map((next) => next.text)].join("\n") });
    at += more.length;
  }
  return rows;
}

/**
 * Reads the events of a table. Ignores columns that are not about sign-ups. `null` if no column contains
 * names.
 */
export function readTable(
  lines: readonly Line[],
  mark: string,
  brings: RunDuty["brings"],
): readonly TableEvent[] | null {
  const rows: Rows = joinMultiline(lines).map(({ line, text }) => ({
    line,
    text,
    cells: cellsOf(text, mark),
  }));
  const events = eventsOf(rows).flatMap((event) => readEvent(event, brings) ?? []);
  return events.length === 0 ? null : events;
}

function readEvent(rows: Rows, brings: RunDuty["brings"]): TableEvent | null {
  const before = rows.slice(0, MAX_BEFORE);
  const people = before.findIndex(({ cells }) => isPeopleHead(cells));
  const at = people >= 0 ? people : before.findIndex(({ cells }) => headIn(cells) !== null);
  const leftOut: LeftOut[] = [];
  const leave = ({ line, text }: Rows[number], why: LeftOut["why"]) => {
    if (/[^\s",;]/.test(text)) leftOut.push({ line, to: line, text: tidyText(text), why });
  };
  let head: readonly string[] | null = null;
  let body = rows;
  if (at >= 0) {
    head = rows[at]?.cells ?? null;
    for (const row of rows.slice(0, at + 1)) leave(row, "heading");
    body = rows.slice(at + 1);
  } else {
    // An unrecognized header: no word of it is known, but most rows below have known words.
    const [first, ...others] = rows;
    const told = (row: Rows[number]) => row.cells.some((cell) => tokensOfCell(cell).some(says));
    if (
      first !== undefined &&
      others.length > 1 &&
      !told(first) &&
      others.filter(told).length > others.length / 2
    ) {
      leave(first, "heading");
      body = others;
    }
  }
  const wide = body.filter(({ cells }) => cells.length > 1);
  const columns = columnsOf(head, wide);
  if (columns === null) return null;
  const found: SignUp[] = [];
  // Classes of a sign-up tool are combat jobs in any duty.
  const means = columns.heads.some((cell) => /^spec$/i.test(cell)) ? "holster" : brings;
  for (const row of body) {
    const person = row.cells.length > 1 ? personOf(row, columns, means) : null;
    if (person !== null) found.push(person);
    else leave(row, row.cells.length > 1 ? "noName" : "noJob");
  }
  return { people: found, leftOut, ...eventIn(at >= 0 ? rows.slice(0, at) : []) };
}
