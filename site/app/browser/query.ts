import { replaceAddress } from "./address.ts";

export function readQuery(key: string): string | null {
  return new URLSearchParams(window.location.search).get(key);
}

/** `null` removes the value. */
export function queryWith(key: string, value: string | null): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === null) query.delete(key);
  else query.set(key, value);
  return query;
}

/** Adds no history entry and drops the fragment. `null` removes the value. */
export function writeQuery(key: string, value: string | null): void {
  const { pathname } = window.location;
  const query = queryWith(key, value);
  replaceAddress(query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
}
