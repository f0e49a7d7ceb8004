import { runTypesByHost } from "#records/holsters/all";
import type { HolsterSet } from "./types.ts";

export function holsterPath(host: string, type: string, slug: string): string {
  return `/drs/holster/${host}/${type}/${slug}`;
}

/** Every holster of every host. Pages load a single host instead (`load.ts`). */
export const holsterSets: readonly HolsterSet[] = runTypesByHost.flatMap(([host, types]) =>
  types.flatMap((type) =>
    type.holsters.map((holster) => ({
      ...holster,
      host,
      type: type.slug,
      names: { en: holster.name },
      path: holsterPath(host, type.slug, holster.slug),
    })),
  ),
);
