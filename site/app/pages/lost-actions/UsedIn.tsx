import type { HolsterRunType } from "@foray/fieldops/bozja/holster-sets/types";
import { useEffect, useState } from "react";
import { UseList } from "~/ui/action-grid/UseList.tsx";
import { lostMessages } from "./messages.ts";

type HostBags = Readonly<{ slug: string; name: string; runTypes: readonly HolsterRunType[] }>;

let loading: Promise<readonly HostBags[]> | undefined;

/** Every host's holsters, read once when the first record asks. */
function allBags(): Promise<readonly HostBags[]> {
  loading ??= (async () => {
    const [{ holsterHosts }, { loadRunTypes }] = await Promise.all([
      import("@foray/fieldops/bozja/holster-sets/facts"),
      import("@foray/fieldops/bozja/holster-sets/load"),
    ]);
    return Promise.all(
      holsterHosts.map(async ({ slug, name }) => ({
        slug,
        name,
        runTypes: (await loadRunTypes(slug)) ?? [],
      })),
    );
  })().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function usesOf(action: string, bags: readonly HostBags[]) {
  return bags.flatMap(({ slug, name, runTypes }) =>
    runTypes.flatMap((type) => {
      const sets = type.holsters
        .filter(({ prepop, main }) => [...prepop, ...main].some(([id]) => id === action))
        .map((holster) => ({ name: holster.name, to: `/drs/holster/${slug}/${type.slug}/${holster.slug}` }));
      return sets.length === 0 ? [] : [{ id: `${slug} ${type.slug}`, owner: `${name} · ${type.name}`, sets }];
    }),
  );
}

/** The published holsters that carry an action, by host and run; read after the page stands. */
export default function UsedIn({ action }: { action: string }) {
  const t = lostMessages;
  const [bags, setBags] = useState<readonly HostBags[] | null>(null);
  useEffect(() => {
    let stale = false;
    allBags().then(
      (read) => !stale && setBags(read),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, []);
  return (
    <UseList
      title={t.usedIn}
      loading={t.loading}
      none={t.usedInNone}
      summary={t.usedInHolsters}
      uses={bags && usesOf(action, bags)}
    />
  );
}
