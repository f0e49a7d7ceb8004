import { holsterFiles } from "#records/holsters/index";
import type { HolsterRunType } from "./types.ts";

/** Null if the slug is not a host's. */
export async function loadRunTypes(host: string): Promise<readonly HolsterRunType[] | null> {
  const load = Object.hasOwn(holsterFiles, host) ? holsterFiles[host] : undefined;
  return load === undefined ? null : (await load()).runTypes;
}
