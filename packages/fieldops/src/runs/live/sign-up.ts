import { isFields, parseJson } from "../../json.ts";
import type { Person, Wish } from "../people.ts";
import { type RunJob, type RunTask, runJobs, runTasks, type SignUpStatus } from "../seat-words.ts";
import { MAX_NAME_LENGTH, tidyText } from "../tidy-text.ts";
import { isText, picked, pickedList, readWishes, wishWord } from "./fields.ts";
import type { Json } from "./registers.ts";

/** Statuses offered by the sign-up form. "absent" is not, as players withdraw instead. */
export const formStatuses = ["in", "late", "tentative", "bench"] as const satisfies readonly SignUpStatus[];
export type FormStatus = (typeof formStatuses)[number];

/** What a player tells only the hosts. */
export type SignUpDetails = Readonly<{
  world: string;
  /** When they arrive or have to leave, as free text. */
  times: string;
  /** With whom they would like to play. */
  company: string;
  note: string;
  /** Items of the run that they own, by record id. */
  owns: readonly Readonly<{ id: string; count: number }>[];
}>;

export type SignUpForm = SignUpDetails &
  Readonly<{
    name: string;
    wishes: readonly Wish[];
    phantom: readonly RunJob[];
    tasks: readonly RunTask[];
    status: FormStatus;
  }>;

export const emptyForm: SignUpForm = {
  name: "",
  world: "",
  wishes: [],
  phantom: [],
  tasks: [],
  status: "in",
  times: "",
  company: "",
  note: "",
  owns: [],
};

export const MAX_NOTE_LENGTH = 200;
export const MAX_OWNED = 12;
const MAX_WISHES = 12;
const MAX_COUNT = 99_999;

/** Like `tidyText`, but allows a longer text. */
export const tidyNote = (text: string): string => {
  const parts: string[] = [];
  // `tidyText` truncates, so tidy the text in shorter pieces.
  for (let at = 0; at < Math.min(text.length, MAX_NOTE_LENGTH); at += MAX_NAME_LENGTH / 2)
    parts.push(text.slice(at, Math.min(MAX_NOTE_LENGTH, at + MAX_NAME_LENGTH / 2)));
  return parts
    .map((part) => {
      const inner = tidyText(`.${part}.`).slice(1, -1);
      return inner;
    })
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
};

/** Text to be sealed: JSON with one-letter keys, without empty fields. */
export function signUpText(form: SignUpForm): string {
  const text = (value: string) => (value === "" ? undefined : value);
  const some = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);
  return JSON.stringify({
    n: tidyText(form.name),
    w: text(tidyText(form.world)),
    j: some(form.wishes.slice(0, MAX_WISHES).map(wishWord)),
    p: some(form.phantom),
    k: some(form.tasks),
    s: form.status === "in" ? undefined : form.status,
    t: text(tidyText(form.times)),
    c: text(tidyText(form.company)),
    r: text(tidyNote(form.note)),
    o: some(form.owns.slice(0, MAX_OWNED).map(({ id, count }) => [id, Math.min(MAX_COUNT, count)])),
  });
}

function readOwns(value: Json | undefined): SignUpDetails["owns"] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_OWNED) return undefined;
  const read = value.flatMap((each: Json) => {
    if (!Array.isArray(each)) return [];
    const [id, count]: readonly Json[] = each;
    const sound =
      typeof id === "string" &&
      /^[a-z\d-]{1,60}$/.test(id) &&
      typeof count === "number" &&
      Number.isInteger(count) &&
      count > 0 &&
      count <= MAX_COUNT;
    return sound ? [{ id, count }] : [];
  });
  return read.length === value.length ? read : undefined;
}

/** Accepts only primitives and lists, not objects. */
function jsonOf(value: unknown): Json | undefined {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  if (!Array.isArray(value) || value.length > 100) return undefined;
  const read: Json[] = [];
  for (const each of value) {
    const inner = jsonOf(each);
    if (inner === undefined) return undefined;
    read.push(inner);
  }
  return read;
}

/** Parses the text of a sealed sign-up; undefined if the form could not have sent it. */
export function readSignUp(text: string): SignUpForm | undefined {
  const body = parseJson(text);
  if (!isFields(body)) return undefined;
  const at = (key: string) => (Object.hasOwn(body, key) ? jsonOf(body[key]) : undefined);
  const line = (key: string, longest: number, tidy: (text: string) => string): string | undefined => {
    const value = at(key);
    if (value === undefined) return "";
    return isText(value, longest) && tidy(value) === value ? value : undefined;
  };
  const name = line("n", MAX_NAME_LENGTH, tidyText);
  const world = line("w", MAX_NAME_LENGTH, tidyText);
  const times = line("t", MAX_NAME_LENGTH, tidyText);
  const company = line("c", MAX_NAME_LENGTH, tidyText);
  const note = line("r", MAX_NOTE_LENGTH, tidyNote);
  const wishes = at("j") === undefined ? [] : readWishes(at("j"));
  const phantom = at("p") === undefined ? [] : pickedList(runJobs, at("p"));
  const tasks = at("k") === undefined ? [] : pickedList(runTasks, at("k"));
  const status = at("s") === undefined ? "in" : picked(formStatuses, at("s"));
  const owns = readOwns(at("o"));
  if (name === undefined || name === "" || world === undefined || times === undefined) return undefined;
  if (company === undefined || note === undefined || owns === undefined) return undefined;
  if (wishes === undefined || phantom === undefined || tasks === undefined || status === undefined)
    return undefined;
  return { name, world, wishes, phantom, tasks, status, times, company, note, owns };
}

/** `listed` is false, so that missing from a newer pasted list does not count as having left. */
export const personOf = ({ name, wishes, phantom, tasks, status }: SignUpForm): Person => ({
  name,
  wishes,
  phantom,
  tasks,
  status,
  listed: false,
});

/** A chat line that `readSignUps` understands, for use without a relay or encryption. */
export function signUpLine(form: SignUpForm): string {
  const plays = form.wishes.map(({ job, role }) => job?.toUpperCase() ?? ROLE_WORDS[role]);
  const phantom = form.phantom.map((job) => `Phantom ${job.replaceAll("-", " ")}`);
  const status = form.status === "in" ? [] : [form.status];
  const said = [...plays, ...phantom, ...status];
  return said.length === 0 ? tidyText(form.name) : `${tidyText(form.name)}: ${said.join(", ")}`;
}

const ROLE_WORDS = {
  any: "any",
  dps: "DPS",
  tank: "tank",
  healer: "healer",
  melee: "melee",
  ranged: "ranged",
  caster: "caster",
} as const satisfies Record<Wish["role"], string>;
