import { replaceAddress } from "./address.ts";

/** The value of one part of the address's query; `null` if there is none. */
export function readQuery(key: string): string | null {
  return new URLSearchParams(window.location.search).get(key);
}

/** The current query of the address with one value set, or removed if it is `null`. */
export function queryWith(key: string, value: string | null): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (value === null) query.delete(key);
  else query.set(key, value);
  return query;
}

/** Puts a value into the query in place, or takes it out (`null`). */
export function writeQuery(key: string, value: string | null): void {
  const { pathname } = window.location;
  const query = queryWith(key, value);
  replaceAddress(query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
}
