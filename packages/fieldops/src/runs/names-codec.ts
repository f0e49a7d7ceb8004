import { type CombatJob, combatJobs, roleOfJob } from "./combat-jobs.ts";
import { nameKey, type Person, somebody, type Wish } from "./people.ts";
import { type RunJob, runJobs, runTasks, seatRoles, signUpStatuses } from "./seat-words.ts";
import { tidyText } from "./tidy-text.ts";
import { type EveningStep, eveningSteps, type Passcodes, type Run } from "./types.ts";

/*
 * Lines of a run link's fragment, which contains all names: `count`, title, leader, party leaders
 * (tab-separated), passcodes with the sent posts, one person per line, and a final line with a full stop. If
 * that is missing, the link was truncated. A person is `name⇥seat⇥status⇥wishes⇥phantom jobs⇥tasks⇥whom they
 * replace` without empty trailing fields. Names never contain a tab or line break.
 */

const END = ".";
const BY_HAND = "h";

export type NamesRead = Readonly<{
  title: string;
  leader: string;
  leaders: readonly string[];
  passcodes: Passcodes;
  sent: readonly EveningStep[];
  people: readonly Person[];
  /** Player's name by seat index. */
  seated: ReadonlyMap<number, string>;
  /** Name of the player who dropped out, by seat index. */
  before: ReadonlyMap<number, string>;
  faults: readonly ("names" | "namesTorn")[];
  missing: number;
}>;

export const emptyNames: NamesRead = {
  title: "",
  leader: "",
  leaders: [],
  passcodes: { main: "", support: "" },
  sent: [],
  people: [],
  seated: new Map(),
  before: new Map(),
  faults: [],
  missing: 0,
};

const digits = (value: number) => value.toString(36);
const number = (text: string) => (/^[\da-z]{1,4}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN);

/** A job is its index in base 36, a role is `r` and its index. */
const wishText = ({ role, job }: Wish) =>
  job === null ? `r${digits(seatRoles.indexOf(role))}` : digits(combatJobs.indexOf(job));

function personText(person: Person, place: number | null, before: string, whole: boolean): string {
  const mask = runTasks.reduce((sum, task, bit) => sum + (person.tasks.includes(task) ? 2 ** bit : 0), 0);
  const fields = [
    tidyText(person.name),
    place === null ? "" : digits(place),
    ...(whole
      ? [
          digits(signUpStatuses.indexOf(person.status)) + (person.listed ? "" : BY_HAND),
          person.wishes.map(wishText).join(","),
          person.phantom.map((job) => digits(runJobs.indexOf(job))).join(","),
          mask === 0 ? "" : digits(mask),
        ]
      : ["", "", "", ""]),
    tidyText(before),
  ];
  return fields.join("\t").replace(/\t+$/, "");
}

/**
 * Encodes the names of a run; "" if it has no names.
 * @param whole whether to include passcodes, unseated people, and what everybody would play
 */
export function writeNames(run: Run, whole: boolean): string {
  const places = new Map<string, number[]>();
  run.seats.forEach(({ name }, place) => {
    const key = nameKey(tidyText(name));
    if (key !== "") places.set(key, [...(places.get(key) ?? []), place]);
  });
  const lines: string[] = [];
  const seen = new Set<string>();
  const add = (person: Person) => {
    const key = nameKey(tidyText(person.name));
    if (key === "" || seen.has(key)) return;
    seen.add(key);
    const seats = places.get(key) ?? [];
    if (seats.length === 0 && whole) lines.push(personText(person, null, "", whole));
    for (const place of seats) lines.push(personText(person, place, run.seats[place]?.before ?? "", whole));
  };
  for (const person of run.people) add(person);
  for (const { name } of run.seats) if (name !== "") add(somebody(name));
  const leaders = run.leaders.map(tidyText).join("\t").replace(/\t+$/, "");
  const out = eveningSteps.reduce((sum, step, bit) => sum + (run.sent.includes(step) ? 2 ** bit : 0), 0);
  const { main, support } = run.passcodes;
  const passcodes = whole ? [main, support, out === 0 ? "" : digits(out)].join(",").replace(/,+$/, "") : "";
  const head = [tidyText(run.title), tidyText(run.leader), leaders, passcodes];
  if (lines.length === 0 && head.every((text) => text === "")) return "";
  return [digits(lines.length), ...head, ...lines, END].join("\n");
}

