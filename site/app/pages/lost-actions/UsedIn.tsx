import { holsterUses } from "@foray/fieldops/records/lost-actions/holster-uses";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { Suspense, useState } from "react";
import { lazyPart } from "~/browser/parts.tsx";
import { UseList } from "~/ui/action-grid/UseList.tsx";
import { lostMessages } from "./messages.ts";

const Holsters = lazyPart("Holsters", () => import("./Holsters.tsx"));

/** How many published holsters carry an action, and which: those are loaded when they are asked for. */
export function UsedIn({ action }: { action: LostActionId }) {
  const t = lostMessages;
  const [open, setOpen] = useState(false);
  return (
    <UseList
      title={t.usedIn}
      none={t.usedInNone}
      summary={t.usedInHolsters}
      count={holsterUses[action] ?? 0}
      onOpen={setOpen}
    >
      {open && (
        <Suspense fallback={<p>{t.loading}</p>}>
          <Holsters action={action} />
        </Suspense>
      )}
    </UseList>
  );
}
