import { fragmentIds } from "@foray/fieldops/records/fragments/ids";
import { logogramIds } from "@foray/fieldops/records/logograms/ids";
import { phantomJobLevels } from "@foray/fieldops/records/phantom-jobs/levels";
import type { LegacyKey } from "~/records/stored.ts";
import { type Counts, type Inventory, MOST, nothing } from "./shape.ts";

/** Texts stored by older versions under one key per part. */
export type LegacyTexts = ReadonlyMap<LegacyKey, string>;

const LONGEST = 50_000;
const isId = (text: string) => /^[a-z0-9-]{1,60}$/.test(text);
const inFragments: ReadonlySet<string> = new Set(fragmentIds);
const inLogograms: ReadonlySet<string> = new Set(logogramIds);

/** Comma-separated ids. */
const listed = (text: string) => text.split(",").filter(isId);

/** Lines of `id count` or `id: count`. */
function counted(text: string): readonly (readonly [string, number])[] {
  return text.split("\n").flatMap((line) => {
    const [, id = "", count = ""] = /^([a-z0-9-]{1,60}):? (\d{1,6})$/.exec(line) ?? [];
    return Number(count) > 0 ? [[id, Math.min(MOST, Number(count))] as const] : [];
  });
}

/** Relic steps by line, the prefix of their ids. Ids ending in `-once` are done once per character. */
function relicsOf(text: string): Inventory["relics"] {
  const steps = text.split("\n").filter((line) => isId(line) && /^(?:eureka|phantom|resistance)-/.test(line));
  const ticked = steps.filter((step) => !step.endsWith("-once"));
  const lines = ["eureka", "resistance", "phantom"].map((line) => ({
    line,
    job: null,
    done: ticked.filter((step) => step.startsWith(`${line}-`)),
  }));
  return {
    weapons: lines.filter(({ done }) => done.length > 0),
    once: steps.filter((step) => step.endsWith("-once")),
    items: Object.fromEntries(counted(text).filter(([id]) => /^\d+$/.test(id))),
  };
}

/** Converts the texts of older versions, skipping whatever is invalid. */
export function readLegacy(texts: LegacyTexts): Inventory {
  const text = (key: LegacyKey) => (texts.get(key) ?? "").slice(0, LONGEST);
  const bag = counted(text("ownedLostActions"));
  const stock = counted(text("eurekaStock"));
  const marked = (key: LegacyKey): Counts => Object.fromEntries(listed(text(key)).map((id) => [id, 1]));
  const mastered = new Set(listed(text("masteredJobs")));
  return {
    ...nothing,
    actions: Object.fromEntries(bag.filter(([id]) => !inFragments.has(id))),
    fragments: {
      ...marked("ownedFragments"),
      ...Object.fromEntries(bag.filter(([id]) => inFragments.has(id))),
    },
    mnemes: {
      ...marked("ownedMnemes"),
      ...Object.fromEntries(stock.filter(([id]) => !inLogograms.has(id))),
    },
    logograms: Object.fromEntries(stock.filter(([id]) => inLogograms.has(id))),
    jobs: Object.fromEntries(
      phantomJobLevels.flatMap(({ id, levelMax }) => (mastered.has(id) ? [[id, levelMax]] : [])),
    ),
    relics: relicsOf(text("relicSteps")),
  };
}

function more(a: Counts, b: Counts): Counts {
  const next: Record<string, number> = { ...a };
  for (const [id, count] of Object.entries(b)) next[id] = Math.max(next[id] ?? 0, count);
  return next;
}

const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** Merges two stores: the higher of each count, and all entries of lists. */
export function mergeInventories(a: Inventory, b: Inventory): Inventory {
  const weapons = [...a.relics.weapons];
  for (const weapon of b.relics.weapons) {
    const at = weapons.findIndex(({ job, line }) => job === weapon.job && line === weapon.line);
    const same = weapons[at];
    if (same === undefined) weapons.push(weapon);
    else weapons[at] = { ...same, done: both(same.done, weapon.done) };
  }
  return {
    version: a.version,
    actions: more(a.actions, b.actions),
    fragments: more(a.fragments, b.fragments),
    mnemes: more(a.mnemes, b.mnemes),
    logograms: more(a.logograms, b.logograms),
    jobs: more(a.jobs, b.jobs),
    notes: both(a.notes, b.notes),
    records: both(a.records, b.records),
    relics: {
      weapons,
      once: both(a.relics.once, b.relics.once),
      items: more(a.relics.items, b.relics.items),
    },
  };
}

const partsOf: Readonly<Record<LegacyKey, readonly (keyof Inventory)[]>> = {
  ownedMnemes: ["mnemes"],
  eurekaStock: ["mnemes", "logograms"],
  ownedLostActions: ["actions", "fragments"],
  ownedFragments: ["fragments"],
  masteredJobs: ["jobs"],
  relicSteps: ["relics"],
};

/** Parts of the store that the texts have data for. */
export const legacyParts = (texts: LegacyTexts): ReadonlySet<keyof Inventory> =>
  new Set([...texts.keys()].flatMap((key) => partsOf[key]));

/** Replaces every part of the store that the texts have data for. */
export function replaced(inventory: Inventory, texts: LegacyTexts): Inventory {
  const former = readLegacy(texts);
  const parts = legacyParts(texts);
  const part = <Name extends keyof Inventory>(name: Name): Inventory[Name] =>
    (parts.has(name) ? former : inventory)[name];
  return {
    version: inventory.version,
    actions: part("actions"),
    fragments: part("fragments"),
    mnemes: part("mnemes"),
    logograms: part("logograms"),
    jobs: part("jobs"),
    notes: part("notes"),
    records: part("records"),
    relics: part("relics"),
  };
}
