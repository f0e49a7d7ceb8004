import type { Person } from "../people.ts";

/** Why a line should be checked although it was parsed. */
export type DoubtKind =
  | "noJob"
  /** A word of the name may be a job, or the other way round. */
  | "jobOrName"
  /** `text` has the words that were not understood. */
  | "rest"
  /** `text` has a note in brackets, such as a time. */
  | "note"
  /** The heading above, in `text`, may mean that they do not come. */
  | "underHead"
  /** The line is too long for a sign-up and was truncated. */
  | "cut";

export type SignUpDoubt = Readonly<{ kind: DoubtKind; text: string }>;

/** A person with the line number of their sign-up. */
export type SignUp = Person & Readonly<{ line: number; doubts: readonly SignUpDoubt[] }>;

export type LeftOutReason =
  /** A title, a table header, or the heading of a group. */
  | "heading"
  | "link"
  /** An untaken seat. */
  | "open"
  | "noName"
  /** No job, and nothing that looks like a name. */
  | "noJob"
  | "twice"
  /** Beyond the limit of lines or people. `text` is empty, `to` is the last line. */
  | "tooMany";

export type LeftOut = Readonly<{ line: number; to: number; text: string; why: LeftOutReason }>;

export type SignUpSource =
  | "empty"
  | "lines"
  | "table"
  /** Several events, and none was chosen. */
  | "events"
  | "json"
  | "unknownJson"
  /** Truncated JSON. */
  | "tornJson"
  /** Only links; `service` tells where to. */
  | "link";

/** Services whose links users paste instead of a list. */
export type LinkedService = "discord" | "other" | "raidHelper" | "sheet";

/** A start in the unknown time zone of the list's author. `month` starts at 1. */
export type WallStart = Readonly<{ year: number; month: number; day: number; hour: number; minute: number }>;

/** An event of an export. `title` may be empty, `people` is the number of sign-ups. */
export type ListedEvent = Readonly<{ title: string; startsAt: WallStart | null; people: number }>;

/** Content of a sign-up list. Published, so fields may be added but not changed. */
export type ReadSignUps = Readonly<{
  source: SignUpSource;
  service: LinkedService | null;
  /** Title of the event, "" if the text has no title. */
  title: string;
  /** Unix ms, if the text has a timestamp. */
  start: number | null;
  /** If the text has only a local date and time. */
  startsAt: WallStart | null;
  /** Empty unless the text has several events. */
  events: readonly ListedEvent[];
  people: readonly SignUp[];
  leftOut: readonly LeftOut[];
  /** Number of non-empty lines, or of entries in JSON. */
  lines: number;
}>;
