import { USUAL_RUNS } from "@foray/fieldops/holster/needed";
import { useId, useState } from "react";
import { definePreference } from "~/browser/preferences.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Button } from "~/ui/Button.tsx";
import styles from "./Needs.module.css";
import { needMessages } from "./need-messages.ts";

/** Runs that can be planned for. */
const MOST_RUNS = 20;

/** For how many runs the player stocks up; kept in the browser. */
export const runsPreference = definePreference<number>(
  "holsterRuns",
  (text) => (/^(?:[1-9]|1\d|20)$/.test(text) ? Number(text) : undefined),
  String,
  () => USUAL_RUNS,
);

/** For how many runs to stock up, 1 to 20; an emptied field keeps what it had. */
export function RunsField({ runs, onChange }: { runs: number; onChange: (runs: number) => void }) {
  const t = useMessages(needMessages);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className={styles.runs}>
      <label htmlFor={id}>{t.runs}</label>
      <Button small icon="minus" iconOnly disabled={runs <= 1} onClick={() => onChange(runs - 1)}>
        {t.oneRunLess}
      </Button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? runs}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          const whole = /^\d{1,3}$/.exec(text.normalize("NFKC").trim())?.[0];
          if (whole !== undefined) onChange(Math.min(MOST_RUNS, Math.max(1, Number(whole))));
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(null)}
      />
      <Button small icon="plus" iconOnly disabled={runs >= MOST_RUNS} onClick={() => onChange(runs + 1)}>
        {t.oneRunMore}
      </Button>
    </div>
  );
}
