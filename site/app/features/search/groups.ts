import type { SearchHit } from "@foray/fieldops/search/index";
import type { Found } from "./index-data.ts";
import type { SearchKind } from "./types.ts";

/** Finds of one kind under its name, or of several kinds where `kind` is null. */
export type FindGroup = Readonly<{ kind: SearchKind | null; finds: readonly Found[] }>;

/** Finds by kind; the kind with the best find first, and the best first in each. */
function byKind(finds: readonly Found[]): FindGroup[] {
  const groups = new Map<SearchKind, Found[]>();
  for (const found of finds) {
    const group = groups.get(found.kind);
    if (group === undefined) groups.set(found.kind, [found]);
    else group.push(found);
  }
  return [...groups].map(([kind, finds]) => ({ kind, finds }));
}

/**
 * Whole names and beginnings of names first, by kind; then what else holds the text, together. If no name begins with the text, all of it
 * is by kind.
 */
export function grouped(hits: readonly SearchHit<Found>[]): FindGroup[] {
  const direct = hits.filter((hit) => hit.direct).map(({ entry }) => entry);
  const rest = hits.filter((hit) => !hit.direct).map(({ entry }) => entry);
  if (direct.length === 0) return byKind(rest);
  return [...byKind(direct), ...(rest.length === 0 ? [] : [{ kind: null, finds: rest }])];
}

/** The groups with one find before all others, which stands there once; the others of its kind follow it. */
export function withFirst(first: Found, groups: readonly FindGroup[]): FindGroup[] {
  const others = groups.flatMap(({ kind, finds }) => {
    const rest = finds.filter(({ id, target }) => id !== first.id && target !== first.target);
    return rest.length === 0 ? [] : [{ kind, finds: rest }];
  });
  const own = others.find(({ kind }) => kind === first.kind);
  return [
    { kind: first.kind, finds: [first, ...(own?.finds ?? [])] },
    ...others.filter((group) => group !== own),
  ];
}

/** The groups with one find behind all others. */
export function withLast(last: Found, groups: readonly FindGroup[]): FindGroup[] {
  const own = groups.find(({ kind }) => kind === last.kind);
  return [
    ...groups.filter((group) => group !== own),
    { kind: last.kind, finds: [...(own?.finds ?? []), last] },
  ];
}
