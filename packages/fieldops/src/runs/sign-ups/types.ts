import type { Person } from "../people.ts";

/** Why a line should be checked although it was read. */
export type DoubtKind =
  /** No job or role was found. */
  | "noJob"
  /** A word of the name may be the job, or the other way round. */
  | "jobOrName"
  /** Words that were not understood; `text` has them. */
  | "rest"
  /** A note in brackets, such as a time; `text` has it. */
  | "note"
  /** The heading above, which `text` has, may mean that they do not come. */
  | "underHead"
  /** The line was cut, as no sign-up is that long. */
  | "cut";

export type SignUpDoubt = Readonly<{ kind: DoubtKind; text: string }>;

/** A person with where they are in the list. */
export type SignUp = Person & Readonly<{ line: number; doubts: readonly SignUpDoubt[] }>;

/** Why a line is nobody's sign-up. */
export type LeftOutReason =
  /** A title, the head of a table, or the head of a group of lines. */
  | "heading"
  | "link"
  /** A seat that nobody has taken. */
  | "open"
  | "noName"
  /** No job, and nothing that looks like a name. */
  | "noJob"
  /** The same name is further up. */
  | "twice"
  /** More lines than a list of sign-ups has; `text` is empty, `to` the last of them. */
  | "tooMany";

export type LeftOut = Readonly<{ line: number; to: number; text: string; why: LeftOutReason }>;

/** Kind of a pasted text. */
export type SignUpSource =
  | "empty"
  | "lines"
  | "table"
  /** Several events, none of which has been chosen. */
  | "events"
  | "json"
  /** Valid JSON in which no sign-ups were found. */
  | "unknownJson"
  /** The beginning of JSON: the end is missing. */
  | "tornJson"
  /** Nothing but a link; `service` says to what. */
  | "link";

/** The services whose links are pasted instead of lists. */
export type LinkedService = "discord" | "other" | "raidHelper" | "sheet";

/** A start as a list writes it, in the time zone of whoever exported it. Months count from 1. */
export type WallStart = Readonly<{ year: number; month: number; day: number; hour: number; minute: number }>;

/** An event of an export: its title (may be empty), start and the people who signed up. */
export type ListedEvent = Readonly<{ title: string; startsAt: WallStart | null; people: number }>;

/** What a list of sign-ups says. Fields are only ever added: other parts of the run board take `people` as they are. */
export type ReadSignUps = Readonly<{
  source: SignUpSource;
  service: LinkedService | null;
  /** Facts of the event in the text; empty or `null` if it says nothing. */
  title: string;
  /** Unix ms, where the text has a moment. */
  start: number | null;
  /** The start where the text only has a date and a time. */
  startsAt: WallStart | null;
  /** The events of a text that has several; else empty. */
  events: readonly ListedEvent[];
  people: readonly SignUp[];
  leftOut: readonly LeftOut[];
  /** Lines (of JSON: entries) that hold anything. */
  lines: number;
}>;
