import type { HolsterRunType } from "./types.ts";

/** One loader a host, so that a page takes the bags of the host it shows and no other. */
const loaders: ReadonlyMap<string, () => Promise<Readonly<{ runTypes: readonly HolsterRunType[] }>>> =
  new Map([
    ["lynn", () => import("./hosts/lynn.ts")],
    ["kiwi", () => import("./hosts/kiwi.ts")],
    ["lynnr", () => import("./hosts/lynnr.ts")],
    ["cam", () => import("./hosts/cam.ts")],
    ["stoik", () => import("./hosts/stoik.ts")],
    ["carter", () => import("./hosts/carter.ts")],
    ["nacl", () => import("./hosts/nacl.ts")],
  ]);

/** The holsters of one host by run type, loaded when asked for; null for a slug that is no host's. */
export async function loadRunTypes(host: string): Promise<readonly HolsterRunType[] | null> {
  const load = loaders.get(host);
  return load === undefined ? null : (await load()).runTypes;
}
