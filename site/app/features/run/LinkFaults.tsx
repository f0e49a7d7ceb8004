import { formatSentences } from "~/i18n/format.ts";
import { Note } from "~/ui/Note.tsx";
import { runMessages } from "./messages.ts";
import type { LinkState } from "./use-run.ts";

export function LinkFaults({ link }: { link: LinkState }) {
  const t = runMessages;
  const { faults, missing } = link;
  if (faults.length === 0) return null;
  return (
    <Note kind="warn">
      {faults.map((fault) => (
        <p key={fault}>
          {formatSentences([
            t.faults[fault],
            ...(fault === "seats" ? [t.missingSeats(missing.seats)] : []),
            ...(fault === "namesTorn" && missing.people > 0
              ? [t.missingPeople(missing.people), t.askAgain]
              : []),
          ])}
        </p>
      ))}
    </Note>
  );
}
