import { useEffect, useState } from "react";
import { readStored, writeStored } from "~/browser/storage.ts";
import { type ExportedKey, exportedKeys } from "~/records/stored.ts";
import type { ExportedTexts } from "./export-file.ts";
import { inventory } from "./store.ts";

function readTexts(): ExportedTexts {
  return new Map(
    exportedKeys.flatMap((key) => {
      const text = readStored(key);
      return text === null || text === "" ? [] : [[key, text] as const];
    }),
  );
}

/** The stored things, updated on changes in other tabs; null while prerendered. */
export function useExportedTexts(): ExportedTexts | null {
  const [texts, setTexts] = useState<ExportedTexts | null>(null);
  useEffect(() => {
    const read = () => setTexts(readTexts());
    // Subscribing also makes the store migrate the keys of older versions.
    const end = inventory.subscribe(read);
    read();
    window.addEventListener("storage", read);
    return () => {
      window.removeEventListener("storage", read);
      end();
    };
  }, []);
  return texts;
}

/**
 * Stores all texts or none; null removes one. Pages in this tab reload them.
 * @returns the previous texts, or null if the browser refused
 */
export function storeTexts(
  next: ReadonlyMap<ExportedKey, string | null>,
): ReadonlyMap<ExportedKey, string | null> | null {
  const before = new Map([...next.keys()].map((key) => [key, readStored(key)]));
  const put = (values: ReadonlyMap<ExportedKey, string | null>) =>
    [...values].every(([key, text]) => writeStored(key, text ?? ""));
  const stored = put(next);
  if (!stored) put(before);
  // Browsers only notify other tabs, so this notifies the pages in this one.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return stored ? before : null;
}
