import { tidyText } from "../tidy-text.ts";
import type { RunDuty } from "../types.ts";
import { sayTogether } from "./meanings.ts";
import type { Doubt, LeftOut, SignUp } from "./types.ts";
import { headOf, type Meaning, type Token, tokensOf } from "./words.ts";

/** A line of the text with its number, from 1. */
export type Line = Readonly<{ line: number; text: string }>;

export type TableRead = Readonly<{ people: readonly SignUp[]; leftOut: readonly LeftOut[] }>;

/** Lines before a table's head: what the event is, as sign-up tools write it. */
const MOST_BEFORE = 12;
const LONGEST_CELL = 200;

/** Cells of one line; those in quotes keep what parts cells elsewhere. */
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
  return [...cells, cell].map((each) => each.trim().slice(0, LONGEST_CELL));
}

const says = ({ meaning }: Token) => meaning !== null && meaning.filler !== true;
const tokensOfCell = (cell: string): readonly Token[] =>
  cell.split(/[,;/|+＋、／&]/).flatMap((part) => tokensOf(part));

/** Meaning of a cell; a word that counts only alone counts alone in its cell. */
export function meaningsOfCell(
  cell: string,
): Readonly<{ meanings: readonly Meaning[]; rest: readonly string[] }> {
  const tokens = tokensOfCell(cell);
  return {
    meanings: tokens.flatMap(({ meaning }) =>
      meaning === null || (meaning.alone === true && tokens.length > 1) ? [] : [meaning],
    ),
    rest: tokens.flatMap(({ text, meaning }) => (meaning === null ? [text] : [])),
  };
}

type Rows = readonly Readonly<{ line: number; text: string; cells: readonly string[] }>[];
type Columns = Readonly<{ name: number; jobs: readonly number[]; status: readonly number[] }>;

/** How likely a column without a telling head holds names: two words, all different, neither numbers nor handles. */
function nameScore(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return 0;
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  const lettered = share((cell) => /^[\p{L}]/u.test(cell) && !/[@#\d:/]/.test(cell));
  const twoWords = share((cell) => /^\p{Lu}\S* \p{Lu}\S*$/u.test(cell));
  const different = new Set(filled).size / filled.length;
  return (lettered + 2 * twoWords) * different;
}

/** Share of a column's filled cells in which every word is known and one says something. */
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
  const telling = columns.flatMap((_, at) => {
    if (at === named) return [];
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
    status: heads.flatMap((head_, at) => (head_ === "status" ? [at] : [])),
  };
}

function personOf(
  { line, cells }: Rows[number],
  { name, jobs, status }: Columns,
  brings: RunDuty["brings"],
): SignUp | null {
  const meanings: Meaning[] = [];
  const rest: string[] = [];
  for (const at of jobs) {
    const read = meaningsOfCell(cells[at] ?? "");
    meanings.push(...read.meanings);
    rest.push(...read.rest);
  }
  // Only known words count as a status: “queued since Monday” does not.
  for (const at of status)
    meanings.push(
      ...meaningsOfCell(cells[at] ?? "").meanings.flatMap(({ status: said }) =>
        said === undefined ? [] : [{ status: said }],
      ),
    );
  const said = sayTogether(meanings, brings);
  const own = tidyText((cells[name] ?? "").replace(/^[@"]+|"+$/g, ""));
  if (own === "") return null;
  const doubts: Doubt[] = [];
  if (said.wishes.length === 0 && said.phantom.length === 0 && said.status !== "absent")
    doubts.push({ kind: "noJob", text: "" });
  if (rest.length > 0) doubts.push({ kind: "rest", text: tidyText(rest.join(" ")) });
  return { name: own, ...said, status: said.status ?? "in", listed: true, line, doubts };
}

/** The sign that parts the cells of a text, if the text is a table; `null` for lines. */
export function tableMark(lines: readonly Line[]): string | null {
  for (const mark of ["\t", ";", ","]) {
    const counts = lines.map(({ text }) => cellsOf(text, mark).length);
    const wide = counts.filter((count) => count > 1).length;
    if (lines.length < 2 || wide < 2) continue;
    const headed = lines.slice(0, MOST_BEFORE).some(({ text }) => headIn(cellsOf(text, mark)) !== null);
    if (headed && wide >= 2) return mark;
    if (mark !== "," && wide >= lines.length * 0.6) return mark;
    // Commas part jobs in lines too: a table without a head has as many in every line, and three columns.
    const usual = counts[0] ?? 0;
    if (usual >= 3 && counts.filter((count) => count === usual).length >= lines.length * 0.8) return mark;
  }
  return null;
}

/** The cells of a head: one names people, another something else that is not a job. */
function headIn(cells: readonly string[]): readonly string[] | null {
  if (cells.length < 2) return null;
  const kinds = cells.map(headOf);
  const names = kinds.some((kind) => kind === "name" || kind === "character");
  const jobs = kinds.includes("job");
  const person = cells.some((cell, at) => kinds[at] === undefined && tokensOf(cell).some(says));
  return (names || (jobs && kinds.filter((kind) => kind !== undefined).length > 1)) && !person ? cells : null;
}

/** Reads a table. Further columns are left out in silence; `null` if no column holds names. */
export function readTable(lines: readonly Line[], mark: string, brings: RunDuty["brings"]): TableRead | null {
  const rows: Rows = lines.map(({ line, text }) => ({ line, text, cells: cellsOf(text, mark) }));
  const at = rows.slice(0, MOST_BEFORE).findIndex(({ cells }) => headIn(cells) !== null);
  const leftOut: LeftOut[] = [];
  const leave = ({ line, text }: Rows[number], why: LeftOut["why"]) =>
    leftOut.push({ line, to: line, text: tidyText(text), why });
  let head: readonly string[] | null = null;
  let body = rows;
  if (at >= 0) {
    head = rows[at]?.cells ?? null;
    for (const row of rows.slice(0, at + 1)) leave(row, "heading");
    body = rows.slice(at + 1);
  } else {
    // A head in a language of its own: no word of it is known, while those below say what they play.
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
  const people: SignUp[] = [];
  for (const row of body) {
    const person = row.cells.length > 1 ? personOf(row, columns, brings) : null;
    if (person !== null) people.push(person);
    else leave(row, row.cells.length > 1 ? "noName" : "noJob");
  }
  return { people, leftOut };
}
