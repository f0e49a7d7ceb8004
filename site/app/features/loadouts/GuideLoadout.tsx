import type { Loadout, LoadoutRole } from "@foray/fieldops/eureka/loadout-guide/types";
import {
  type DecodedLoadout,
  decodeLoadout,
  encodeLoadout,
  type LoadoutTray,
} from "@foray/fieldops/share-codes/loadout";
import { startTransition, useCallback, useEffect, useState } from "react";
import { readQuery, writeQuery } from "~/browser/query.ts";
import { hasActions } from "./address.ts";
import { CodeNotes } from "./CodeNotes.tsx";
import { loadoutMessages } from "./messages.ts";
import { loadoutNames } from "./names/messages.ts";
import { sameTrays } from "./trays.ts";
import { Workspace } from "./Workspace.tsx";

/** Query parameter for the code of changed trays, so that changes survive a reload or a bookmark. */
const CHANGED = "trays";

export function GuideLoadout({ role, loadout }: { role: LoadoutRole; loadout: Loadout }) {
  const t = loadoutMessages;
  const { trays } = loadout;
  const [changes, setChanges] = useState<DecodedLoadout | null>(null);
  useEffect(() => {
    const code = readQuery(CHANGED);
    const decoded = code === null ? null : decodeLoadout(code);
    // Prerendered without a query. The transition keeps the prerendered content during hydration.
    startTransition(() => setChanges(decoded !== null && hasActions(decoded) ? decoded : null));
  }, []);
  const onEdit = useCallback(
    (edited: readonly LoadoutTray[]) =>
      writeQuery(CHANGED, sameTrays(edited, trays) ? null : encodeLoadout(edited)),
    [trays],
  );
  const seed = `${role.slug}/${loadout.slug}`;
  return (
    <>
      {changes !== null && <CodeNotes decoded={changes} />}
      <Workspace
        key={changes === null ? seed : encodeLoadout(changes.trays)}
        seed={seed}
        trays={trays}
        left={changes?.trays ?? null}
        onEdit={onEdit}
        named={{
          title: t.named(
            loadoutNames.roles[role.slug] ?? role.name,
            loadoutNames.loadouts[loadout.title] ?? loadout.title,
          ),
          path: `/ba/${role.slug}/${loadout.slug}`,
        }}
      />
    </>
  );
}
