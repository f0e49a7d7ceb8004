import type { Preference } from "~/browser/preferences.ts";
import { readStored, removeStored, writeStored } from "~/browser/storage.ts";
import { createStore } from "~/browser/store.ts";
import { type LegacyKey, legacyKeys, type StoredKey } from "~/records/stored.ts";
import { type Inventory, nothing, printInventory, readInventory } from "./shape.ts";

/*
 * Everything that a player owns or has done, under one storage key. Each page edits its part. Every change
 * first reads the stored text, so that tabs changing different parts do not overwrite each other.
 */

const KEY = "things" satisfies StoredKey;

/** Non-empty texts under the keys of older versions. */
function legacyTexts(): ReadonlyMap<LegacyKey, string> {
  return new Map(
    legacyKeys.flatMap((key) => {
      const text = readStored(key);
      return text === null || text === "" ? [] : [[key, text] as const];
    }),
  );
}

type Held = Readonly<{
  /** Text of the last read or write. */
  text: string | null;
  inventory: Inventory;
  /** Written by a newer version, so it must not be overwritten: changes only last for this visit. */
  isLater: boolean;
  /** The last change could not be stored. It lasts for this visit, or until a later change is stored. */
  isUnsaved: boolean;
}>;

function readText(text: string | null): Held {
  const read = text === null ? null : readInventory(text);
  const inventory = read?.kind === "inventory" ? read.inventory : nothing;
  return { text, inventory, isLater: read?.kind === "later", isUnsaved: false };
}

let held: Held | undefined;

function read(): Held {
  const text = readStored(KEY);
  if (held === undefined || (held.text !== text && !held.isUnsaved)) held = readText(text);
  return held;
}

let isMigrating = false;

/**
 * Migrates the keys of older versions, with code that loads only if they exist. Removes the keys once their
 * content is stored; otherwise the next visit tries again.
 */
function migrateLegacyKeys(): void {
  if (isMigrating || read().isLater || legacyTexts().size === 0) return;
  isMigrating = true;
  void import("./legacy-storage.ts")
    .then(({ mergeInventories, readLegacy }) => {
      const former = legacyTexts();
      const next = write(mergeInventories(read().inventory, readLegacy(former)));
      if (!next.isUnsaved) for (const key of former.keys()) removeStored(key);
      store().set(next.inventory);
    })
    .catch(() => undefined)
    .finally(() => {
      isMigrating = false;
    });
}

function write(inventory: Inventory): Held {
  const text = printInventory(inventory);
  const isLater = held?.isLater === true;
  const isStored = !isLater && writeStored(KEY, text);
  held = isStored
    ? { text, inventory, isLater, isUnsaved: false }
    : { text: held?.text ?? null, inventory, isLater, isUnsaved: true };
  return held;
}

const watched: ReadonlySet<string | null> = new Set([null, KEY, ...legacyKeys]);

function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (!watched.has(key)) return;
    // A null key means that all have changed: storage was cleared, or a file was imported.
    if (key === null) held = undefined;
    store().set(read().inventory);
    migrateLegacyKeys();
  };
  window.addEventListener("storage", onStorage);
  // Another tab may have changed the store before this listener was added.
  store().set(read().inventory);
  migrateLegacyKeys();
  return () => window.removeEventListener("storage", onStorage);
}

let kept: ReturnType<typeof createStore<Inventory>> | undefined;

// Created lazily, because there is no storage while prerendering.
function store() {
  kept ??= createStore(read().inventory, followOtherTabs);
  return kept;
}

export const inventory: Preference<Inventory> = {
  key: KEY,
  get: () => store().get(),
  set: (next) => changeInventory(() => next),
  subscribe: (listener) => store().subscribe(listener),
};

/** Applies a change to the currently stored things. */
export function changeInventory(change: (inventory: Inventory) => Inventory): void {
  const next = change(read().inventory);
  write(next);
  store().set(next);
}

/** Creates a preference for one part. Writing only replaces that part. */
export function inventoryPart<T>(
  readPart: (inventory: Inventory) => T,
  withPart: (inventory: Inventory, part: T) => Inventory,
): Preference<T> {
  let last: Readonly<{ inventory: Inventory; part: T }> | undefined;
  return {
    key: KEY,
    get() {
      const now = inventory.get();
      if (last?.inventory !== now) last = { inventory: now, part: readPart(now) };
      return last.part;
    },
    set: (part) => changeInventory((now) => withPart(now, part)),
    subscribe: inventory.subscribe,
  };
}
