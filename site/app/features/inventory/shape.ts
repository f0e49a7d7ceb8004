import * as v from "valibot";
import { idShape, isRecord, readJson } from "~/browser/stored-shape.ts";

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

/** A relic weapon that is worked on: its line, its job (`null` if none is chosen) and the ids of its finished steps. */
export type RelicWeapon = Readonly<{ line: string; job: string | null; done: readonly string[] }>;

/** All that a player owns or has done. Ids are those of the records; a reader of a part takes those that it knows. */
export type OwnThings = Readonly<{
  version: 1;
  /** Lost actions. */
  actions: Counts;
  fragments: Counts;
  mnemes: Counts;
  logograms: Counts;
  /** Levels of phantom jobs. */
  jobs: Counts;
  /** Field notes. */
  notes: readonly string[];
  /** Entries of the Occult Record. */
  records: readonly string[];
  relics: Readonly<{
    /** One for each line and job. */
    weapons: readonly RelicWeapon[];
    /** Finished steps that an account takes once. */
    once: readonly string[];
    /** Items by their rows in the game. */
    items: Counts;
  }>;
}>;

export const VERSION = 1;

/** More of one thing than anybody has. */
export const MOST = 9999;

const MAX_WEAPONS = 100;

export const nothing: OwnThings = {
  version: VERSION,
  actions: {},
  fragments: {},
  mnemes: {},
  logograms: {},
  jobs: {},
  notes: [],
  records: [],
  relics: { weapons: [], once: [], items: {} },
};

const counts = v.optional(
  v.record(idShape, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST))),
  {},
);
const ids = v.optional(v.pipe(v.array(idShape), v.maxLength(1000)), []);

/** A part that is missing is empty: it was added after the text was written. */
const shape = v.object({
  version: v.literal(VERSION),
  actions: counts,
  fragments: counts,
  mnemes: counts,
  logograms: counts,
  jobs: counts,
  notes: ids,
  records: ids,
  relics: v.optional(
    v.object({
      weapons: v.optional(
        v.pipe(
          v.array(v.object({ line: idShape, job: v.nullable(idShape), done: ids })),
          v.maxLength(MAX_WEAPONS),
        ),
        [],
      ),
      once: ids,
      items: counts,
    }),
    {},
  ),
});

/** Content of a stored text: `later` was written by a version to come, `foreign` is of something else. */
export type ReadOwnThings =
  | Readonly<{ kind: "things"; things: OwnThings }>
  | Readonly<{ kind: "later" }>
  | Readonly<{ kind: "foreign" }>;

export function readOwnThings(text: string): ReadOwnThings {
  const value = readJson(text);
  if (isRecord(value) && typeof value.version === "number" && value.version > VERSION)
    return { kind: "later" };
  const read = v.safeParse(shape, value);
  return read.success ? { kind: "things", things: read.output } : { kind: "foreign" };
}

export function printOwnThings(things: OwnThings): string {
  return JSON.stringify(things);
}
