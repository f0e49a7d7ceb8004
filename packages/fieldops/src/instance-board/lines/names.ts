import { clockOf } from "../clocks.ts";
import type { ClockKind } from "../observations.ts";

/** A name that a line may call a timer by. */
export type TimerName = Readonly<{
  kind: Exclude<ClockKind, "fate">;
  id: string;
  name: string;
  /** A word of every day, such as “south”: a bare number beside it is minutes. */
  loose?: true;
}>;

export type FoundName = Readonly<{ start: number; end: number; names: readonly TimerName[] }>;

/** Full-width letters, digits and signs as half-width ones; the slash stays, it parts names there. One character stays one. */
function half(sign: string): string {
  const code = sign.charCodeAt(0);
  if (sign === "\u3000") return " ";
  if (sign === "’") return "'";
  return code > 0xff00 && code < 0xff5f && sign !== "／" ? String.fromCharCode(code - 0xfee0) : sign;
}

/** A text for comparing: half-width, in lower case, as long as before. */
export const foldLine = (text: string): string =>
  [...text]
    .map((sign) => {
      const plain = half(sign);
      const lower = plain.toLowerCase();
      return lower.length === plain.length ? lower : plain;
    })
    .join("");

/** A name without its article: “Forked Tower: Blood”. */
const withoutArticle = (key: string) => key.replace(/^(?:the|le|la|les|der|die|das|l')\s*/u, "");

function keysOf(names: readonly TimerName[], zone: string | null): ReadonlyMap<string, readonly TimerName[]> {
  const byKey = new Map<string, TimerName[]>();
  for (const name of names)
    for (const key of new Set([foldLine(name.name), withoutArticle(foldLine(name.name))])) {
      const known = byKey.get(key) ?? [];
      if (key !== "" && !known.some(({ kind, id }) => kind === name.kind && id === name.id))
        byKey.set(key, [...known, name]);
    }
  // Two monsters of two zones may have one short name: the board's own is meant.
  for (const [key, called] of byKey) {
    const own = called.filter((name) => clockOf(name)?.zone === zone);
    if (own.length > 0) byKey.set(key, own);
  }
  return byKey;
}

const isLatin = (sign: string) => /[\p{Script=Latin}\d]/u.test(sign);
const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** The names that are in a folded text, the longest first where several would fit, none inside another word. */
export function findNames(
  text: string,
  names: readonly TimerName[],
  zone: string | null = null,
): readonly FoundName[] {
  const taken = Array.from({ length: text.length }, () => false);
  const found: FoundName[] = [];
  const keys = [...keysOf(names, zone)].toSorted(([a], [b]) => b.length - a.length);
  for (const [key, called] of keys) {
    // One sign of a script without spaces is a name only where no other letter is beside it.
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
