import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentPath } from "./address.ts";
import { writtenAddress } from "./written-address.ts";

/** State that a link carries: how it is read from a query, whatever that has, and put into one. */
export type UrlPart<T> = Readonly<{
  read: (query: URLSearchParams) => T;
  write: (value: T, query: URLSearchParams) => void;
}>;

function put(query: URLSearchParams, key: string, text: string | null): void {
  if (text === null || text === "") query.delete(key);
  else query.set(key, text);
}

/** Any text; `null` for none. */
export function textPart(key: string): UrlPart<string | null> {
  return {
    read: (query) => query.get(key),
    write: (text, query) => put(query, key, text),
  };
}

/** Texts of several keys; `null` for those that the query lacks. */
export function textsPart(keys: readonly string[]): UrlPart<Readonly<Record<string, string | null>>> {
  return {
    read: (query) => Object.fromEntries(keys.map((key) => [key, query.get(key)])),
    write: (texts, query) => {
      for (const key of keys) put(query, key, texts[key] ?? null);
    },
  };
}

/** One of a few values. Any other text reads as the usual value, which no address has. */
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

/** Query and fragment of the page's address, each with its sign or "". */
export type AddressTail = Readonly<{ search: string; hash: string }>;

/** The address of the drawn page, with what the page has written since it was drawn. */
export function useWrittenAddress(): string {
  const { hash, key, pathname, search } = useLocation();
  const read = () => writtenAddress.addressOf({ key, address: pathname + search + hash });
  return useSyncExternalStore(writtenAddress.subscribe, read, read);
}

/** Query and fragment of the drawn page's address. Pages are prerendered without them: what is drawn by them waits for hydration. */
export function useAddressTail(): AddressTail {
  const [, search = "", hash = ""] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(useWrittenAddress()) ?? [];
  return { search, hash };
}

const never = () => () => {};

/**
 * Whether the component may differ from the prerendered page: at once where it is drawn in the browser alone or the address has no query,
 * and by a transition where it is hydrated, which leaves parts that sleep as they are until their code is here. The function makes it
 * differ now, so that a press or a letter before then is answered at once.
 */
function useMayDiffer(search: string): readonly [boolean, (mayDiffer: true) => void] {
  let isHydrating = false;
  // React asks for the second snapshot while it hydrates; as both are alike, nothing is drawn again for them.
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
 * State in the page's query, and a function that changes it in place. A press is answered at once: state and address change in it, and
 * several in a row build on each other. Back, Forward and links change the state too.
 * @param part the same object at each render
 * @param root the address below which all pages share the state; without it, this page alone has it
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
      // The reader may be on the way to another page.
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
