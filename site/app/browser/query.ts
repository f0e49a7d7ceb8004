/** The value of one part of the address's query; `null` where there is none. */
export function readQuery(key: string): string | null {
  return new URLSearchParams(window.location.search).get(key);
}

/**
 * Puts a value into the query in place, or takes it out (`null`), so that a reload or a bookmark finds it and Back leads where it did. The
 * router need not hear of it: it reads the address again when the player comes back to it.
 */
export function writeQuery(key: string, value: string | null): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (value === null) query.delete(key);
  else query.set(key, value);
  const next = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  if (next !== pathname + search) window.history.replaceState(window.history.state, "", next);
}
