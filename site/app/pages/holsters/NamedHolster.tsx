import { HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import type { HolsterHost } from "@foray/fieldops/holster-sets/types";
import { roles } from "@foray/fieldops/lost-actions/roles";
import { useMessages } from "~/i18n/catalogue.ts";
import { Note } from "~/ui/Note.tsx";
import type { HostType, MenuHolster } from "./find.ts";
import { bagsOf, useHolster } from "./host-bags.ts";
import { holsterMessages } from "./messages.ts";
import { Workbench } from "./Workbench.tsx";

/** A holster as its host published it, ready to be changed. Suspends until the host's lists are here. */
export function NamedHolster({
  host,
  type,
  holster,
}: {
  host: HolsterHost;
  type: HostType;
  holster: MenuHolster;
}) {
  const t = useMessages(holsterMessages);
  const set = useHolster(host.slug, type.slug, holster.slug);
  if (set === null) return <Note kind="warn">{t.unknown.holster(holster.slug)}</Note>;
  const over = Math.max(set.weight.prepop, set.weight.main) > HOLSTER_CAPACITY;
  return (
    <>
      {over && <Note>{t.overPublished}</Note>}
      <Workbench
        key={set.id}
        title={`${host.name} · ${type.name} · ${holster.name}`}
        fileName={set.id}
        start={bagsOf(set)}
        host={host.name}
        role={roles.find((role) => role === set.role) ?? null}
      />
    </>
  );
}
