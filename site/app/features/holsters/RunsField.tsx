import { USUAL_RUNS } from "@foray/fieldops/holster/needed";
import { useId } from "react";
import { definePreference } from "~/browser/preferences.ts";
import { Button } from "~/ui/Button.tsx";
import { useWholeNumber } from "~/ui/whole-number/use-whole-number.ts";
import { holsterMessages } from "./messages.ts";
import styles from "./Needs.module.css";

const MAX_RUNS = 20;

/** Number of runs to stock up for. */
export const runsPreference = definePreference<number>(
  "holsterRuns",
  (text) => (/^(?:[1-9]|1\d|20)$/.test(text) ? Number(text) : undefined),
  String,
  () => USUAL_RUNS,
);

/** At the limits, a button does nothing rather than being disabled, so that it keeps the focus. */
export function RunsField({ runs, onChange }: { runs: number; onChange: (runs: number) => void }) {
  const t = holsterMessages.needs;
  const id = useId();
  const field = useWholeNumber({ value: runs, least: 1, most: MAX_RUNS, onChange });
  return (
    <div className={styles.runs}>
      <label htmlFor={id}>{t.runs}</label>
      <Button
        small
        icon="minus"
        iconOnly
        aria-disabled={runs <= 1}
        onClick={() => runs > 1 && onChange(runs - 1)}
      >
        {t.oneRunLess}
      </Button>
      <input id={id} {...field} />
      <Button
        small
        icon="plus"
        iconOnly
        aria-disabled={runs >= MAX_RUNS}
        onClick={() => runs < MAX_RUNS && onChange(runs + 1)}
      >
        {t.oneRunMore}
      </Button>
    </div>
  );
}
