import type { SearchHit } from "@foray/fieldops/search/index";
import type { Found } from "./index-data.ts";
import type { SearchKind } from "./types.ts";

/** Kinds are mixed if `kind` is null. */
export type FindGroup = Readonly<{ kind: SearchKind | null; finds: readonly Found[] }>;

/** Groups are in order of first appearance. */
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
 * Puts direct hits by kind before a mixed group of the others. Without direct hits, all are grouped by kind.
 */
export function grouped(hits: readonly SearchHit<Found>[]): FindGroup[] {
  const direct = hits.filter((hit) => hit.direct).map(({ entry }) => entry);
  const rest = hits.filter((hit) => !hit.direct).map(({ entry }) => entry);
  if (direct.length === 0) return byKind(rest);
  return [...byKind(direct), ...(rest.length === 0 ? [] : [{ kind: null, finds: rest }])];
}

/** Moves a result to the top. The rest of its kind follows in the same group. */
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

/** Adds a result at the end, together with its kind. */
export function withLast(last: Found, groups: readonly FindGroup[]): FindGroup[] {
  const own = groups.find(({ kind }) => kind === last.kind);
  return [
    ...groups.filter((group) => group !== own),
    { kind: last.kind, finds: [...(own?.finds ?? []), last] },
  ];
}
