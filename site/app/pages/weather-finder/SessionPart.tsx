import { bestSessionsOf } from "@foray/fieldops/sessions/score";
import { useMemo } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { Note } from "~/ui/Note.tsx";
import { finderMessages } from "./messages.ts";
import { type FinderState, weightsOf } from "./query.ts";
import styles from "./Results.module.css";
import { Results } from "./Results.tsx";

/** The ten best sessions; four weeks of three zones take less than a frame, so they are found at once. */
export function SessionPart({ state, from, now }: { state: FinderState; from: number; now: number }) {
  const t = useMessages(finderMessages);
  const { zones, minutes, days } = state;
  const weights = weightsOf(state);
  const results = useMemo(
    () => bestSessionsOf(zones, { weights, minutes, days, from }),
    [zones, weights, minutes, days, from],
  );
  const unweighted = Object.values(weights).every((weight) => weight === 0);
  return (
    <Results title={t.best} results={results} zones={zones} from={from} now={now}>
      {results.length === 0 && (
        <div className={styles.notes} role="status">
          <Note kind="warn">{unweighted ? t.noConditions : t.none}</Note>
        </div>
      )}
    </Results>
  );
}
