import { holsterUses } from "@foray/fieldops/records/lost-actions/holster-uses";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { lazy, useState } from "react";
import { Part } from "~/ui/part/Part.tsx";
import { UseList } from "../grid/UseList.tsx";
import { lostMessages } from "./messages.ts";

const Holsters = lazy(() => import("./Holsters.tsx"));

/** Number of published holsters that include an action. The list loads when it is opened. */
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
        <Part waiting={<p>{t.loading}</p>}>
          <Holsters action={action} />
        </Part>
      )}
    </UseList>
  );
}
