import * as v from "valibot";
import { idShape, isRecord, readJson } from "~/browser/stored-shape.ts";

/** By id. */
export type Counts = Readonly<Record<string, number>>;

/** A relic weapon in progress, with the ids of its finished steps. `job` is null if none is chosen. */
export type RelicWeapon = Readonly<{ line: string; job: string | null; done: readonly string[] }>;

/** Everything that a player owns or has done. Ids are those of the records; readers skip unknown ones. */
export type Inventory = Readonly<{
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
    /** One per line and job. */
    weapons: readonly RelicWeapon[];
    /** Finished steps that are done once per character. */
    once: readonly string[];
    /** By row of the Item sheet. */
    items: Counts;
  }>;
}>;

export const VERSION = 1;

export const MOST = 9999;

const MAX_WEAPONS = 100;

export const nothing: Inventory = {
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

/** Parts added in later versions default to empty. */
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

/** `later`: written by a newer version. `foreign`: not this format. */
export type ReadInventory =
  | Readonly<{ kind: "inventory"; inventory: Inventory }>
  | Readonly<{ kind: "later" }>
  | Readonly<{ kind: "foreign" }>;

export function readInventory(text: string): ReadInventory {
  const value = readJson(text);
  if (isRecord(value) && typeof value.version === "number" && value.version > VERSION)
    return { kind: "later" };
  const read = v.safeParse(shape, value);
  return read.success ? { kind: "inventory", inventory: read.output } : { kind: "foreign" };
}

export function printInventory(inventory: Inventory): string {
  return JSON.stringify(inventory);
}
