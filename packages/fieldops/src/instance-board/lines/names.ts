import { clockOf } from "../clocks.ts";
import type { ClockKind } from "../observations.ts";

export type TimerName = Readonly<{
  kind: Exclude<ClockKind, "fate">;
  id: string;
  name: string;
  /** An everyday word like “south”: a bare number next to it means minutes. */
  loose?: true;
}>;

export type FoundName = Readonly<{ start: number; end: number; names: readonly TimerName[] }>;

/** Full-width to half-width, with the same length. Keeps the full-width slash, which separates names. */
function half(sign: string): string {
  const code = sign.charCodeAt(0);
  if (sign === "\u3000") return " ";
  if (sign === "’") return "'";
  return code > 0xff00 && code < 0xff5f && sign !== "／" ? String.fromCharCode(code - 0xfee0) : sign;
}

/** For comparison: half-width, lowercase, same length. */
export const foldLine = (text: string): string =>
  [...text]
    .map((sign) => {
      const plain = half(sign);
      const lower = plain.toLowerCase();
      return lower.length === plain.length ? lower : plain;
    })
    .join("");

const withoutArticle = (key: string) => key.replace(/^(?:the|le|la|les|der|die|das|l')\s*/u, "");

function keysOf(names: readonly TimerName[], zone: string | null): ReadonlyMap<string, readonly TimerName[]> {
  const byKey = new Map<string, TimerName[]>();
  for (const name of names)
    for (const key of new Set([foldLine(name.name), withoutArticle(foldLine(name.name))])) {
      const known = byKey.get(key) ?? [];
      if (key !== "" && !known.some(({ kind, id }) => kind === name.kind && id === name.id))
        byKey.set(key, [...known, name]);
    }
  // Monsters of different zones may share a short name. Prefer the one of the board's zone.
  for (const [key, called] of byKey) {
    const own = called.filter((name) => clockOf(name)?.zone === zone);
    if (own.length > 0) byKey.set(key, own);
  }
  return byKey;
}

const isLatin = (sign: string) => /[\p{Script=Latin}\d]/u.test(sign);
const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** Prefers the longest name, and does not match within words. */
export function findNames(
  text: string,
  names: readonly TimerName[],
  zone: string | null = null,
): readonly FoundName[] {
  const taken = Array.from({ length: text.length }, () => false);
  const found: FoundName[] = [];
  const keys = [...keysOf(names, zone)].toSorted(([a], [b]) => b.length - a.length);
  for (const [key, called] of keys) {
    // A single character of a script without spaces is a name only if no letter is next to it.
    const joins = key.length === 1 ? isLetter : isLatin;
    for (let start = text.indexOf(key); start !== -1; start = text.indexOf(key, start + 1)) {
      const end = start + key.length;
      const cut =
        (joins(text.charAt(start - 1)) && joins(text.charAt(start))) ||
        (joins(text.charAt(end - 1)) && joins(text.charAt(end)));
      if (cut || taken.slice(start, end).includes(true)) continue;
      taken.fill(true, start, end);
      found.push({ start, end, names: called });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
