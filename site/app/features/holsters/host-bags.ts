import { loadRunTypes } from "@foray/fieldops/bozja/holster-sets/load";
import type { HolsterSetFacts } from "@foray/fieldops/bozja/holster-sets/types";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { use } from "react";

type RunTypes = ReturnType<typeof loadRunTypes>;

const hosts = new Map<string, RunTypes>();

/** The lists of a host, loaded once. */
function runTypesOf(host: string): RunTypes {
  const types = hosts.get(host) ?? loadRunTypes(host);
  hosts.set(host, types);
  return types;
}

/** A holster of a host with its bags; suspends until the host's lists are here. `null` if the lists have none of that name. */
export function useHolster(host: string, type: string, slug: string): HolsterSetFacts | null {
  const types = use(runTypesOf(host));
  return types?.find((run) => run.slug === type)?.holsters.find((holster) => holster.slug === slug) ?? null;
}

export function bagsOf({ prepop, main }: HolsterSetFacts): HolsterBags {
  const entries = (bag: HolsterSetFacts["main"]) => bag.map(([action, quantity]) => ({ action, quantity }));
  return { prepop: entries(prepop), main: entries(main) };
}
