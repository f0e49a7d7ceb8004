import type { HolsterRunType } from "@foray/fieldops/bozja/holster-sets/types";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "~/i18n/catalogue.ts";
import { RecordPart } from "~/ui/action-grid/RecordPanel.tsx";
import styles from "./LostActions.module.css";
import { lostMessages } from "./messages.ts";

type Use = Readonly<{
  host: string;
  type: string;
  holsters: readonly Readonly<{ name: string; to: string }>[];
}>;

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

function usesOf(action: string, bags: readonly HostBags[]): readonly Use[] {
  return bags.flatMap(({ slug, name, runTypes }) =>
    runTypes.flatMap((type) => {
      const holsters = type.holsters
        .filter(({ prepop, main }) => [...prepop, ...main].some(([id]) => id === action))
        .map((holster) => ({ name: holster.name, to: `/drs/holster/${slug}/${type.slug}/${holster.slug}` }));
      return holsters.length === 0 ? [] : [{ host: name, type: type.name, holsters }];
    }),
  );
}

/** The published holsters that carry an action, by host and run; read after the page stands. */
export function UsedIn({ action }: { action: string }) {
  const t = useMessages(lostMessages);
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
  const uses = bags === null ? null : usesOf(action, bags);
  const count = uses?.reduce((sum, { holsters }) => sum + holsters.length, 0) ?? 0;
  return (
    <RecordPart title={t.usedIn}>
      {uses === null ? (
        <p className={styles.soft}>{t.loading}</p>
      ) : count === 0 ? (
        <p className={styles.soft}>{t.usedInNone}</p>
      ) : (
        <details className={styles.uses}>
          <summary>{t.usedInHolsters(count)}</summary>
          <dl>
            {uses.map((use) => (
              <div key={`${use.host} ${use.type}`}>
                <dt lang="en">
                  {use.host} · {use.type}
                </dt>
                <dd lang="en">
                  {use.holsters.map((holster) => (
                    <Link key={holster.to} to={holster.to}>
                      {holster.name}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </RecordPart>
  );
}
