import { signUpWords } from "#records/sign-up-words/facts";
import { type Fields, isFields } from "../../json.ts";
import { tidyText } from "../tidy-text.ts";
import { mergeMeanings } from "./meanings.ts";
import { meaningsOfCell } from "./table.ts";
import type { LeftOut, SignUp, SignUpDoubt } from "./types.ts";
import type { Meaning } from "./words.ts";

export type JsonRead = Readonly<{
  /** `null` if the JSON has no list of people. */
  people: readonly SignUp[] | null;
  leftOut: readonly LeftOut[];
  title: string;
  start: number | null;
}>;

const { keys } = signUpWords;

const MAX_NODES = 60_000;
export const MAX_PEOPLE = 400;

const lowered = (fields: Fields): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(fields).map(([key, value]) => [key.toLowerCase().replaceAll(/[\s_-]/g, ""), value]));

/** Texts in a value: a string, a list of strings, or an object with a name. */
function textsOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value.slice(0, 200)];
  if (depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, 12).flatMap((each) => textsOf(each, depth + 1));
  if (!isFields(value)) return [];
  const fields = lowered(value);
  for (const key of keys.name) if (fields.has(key)) return textsOf(fields.get(key), depth + 1);
  return [];
}

/** Strips underscores and trailing digits from class names like `Dark_Knight` or `Tank1`. */
const plainClass = (text: string) => text.replaceAll(/[_-]+/g, " ").replace(/\s*\d+$/, "");

function readEntry(entry: Fields, line: number): SignUp | null {
  const fields = lowered(entry);
  const name = keys.name
    .flatMap((key) => textsOf(fields.get(key)))
    .map(tidyText)
    .find((text) => text !== "");
  if (name === undefined) return null;
  const meanings: Meaning[] = [];
  const rest: string[] = [];
  for (const key of keys.job)
    for (const text of textsOf(fields.get(key))) {
      const read = meaningsOfCell(plainClass(text));
      // Sign-up tools put “Bench” or “Late” in the class field.
      meanings.push(...read.meanings);
      rest.push(...read.rest);
    }
  for (const key of keys.status)
    for (const text of textsOf(fields.get(key)))
      meanings.push(
        ...meaningsOfCell(text).meanings.flatMap(({ status }) => (status === undefined ? [] : [{ status }])),
      );
  // Classes of a sign-up tool are combat jobs in any duty, unless they are named “Phantom …”.
  const said = mergeMeanings(meanings, "holster");
  const known = said.wishes.length + said.phantom.length > 0;
  const doubts: SignUpDoubt[] = [];
  if (!known && said.status !== "absent") doubts.push({ kind: "noJob", text: "" });
  if (!known && rest.length > 0) doubts.push({ kind: "rest", text: tidyText(rest.join(", ")) });
  return { name, ...said, status: said.status ?? "in", listed: true, line, doubts };
}

const has = (fields: ReadonlyMap<string, unknown>, any: readonly string[]) =>
  any.some((key) => fields.has(key));

function isPeople(list: readonly unknown[]): boolean {
  return list.some((entry) => {
    if (!isFields(entry)) return false;
    const fields = lowered(entry);
    return has(fields, keys.name) && has(fields, keys.job);
  });
}

/** Lists of people in a value: the one under a known key, or else all that are found, breadth first. */
function listsIn(body: unknown): readonly (readonly unknown[])[] {
  if (isFields(body)) {
    const fields = lowered(body);
    for (const key of keys.list) {
      const list = fields.get(key);
      if (Array.isArray(list)) return [list];
    }
  }
  const found: (readonly unknown[])[] = [];
  let level: unknown[] = [body];
  let seen = 0;
  while (level.length > 0 && seen < MAX_NODES) {
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (seen > MAX_NODES) break;
      if (Array.isArray(value) && isPeople(value.slice(0, MAX_PEOPLE))) {
        found.push(value);
        continue;
      }
      const children = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
      for (const child of children.slice(0, MAX_NODES))
        if (typeof child === "object" && child !== null) next.push(child);
    }
    level = next;
  }
  return found;
}

function startOf(fields: ReadonlyMap<string, unknown>): number | null {
  for (const key of ["starttime", "unixtime"]) {
    const value = fields.get(key);
    const seconds = typeof value === "string" && /^\d{9,13}$/.test(value) ? Number(value) : value;
    if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds < 1e9) continue;
    const at = seconds < 1e11 ? seconds * 1000 : seconds;
    return at < 4.1e12 ? Math.floor(at / 60_000) * 60_000 : null;
  }
  return null;
}

/** Reads Raid-Helper exports, or any list whose entries have a name and a job, role, class or spec. */
export function readJson(body: unknown): JsonRead {
  const lists = listsIn(body);
  const fields = isFields(body) ? lowered(body) : new Map<string, unknown>();
  const [title = ""] = ["title", "displaytitle", "eventname"].flatMap((key) => textsOf(fields.get(key)));
  const event = { title: tidyText(title), start: startOf(fields) };
  if (lists.length === 0) return { people: null, leftOut: [], ...event };
  const people: SignUp[] = [];
  const leftOut: LeftOut[] = [];
  let line = 0;
  for (const list of lists)
    for (const entry of list) {
      line += 1;
      if (people.length === MAX_PEOPLE) {
        const to = lists.reduce((sum, { length }) => sum + length, 0);
        leftOut.push({ line, to, text: "", why: "tooMany" });
        return { people, leftOut, ...event };
      }
      const person = isFields(entry) ? readEntry(entry, line) : null;
      if (person === null)
        leftOut.push({
          line,
          to: line,
          text: tidyText((JSON.stringify(entry) ?? "").slice(0, 200)),
          why: "noName",
        });
      else people.push(person);
    }
  return { people, leftOut, ...event };
}
