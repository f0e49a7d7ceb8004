import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentPath } from "./address.ts";
import { writtenAddress } from "./written-address.ts";

/** State in the query. `read` must accept any query. */
export type UrlPart<T> = Readonly<{
  read: (query: URLSearchParams) => T;
  write: (value: T, query: URLSearchParams) => void;
}>;

function put(query: URLSearchParams, key: string, text: string | null): void {
  if (text === null || text === "") query.delete(key);
  else query.set(key, text);
}

export function textPart(key: string): UrlPart<string | null> {
  return {
    read: (query) => query.get(key),
    write: (text, query) => put(query, key, text),
  };
}

export function textsPart(keys: readonly string[]): UrlPart<Readonly<Record<string, string | null>>> {
  return {
    read: (query) => Object.fromEntries(keys.map((key) => [key, query.get(key)])),
    write: (texts, query) => {
      for (const key of keys) put(query, key, texts[key] ?? null);
    },
  };
}

/** Any other text reads as `usual`, which is left out of the URL. */
export function choicePart<T extends string, U extends T | null>(
  key: string,
  options: readonly T[],
  usual: U,
): UrlPart<T | U> {
  return {
    read: (query) => options.find((option) => option === query.get(key)) ?? usual,
    write: (value, query) => put(query, key, value === usual ? null : value),
  };
}

/** Each with its leading character, or "". */
export type AddressTail = Readonly<{ search: string; hash: string }>;

/** Includes changes written since the page was rendered. */
export function useWrittenAddress(): string {
  const { hash, key, pathname, search } = useLocation();
  const read = () => writtenAddress.addressOf({ key, address: pathname + search + hash });
  return useSyncExternalStore(writtenAddress.subscribe, read, read);
}

/** Prerendered pages have neither, so what depends on them must wait for hydration. */
export function useAddressTail(): AddressTail {
  const [, search = "", hash = ""] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(useWrittenAddress()) ?? [];
  return { search, hash };
}

const never = () => () => {};

/**
 * Whether a component may differ from the prerendered markup. Hydrating with a query, it waits for a
 * transition, to preserve parts whose code is still loading; calling the function ends the wait.
 */
function useMayDiffer(search: string): readonly [boolean, (mayDiffer: true) => void] {
  let isHydrating = false;
  // React only calls the second snapshot while hydrating. Both are equal, so it causes no rerender.
  useSyncExternalStore(
    never,
    () => null,
    // oxlint-disable-next-line react/immutability -- read in the same render; React never calls it later
    () => {
      // oxlint-disable-next-line react/immutability -- the same
      isHydrating = true;
      return null;
    },
  );
  const [mayDiffer, setMayDiffer] = useState(!isHydrating || search === "");
  useEffect(() => startTransition(() => setMayDiffer(true)), []);
  return [mayDiffer, setMayDiffer];
}

/**
 * Changes are synchronous, build on each other and add no history entry.
 * @param part must be the same object in every render
 * @param root path below which all pages share the state; by default it belongs to this page only
 */
export function useUrlState<T>(
  part: UrlPart<T>,
  root?: string,
): readonly [T, (change: (value: T) => T) => void] {
  const { search } = useAddressTail();
  const [mayDiffer, setMayDiffer] = useMayDiffer(search);
  const query = mayDiffer ? search : "";
  const { pathname } = useLocation();
  const value = useMemo(() => part.read(new URLSearchParams(query)), [part, query]);
  const change = useCallback(
    (next: (value: T) => T) => {
      const path = currentPath();
      // The reader may already be navigating to another page.
      if (root === undefined ? path !== pathname : !path.startsWith(root)) return;
      const params = new URLSearchParams(window.location.search);
      part.write(next(part.read(params)), params);
      setMayDiffer(true);
      writtenAddress.write(`/${path.slice(1)}${params.size === 0 ? "" : `?${params}`}`);
    },
    [part, pathname, root, setMayDiffer],
  );
  return [value, change];
}
