import { loadRunTypes } from "@foray/fieldops/bozja/holster-sets/load";
import type { HolsterSetFacts } from "@foray/fieldops/bozja/holster-sets/types";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { use } from "react";

type RunTypes = ReturnType<typeof loadRunTypes>;

const hosts = new Map<string, RunTypes>();

function runTypesOf(host: string): RunTypes {
  const types = hosts.get(host) ?? loadRunTypes(host);
  hosts.set(host, types);
  return types;
}

/** Suspends until the host's holsters have loaded. Null if there is no such holster. */
export function useHolster(host: string, type: string, slug: string): HolsterSetFacts | null {
  const types = use(runTypesOf(host));
  return types?.find((run) => run.slug === type)?.holsters.find((holster) => holster.slug === slug) ?? null;
}

export function bagsOf({ prepop, main }: HolsterSetFacts): HolsterBags {
  const entries = (bag: HolsterSetFacts["main"]) => bag.map(([action, quantity]) => ({ action, quantity }));
  return { prepop: entries(prepop), main: entries(main) };
}
