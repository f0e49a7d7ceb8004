import type { Preference } from "~/browser/preferences.ts";
import { readStored, removeStored, writeStored } from "~/browser/storage.ts";
import { createStore } from "~/browser/store.ts";
import { type LegacyKey, legacyKeys, type StoredKey } from "~/records/stored.ts";
import { nothing, type OwnThings, printOwnThings, readOwnThings } from "./shape.ts";

/*
 * One store of all that a player owns or has done, under one key. Every page has a part of it. A change reads what is
 * stored before it writes, so that tabs that change different parts keep each other's.
 */

const KEY = "things" satisfies StoredKey;

/** The former keys that hold something: a site before this one wrote them. */
function legacyTexts(): ReadonlyMap<LegacyKey, string> {
  return new Map(
    legacyKeys.flatMap((key) => {
      const text = readStored(key);
      return text === null || text === "" ? [] : [[key, text] as const];
    }),
  );
}

type Held = Readonly<{
  /** The text that was read or written last. */
  text: string | null;
  things: OwnThings;
  /** The stored text is of a version to come, which must stay: changes last for this visit. */
  isLater: boolean;
  /** The browser refused to store the last change, which lasts for this visit unless a later one is stored. */
  isUnsaved: boolean;
}>;

function readText(text: string | null): Held {
  const read = text === null ? null : readOwnThings(text);
  const things = read?.kind === "things" ? read.things : nothing;
  return { text, things, isLater: read?.kind === "later", isUnsaved: false };
}

let held: Held | undefined;

/** Stored things, as they are now. */
function read(): Held {
  const text = readStored(KEY);
  if (held === undefined || (held.text !== text && !held.isUnsaved)) held = readText(text);
  return held;
}

let isTaking = false;

/**
 * Takes over what lies under former keys, which few still have: the part that reads them loads when it is needed. The keys are removed
 * once their content is stored; until then they wait for the next visit.
 */
function takeOver(): void {
  if (isTaking || read().isLater || legacyTexts().size === 0) return;
  isTaking = true;
  void import("./legacy-storage.ts")
    .then(({ joined, readLegacy }) => {
      const former = legacyTexts();
      const next = write(joined(read().things, readLegacy(former)));
      if (!next.isUnsaved) for (const key of former.keys()) removeStored(key);
      store().set(next.things);
    })
    .catch(() => undefined)
    .finally(() => {
      isTaking = false;
    });
}

function write(things: OwnThings): Held {
  const text = printOwnThings(things);
  const isLater = held?.isLater === true;
  const isStored = !isLater && writeStored(KEY, text);
  held = isStored
    ? { text, things, isLater, isUnsaved: false }
    : { text: held?.text ?? null, things, isLater, isUnsaved: true };
  return held;
}

const watched: ReadonlySet<string | null> = new Set([null, KEY, ...legacyKeys]);

function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (!watched.has(key)) return;
    // All keys at once: another tab has forgotten everything, or this one has taken a file.
    if (key === null) held = undefined;
    store().set(read().things);
    takeOver();
  };
  window.addEventListener("storage", onStorage);
  // Another tab may have changed them while nobody listened.
  store().set(read().things);
  takeOver();
  return () => window.removeEventListener("storage", onStorage);
}

let kept: ReturnType<typeof createStore<OwnThings>> | undefined;

// Made when first asked for: there is no storage while pages are prerendered.
function store() {
  kept ??= createStore(read().things, followOtherTabs);
  return kept;
}

/** All things, live. */
export const ownThings: Preference<OwnThings> = {
  key: KEY,
  get: () => store().get(),
  set: (next) => changeThings(() => next),
  subscribe: (listener) => store().subscribe(listener),
};

/** Changes the things as they are stored now. */
export function changeThings(change: (things: OwnThings) => OwnThings): void {
  const next = change(read().things);
  write(next);
  store().set(next);
}

/** A part of the things, as a page has it. Reading takes what it knows; writing replaces that part alone. */
export function partOfThings<T>(
  readPart: (things: OwnThings) => T,
  withPart: (things: OwnThings, part: T) => OwnThings,
): Preference<T> {
  let last: Readonly<{ things: OwnThings; part: T }> | undefined;
  return {
    key: KEY,
    get() {
      const things = ownThings.get();
      if (last?.things !== things) last = { things, part: readPart(things) };
      return last.part;
    },
    set: (part) => changeThings((things) => withPart(things, part)),
    subscribe: ownThings.subscribe,
  };
}
