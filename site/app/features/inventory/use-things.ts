import { useEffect, useState } from "react";
import { readStored, writeStored } from "~/browser/storage.ts";
import { type ExportedKey, exportedKeys } from "~/records/stored.ts";
import { ownThings } from "./store.ts";
import type { Things } from "./things-file.ts";

function readThings(): Things {
  return new Map(
    exportedKeys.flatMap((key) => {
      const text = readStored(key);
      return text === null || text === "" ? [] : [[key, text] as const];
    }),
  );
}

/** The stored things, also as other tabs change them; null while the page is prerendered. */
export function useThings(): Things | null {
  const [things, setThings] = useState<Things | null>(null);
  useEffect(() => {
    const read = () => setThings(readThings());
    // Somebody listens, so the store takes over what lies under former keys.
    const end = ownThings.subscribe(read);
    read();
    window.addEventListener("storage", read);
    return () => {
      window.removeEventListener("storage", read);
      end();
    };
  }, []);
  return things;
}

/**
 * Stores these, all or none of them; null takes a thing away. Every page that is open reads them again.
 * @returns what was there before, or null where the browser refused
 */
export function storeThings(
  next: ReadonlyMap<ExportedKey, string | null>,
): ReadonlyMap<ExportedKey, string | null> | null {
  const before = new Map([...next.keys()].map((key) => [key, readStored(key)]));
  const put = (values: ReadonlyMap<ExportedKey, string | null>) =>
    [...values].every(([key, text]) => writeStored(key, text ?? ""));
  const stored = put(next);
  if (!stored) put(before);
  // Other tabs hear of it from the browser; this one's pages hear of it here.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return stored ? before : null;
}
