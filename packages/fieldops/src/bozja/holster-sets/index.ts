import { runTypes as cam } from "./hosts/cam.ts";
import { runTypes as carter } from "./hosts/carter.ts";
import { runTypes as kiwi } from "./hosts/kiwi.ts";
import { runTypes as lynn } from "./hosts/lynn.ts";
import { runTypes as lynnr } from "./hosts/lynnr.ts";
import { runTypes as nacl } from "./hosts/nacl.ts";
import { runTypes as stoik } from "./hosts/stoik.ts";
import type { HolsterRunType, HolsterSet } from "./types.ts";

/** Run types by host, in menu order. */
const byHost: readonly (readonly [host: string, types: readonly HolsterRunType[]])[] = [
  ["lynn", lynn],
  ["kiwi", kiwi],
  ["lynnr", lynnr],
  ["cam", cam],
  ["stoik", stoik],
  ["carter", carter],
  ["nacl", nacl],
];

/** Address of a holster's page. */
export function holsterPath(host: string, type: string, slug: string): string {
  return `/drs/holster/${host}/${type}/${slug}`;
}

/** Every holster of every host. A page loads `hosts/<slug>.ts` instead. */
export const holsterSets: readonly HolsterSet[] = byHost.flatMap(([host, types]) =>
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