const passcode = (text: string | undefined) => (text !== undefined && /^\d{4}$/.test(text) ? text : "");

const known = <T>(list: readonly T[], text: string): readonly T[] =>
  text.split(",", list.length).flatMap((each) => list[number(each)] ?? []);

function readWish(text: string): readonly Wish[] {
  if (text.startsWith("r")) {
    const role = seatRoles[number(text.slice(1))];
    return role === undefined ? [] : [{ role, job: null }];
  }
  const job: CombatJob | undefined = combatJobs[number(text)];
  return job === undefined ? [] : [{ role: roleOfJob(job), job }];
}

function readPerson(line: string): Readonly<{ person: Person; place: number; before: string }> | null {
  const [rawName = "", place = "", status = "", wishes = "", phantom = "", mask = "", before = ""] =
    line.split("\t", 8);
  const name = tidyText(rawName);
  if (name === "") return null;
  const bits = mask === "" ? 0 : number(mask);
  const phantomJobs: readonly RunJob[] = known(runJobs, phantom);
  return {
    person: {
      name,
      status: signUpStatuses[number(status.replace(BY_HAND, ""))] ?? "in",
      wishes: wishes.split(",", combatJobs.length).flatMap(readWish),
      phantom: phantomJobs,
      tasks: runTasks.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1),
      listed: status !== "" && !status.endsWith(BY_HAND),
    },
    place: place === "" ? -1 : number(place),
    before: tidyText(before),
  };
}

/** More than any real list with additions by hand. */
const MAX_LINES = 500;

/** Decodes the lines of a fragment. Never throws; problems are listed in `faults`. */
export function readNames(text: string, seats: number): NamesRead {
  const [countText = "", title = "", leader = "", leaders = "", codes = "", ...lines] = text.split(
    "\n",
    MAX_LINES,
  );
  const end = lines.indexOf(END);
  // The last line of a truncated link may be incomplete.
  const whole = end >= 0 ? lines.slice(0, end) : lines.slice(0, -1);
  const read = whole.flatMap((line) => readPerson(line) ?? []);
  const seated = new Map<number, string>();
  const gone = new Map<number, string>();
  let sound = read.length === whole.length;
  for (const { person, place, before } of read) {
    if (place === -1) continue;
    if (place < seats && !seated.has(place)) {
      seated.set(place, person.name);
      if (before !== "") gone.set(place, before);
    } else sound = false;
  }
  const count = number(countText);
  const [main, support, out = ""] = codes.split(",", 3);
  const sent = number(out);
  const missing = Number.isNaN(count) ? 0 : Math.max(0, count - read.length);
  return {
    title: tidyText(title),
    leader: tidyText(leader),
    leaders: leaders.split("\t", 16),
    passcodes: { main: passcode(main), support: passcode(support) },
    sent: eveningSteps.filter((_, bit) => Math.floor(sent / 2 ** bit) % 2 === 1),
    people: read.map(({ person }) => person),
    seated,
    before: gone,
    faults: [
      ...(end < 0 ? ["namesTorn" as const] : []),
      ...(sound && !Number.isNaN(count) ? [] : ["names" as const]),
    ],
    missing,
  };
}

/** Decodes the names of a version 1 link: title, leader, and a name for every seat. */
export function firstNames(text: string, seats: number): NamesRead {
  const lines = text.split("\n");
  const [title = "", leader = "", ...names] = lines.map(tidyText);
  const people = names.slice(0, seats);
  const seated = new Map(people.flatMap((name, place) => (name === "" ? [] : [[place, name] as const])));
  const unsound = names.length > seats || lines.every((line) => line === "");
  return {
    ...emptyNames,
    title,
    leader,
    people: people.flatMap((name) => (name === "" ? [] : [somebody(name)])),
    seated,
    faults: unsound ? ["names"] : [],
  };
}
