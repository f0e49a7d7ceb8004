import type { HolsterHost } from "@foray/fieldops/bozja/holster-sets/types";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { holsterReasonsOf, swapReasonsOf } from "@foray/fieldops/holster/reasons";
import { HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import { type DecodedHolster, decodeHolster, encodeHolster } from "@foray/fieldops/share-codes/holster";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { readQuery, writeQuery } from "~/browser/query.ts";
import { Note } from "~/ui/Note.tsx";
import { Asked } from "./Asked.tsx";
import { ActionNotes } from "./bags/action-notes.ts";
import type { HostType, MenuHolster } from "./find.ts";
import { bagsOf, useHolster } from "./host-bags.ts";
import { IgnoredNote } from "./IgnoredNote.tsx";
import { holsterMessages } from "./messages.ts";
import { stepPath } from "./paths.ts";
import { reasonMessages } from "./reasons/messages.ts";
import { Reasons } from "./reasons/Reasons.tsx";
import { Workbench } from "./Workbench.tsx";

/** Query parameter for the code of a changed list, so that changes survive a reload or a bookmark. */
const CHANGED = "bags";

/** A published holster, ready to edit. Suspends until the host's holsters have loaded. */
export default function NamedHolster({
  host,
  type,
  holster,
}: {
  host: HolsterHost;
  type: HostType;
  holster: MenuHolster;
}) {
  const t = holsterMessages;
  const set = useHolster(host.slug, type.slug, holster.slug);
  const listed = useMemo(() => (set === null ? null : bagsOf(set)), [set]);
  const listedCode = listed === null ? null : encodeHolster(listed);
  const notes = useMemo(() => {
    const reasons = set === null ? [] : holsterReasonsOf({ ...set, host: host.slug, type: type.slug });
    return new Map([...reasons].map(([action, each]) => [action, <Reasons key={action} reasons={each} />]));
  }, [set, host.slug, type.slug]);
  const [changes, setChanges] = useState<DecodedHolster | null>(null);
  useEffect(() => {
    const code = readQuery(CHANGED);
    // Prerendered without a query. The transition keeps the prerendered content during hydration.
    startTransition(() => setChanges(code === null || code === listedCode ? null : decodeHolster(code)));
  }, [listedCode]);
  const onCode = useCallback(
    (code: string, touched: boolean) => {
      // An untouched URL is not rewritten, as that would lose pieces that could not be read.
      if (touched) writeQuery(CHANGED, code === listedCode ? null : code);
    },
    [listedCode],
  );
  if (set === null || listed === null) return <Note kind="warn">{t.unknown.holster(holster.slug)}</Note>;
  const over = Math.max(set.weight.prepop, set.weight.main) > HOLSTER_CAPACITY;
  const left = changes === null || changes.prepop.length + changes.main.length === 0 ? null : changes;
  return (
    <ActionNotes value={notes}>
      {over && <Note>{t.overPublished}</Note>}
      {changes !== null && <IgnoredNote decoded={changes} />}
      <Workbench
        key={left === null ? set.id : `${set.id}?${encodeHolster(left)}`}
        title={`${host.name} · ${type.name} · ${holster.name}`}
        fileName={set.id}
        start={listed}
        left={left}
        host={{ name: host.name, path: stepPath(host.slug, type.slug, holster.slug) }}
        below={(bags, dispatch) =>
          set.modifications.length > 0 && (
            <Asked
              host={host.name}
              ids={set.modifications}
              reasonsOf={(swap) => swapReasonsOf({ ...set, host: host.slug, type: type.slug }, swap)}
              listed={listed}
              bags={bags}
              dispatch={dispatch}
            />
          )
        }
        role={roles.find((role) => role === set.role) ?? null}
        onCode={onCode}
        {...(notes.size > 0 && { note: reasonMessages.note(host.name) })}
      />
    </ActionNotes>
  );
}
