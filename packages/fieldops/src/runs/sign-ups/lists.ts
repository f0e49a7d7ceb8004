import { tidyText } from "../tidy-text.ts";
import type { RunDuty } from "../types.ts";
import { type LineRead, readLine } from "./line.ts";
import { type Preferences, worseStatus } from "./meanings.ts";
import { splitLines } from "./split-lines.ts";
import type { Line } from "./table.ts";
import type { LeftOut, ReadSignUps, SignUp, SignUpDoubt } from "./types.ts";

export const LINK_LINE = /^[\s<(]*https?:\/\/\S+[\s>)]*$/i;

/** Two or three capitalized words, or up to three words in a script without case. */
function looksLikeName(name: string): boolean {
  const words = name.split(" ");
  if (words.length > 3 || MARKUP.test(name) || /[!?…:;]|\.\s|\.$/u.test(name)) return false;
  return words.length > 1
    ? words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
    : /^[\p{Lo}]{2,}$/u.test(name);
}

/** `unknown` has the words if they were not understood. */
type Head = Readonly<{ said: Preferences; unknown: string }>;

const tells = ({ said }: Pick<LineRead, "said">) => said.wishes.length + said.phantom.length > 0;

type Read = Line & LineRead;

/** Unknown words before a count, or before a colon unless lines of people have colons too. */
function unknownHeadings(read: readonly Read[]): ReadonlySet<Read> {
  const able = read.filter(({ heading, onlyKnown, marked }) => heading !== null && !onlyKnown && !marked);
  // If most lines are like “Aya Sol: 90”, the figures are not counts of headings.
  const counted = able.filter(({ heading }) => heading?.counted === true);
  const named = counted.filter(({ heading }) => looksLikeName(heading?.words ?? ""));
  const figures = named.length * 2 > read.length;
  const labelled = read.some((each) => each.name !== "" && tells(each) && /[:：]\s*\S/u.test(each.text));
  return new Set(
    able.filter(({ heading }) => {
      const isNamed = looksLikeName(heading?.words ?? "");
      return heading?.counted === true ? !(figures && isNamed) : !(labelled && isNamed);
    }),
  );
}

export function readLines(
  lines: readonly Line[],
  brings: RunDuty["brings"],
): Pick<ReadSignUps, "leftOut" | "people"> {
  const people: SignUp[] = [];
  const leftOut: LeftOut[] = [];
  const read: readonly Read[] = splitLines(lines).map((each) => ({
    ...each,
    ...readLine(each.text, brings),
  }));
  const headings = unknownHeadings(read);
  const withJob = read.filter((each) => each.name !== "" && tells(each)).length;
  const headed = read.some((each) => each.name === "" && each.onlyKnown && tells(each));
  // If hardly anybody names a job, the list is just names.
  const plain = !headed && withJob * 5 < read.length;
  let head: Head | null = null;
  let any = false;
  for (const each of read) {
    const { line, text, name, said, marked } = each;
    const leave = (why: LeftOut["why"]) => leftOut.push({ line, to: line, text: tidyText(text), why });
    const take = (more: readonly SignUpDoubt[] = []) => {
      any = true;
      people.push(person(each, head, more));
    };
    if (LINK_LINE.test(text)) leave("link");
    else if (name === "" && each.onlyKnown) {
      if (each.open) leave("open");
      else {
        head = { said, unknown: "" };
        leave("heading");
      }
    } else if (headings.has(each)) {
      head = { said, unknown: any ? (each.heading?.words ?? "") : "" };
      leave("heading");
    } else if (name === "") leave("noName");
    else if (
      tells(each) ||
      each.ownStatus ||
      said.status === "absent" ||
      (said.status !== null && (marked || (each.statusApart && isPlainName(name))))
    )
      take();
    else if (head !== null && isUnder(name, head, marked)) take(tells(head) ? [] : [NO_JOB]);
    else if (plain && isPlainName(name)) take([NO_JOB]);
    else if (!any && !marked && read.length > 1) leave("heading");
    else if (marked ? name.split(" ").length < 5 && !/[!?]/.test(name) : looksLikeName(name)) take([NO_JOB]);
    else leave("noJob");
  }
  return { people, leftOut };
}

const NO_JOB: SignUpDoubt = { kind: "noJob", text: "" };

const MARKUP = /[<>={}\\]/;

/** Whether a line of a list of names is not a sentence. */
const isPlainName = (name: string) =>
  !MARKUP.test(name) && name.split(" ").length <= 3 && !/[!?…]|\.$|https?/u.test(name);

/** Whether a line without its own job belongs to the group above. */
function isUnder(name: string, head: Head, marked: boolean): boolean {
  const words = name.split(" ");
  if (tells(head)) return words.length < 5;
  return isPlainName(name) && (marked || words.length === 1 || looksLikeName(name));
}

function person(
  { name, said, doubts, line, ownStatus }: Read,
  head: Head | null,
  more: readonly SignUpDoubt[],
): SignUp {
  const own = said.wishes.length + said.phantom.length > 0;
  // “Absent: Di Vox” below the healers is not part of their group.
  const group = ownStatus ? null : head;
  const unsure: readonly SignUpDoubt[] =
    group === null || group.unknown === "" ? [] : [{ kind: "underHead", text: group.unknown }];
  const status = worseStatus(said.status, group?.said.status ?? null) ?? "in";
  const wishes = own ? said.wishes : (group?.said.wishes ?? []);
  const phantom = own ? said.phantom : (group?.said.phantom ?? []);
  const jobless = status !== "absent" && wishes.length + phantom.length === 0;
  const all = [...doubts, ...more, ...unsure];
  return {
    name,
    line,
    doubts: jobless && !all.includes(NO_JOB) ? [...all, NO_JOB] : all,
    wishes,
    phantom,
    tasks: said.tasks,
    status,
    listed: true,
  };
}
