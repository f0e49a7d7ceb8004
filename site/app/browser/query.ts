import { replaceAddress } from "./address.ts";

/** The value of one part of the address's query; `null` where there is none. */
export function readQuery(key: string): string | null {
  return new URLSearchParams(window.location.search).get(key);
}

/** Puts a value into the query in place, or takes it out (`null`). */
export function writeQuery(key: string, value: string | null): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (value === null) query.delete(key);
  else query.set(key, value);
  replaceAddress(query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
}
