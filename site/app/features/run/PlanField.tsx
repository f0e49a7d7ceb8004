import { useState } from "react";
import { controlClass, Field } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import { readPlan, seatAddress } from "./plans.ts";

/** Applies a link once it is valid; reports an invalid one on blur. */
export function PlanField({
  plan,
  brings,
  onChange,
}: {
  plan: string;
  brings: "holster" | "loadout";
  onChange: (plan: string) => void;
}) {
  const t = runMessages;
  const [draft, setDraft] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  return (
    <Field label={t.plan[brings]} hint={bad ? t.planBad : undefined}>
      {(ids) => (
        <input
          {...ids}
          className={controlClass}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={bad || undefined}
          value={draft ?? seatAddress({ plan, job: null }, brings) ?? ""}
          onChange={({ target }) => {
            setDraft(target.value);
            const read = readPlan(target.value, brings);
            if (read === null) return;
            setBad(false);
            if (read !== plan) onChange(read);
          }}
          onBlur={() => {
            setBad(draft !== null && readPlan(draft, brings) === null);
            setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
