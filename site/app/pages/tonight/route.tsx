import { useMemo, useState } from "react";
import { useNow } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { type Decisions, planOf, undecided } from "~/features/tonight/evening-plan.ts";
import { useEvenings } from "~/features/tonight/use-tonight.ts";
import { formatDay, formatLongDay } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { tonightMessages } from "./messages.ts";
import { PlanActions } from "./PlanActions.tsx";
import { PlanHead } from "./PlanHead.tsx";
import { PlanSteps } from "./PlanSteps.tsx";
import { Ruler } from "./Ruler.tsx";
import styles from "./Tonight.module.css";
import { TonightSettings } from "./TonightSettings.tsx";

const head = tonightMessages.head;

export function meta() {
  return pageMeta({ title: head.title, description: head.description, path: "/tonight", preview: "tonight" });
}

/** A plan for the player's next evening, or for another of the week. */
export default function TonightPage() {
  const t = tonightMessages;
  usePageTitle(t.title);
  const language = useLanguage();
  const now = useNow();
  const { evenings, wishes } = useEvenings();
  const [shown, setShown] = useState(0);
  const evening = evenings?.find(({ start }) => start === shown) ?? evenings?.[0];
  // Every decision about this evening, the latest last: undoing takes one away.
  const [history, setHistory] = useState<Readonly<{ of: number; list: readonly Decisions[] }>>({
    of: 0,
    list: [],
  });
  const decided = history.of === evening?.end ? history.list : [];
  const decisions = decided.at(-1) ?? undecided;
  const decide = (next: Decisions) => {
    if (evening !== undefined) setHistory({ of: evening.end, list: [...decided, next] });
  };
  const steps = useMemo(
    () => (evening === undefined ? null : planOf(evening, wishes, decisions)),
    [evening, wishes, decisions],
  );
  const next = useMemo(
    () => (steps?.length === 0 ? evenings?.find((each) => planOf(each, wishes).length > 0) : undefined),
    [steps, evenings, wishes],
  );
  const loaded = now !== null && steps !== null && evening !== undefined;
  return (
    <article className={styles.page}>
      <PlanHead evening={evening} steps={steps} now={now} travel={wishes.travel} />
      <TonightSettings
        evening={evening}
        evenings={evenings ?? []}
        wishes={wishes}
        onEvening={(start) => setShown(start)}
      />
      {steps?.length === 0 ? (
        <div className={styles.nothing} role="status">
          <p>{next === undefined ? t.nothingAhead : t.nothing}</p>
          {next !== undefined && (
            <Button kind="primary" icon="arrow-right" onClick={() => setShown(next.start)}>
              {t.nextEvening(formatLongDay(next.start, language))}
            </Button>
          )}
        </div>
      ) : (
        <>
          <Ruler evening={evening} steps={steps} now={now} />
          <PlanActions
            steps={steps ?? []}
            now={now}
            name={loaded ? `${t.title}, ${formatDay(evening.start, language)}` : t.title}
            onUndo={
              decided.length === 0 ? null : () => setHistory({ of: history.of, list: decided.slice(0, -1) })
            }
          />
          <PlanSteps
            steps={loaded ? steps : null}
            now={now}
            travel={wishes.travel}
            decisions={decisions}
            onDecide={decide}
          />
        </>
      )}
    </article>
  );
}
