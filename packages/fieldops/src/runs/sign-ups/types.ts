import type { Person } from "../people.ts";

/** Why a line should be checked although it was read. */
export type DoubtKind =
  /** No job or role was found. */
  | "noJob"
  /** A word of the name may be the job, or the other way round. */
  | "jobOrName"
  /** Words that were not understood; `text` has them. */
  | "rest"
  /** The line was cut, as no sign-up is that long. */
  | "cut";

export type Doubt = Readonly<{ kind: DoubtKind; text: string }>;

/** A person with where they are in the list. */
export type SignUp = Person & Readonly<{ line: number; doubts: readonly Doubt[] }>;

/** Why a line is nobody's sign-up. */
export type LeftOutReason =
  /** A title, the head of a table, or the head of a group of lines. */
  | "heading"
  /** The head of a table's event, before its columns are named. */
  | "link"
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
  | "json"
  /** Valid JSON in which no sign-ups were found. */
  | "unknownJson"
  /** The beginning of JSON: the end is missing. */
  | "tornJson"
  /** Nothing but a link; `service` says to what. */
  | "link";

/** The services whose links are pasted instead of lists. */
export type LinkedService = "discord" | "other" | "raidHelper" | "sheet";

export type ReadSignUps = Readonly<{
  source: SignUpSource;
  service: LinkedService | null;
  /** Facts of the event in the text; empty or `null` if it says nothing. */
  title: string;
  /** Unix ms. */
  start: number | null;
  people: readonly SignUp[];
  leftOut: readonly LeftOut[];
  /** Lines (of JSON: entries) that hold anything. */
  lines: number;
}>;
