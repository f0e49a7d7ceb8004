/*
 * Reading what the browser has kept, by hand: these few shapes are read on most pages, and a schema library would cost
 * each of them more bytes than all of its shapes together.
 */

/** The value of a JSON text; `undefined` for text that is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A number from `least` to `most`, both included. */
export function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

/** An instant that a Date can hold, from 1970 on (Unix ms). */
export function isInstant(value: unknown): value is number {
  return isBetween(value, 0, 8.64e15);
}

/** An id as the records make them. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9-]{1,60}$/.test(value);
}

/** A list of at most `most` items that `read` knows; `undefined` where it is none, or holds one that is not. */
export function readList<T>(
  value: unknown,
  most: number,
  read: (item: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const found: T[] = [];
  for (const item of value) {
    const known = read(item);
    if (known === undefined) return undefined;
    found.push(known);
  }
  return found;
}
