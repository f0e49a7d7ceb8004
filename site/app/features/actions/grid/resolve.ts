import type { NameTable } from "@foray/fieldops/names";
import { plainSlug } from "@foray/fieldops/slug";
import { closest } from "~/ui/closest.ts";

/** A longer parameter matches nothing. */
const LONGEST = 120;

function decoded(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

export type Resolved =
  | Readonly<{ kind: "none" }>
  | Readonly<{ kind: "record"; id: string; canonical: boolean }>
  | Readonly<{ kind: "unknown"; param: string; matches: readonly string[] }>;

/** Id of the record whose id or name matches `param`; null if none does. */
export function findByName(
  param: string,
  ids: readonly string[],
  tables: readonly NameTable[],
): string | null {
  const text = decoded(param);
  if (text.length > LONGEST) return null;
  const wanted = plainSlug(text);
  if (wanted === "") return null;
  const byId = ids.find((id) => plainSlug(id) === wanted);
  if (byId !== undefined) return byId;
  return ids.find((id) => tables.some((table) => plainSlug(table[id] ?? "") === wanted)) ?? null;
}

/** Resolves a route parameter by id or English name. Accepts any text. */
export function resolveRecord(
  param: string | undefined,
  ids: readonly string[],
  english: NameTable,
): Resolved {
  if (param === undefined || param === "") return { kind: "none" };
  if (ids.includes(param)) return { kind: "record", id: param, canonical: true };
  const found = findByName(param, ids, [english]);
  if (found !== null) return { kind: "record", id: found, canonical: false };
  const text = decoded(param);
  return {
    kind: "unknown",
    param: text.length > 60 ? `${text.slice(0, 60)}…` : text,
    matches: nearest(text, ids, english),
  };
}

/** The three closest names by edit distance. */
function nearest(text: string, ids: readonly string[], english: NameTable): readonly string[] {
  const named = new Map(ids.map((id) => [(english[id] ?? id).toLowerCase(), id]));
  const wanted = text.slice(0, 60).replace(/[_-]+/g, " ");
  return closest(wanted, [...named.keys()], 3).flatMap((name) => named.get(name) ?? []);
}
