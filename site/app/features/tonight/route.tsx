import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLatestPast, useMinute } from "~/browser/clock.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatDay, formatLongDay } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { decisionsOf, planOf, undecided } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import { PlanActions } from "./PlanActions.tsx";
import { PlanBoards } from "./PlanBoards.tsx";
import { PlanHead } from "./PlanHead.tsx";
import { PlanSteps } from "./PlanSteps.tsx";
import { Ruler } from "./Ruler.tsx";
import styles from "./Tonight.module.css";
import { TonightSettings } from "./TonightSettings.tsx";
import { UnmetWishes } from "./UnmetWishes.tsx";
import { unmetWishes } from "./unmet-wishes.ts";
import { useEvenings } from "./use-tonight.ts";
import { type Decisions, tonightWishes, withRequested } from "./wishes.ts";

const head = tonightMessages.head;

export function meta() {
  return pageMeta({ title: head.title, description: head.description, path: "/tonight", preview: "tonight" });
}

/** `?wish=` adds wishes to the saved ones. */
const wishPart = textPart("wish");

export default function TonightPage() {
  const t = tonightMessages;
  usePageTitle(t.title);
  const language = useLanguage();
  const minute = useMinute();
  const { evenings, wishes, noted } = useEvenings();
  const [asked, setAsked] = useUrlState(wishPart);
  useEffect(() => {
    if (asked === null) return;
    tonightWishes.set(withRequested(tonightWishes.get(), asked));
    // Removed, so that a wish does not return on reload.
    setAsked(() => null);
  }, [asked, setAsked]);
  const [shown, setShown] = useState(0);
  const evening = evenings?.find(({ start }) => start === shown) ?? evenings?.[0];
  const decisions = evening === undefined ? undecided : decisionsOf(evening, noted);
  // Undo stack of one evening. Undoing decisions from an earlier visit drops them all.
  const [history, setHistory] = useState<Readonly<{ of: number; list: readonly Decisions[] }>>({
    of: 0,
    list: [],
  });
  const before = history.of === evening?.end ? history.list : [];
  const put = (next: Decisions) => {
    if (evening !== undefined)
      tonightWishes.set({ ...tonightWishes.get(), decided: { ...next, of: evening.end } });
  };
  const decide = (next: Decisions) => {
    if (evening !== undefined) setHistory({ of: evening.end, list: [...before, decisions] });
    put(next);
  };
  const undo = () => {
    setHistory({ of: history.of, list: before.slice(0, -1) });
    put(before.at(-1) ?? undecided);
  };
  const isDecided = decisions.chosen.length + decisions.dropped.length > 0;
  const steps = useMemo(
    () => (evening === undefined ? null : planOf(evening, wishes, decisions)),
    [evening, wishes, decisions],
  );
  const now = useLatestPast((steps ?? []).flatMap(({ start, end }) => [start, end]));
  const next = useMemo(
    () => (steps?.length === 0 ? evenings?.find((each) => planOf(each, wishes).length > 0) : undefined),
    [steps, evenings, wishes],
  );
  const loaded = now !== null && steps !== null && evening !== undefined;
  // Renders the head first, to keep the page responsive.
  const showDetails = useDeferredValue(loaded, false) && loaded;
  const unmet = useMemo(
    () =>
      !showDetails || evening === undefined || steps === null
        ? []
        : unmetWishes(evening, wishes, steps, decisions),
    [showDetails, evening, wishes, steps, decisions],
  );
  return (
    <article className={styles.page}>
      <PlanHead evening={evening} steps={steps} now={now} travel={wishes.travel} />
      <TonightSettings
        evening={showDetails ? evening : undefined}
        evenings={evenings ?? []}
        wishes={noted}
        onEvening={(start) => setShown(start)}
      />
      {showDetails && <UnmetWishes evening={evening} unmet={unmet} now={now} onMoved={setShown} />}
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
          <Panel className={styles.ruler}>
            <Ruler evening={evening} steps={steps} now={minute} label={t.ruler} />
          </Panel>
          <PlanActions
            steps={steps ?? []}
            now={now}
            name={loaded ? `${t.title}, ${formatDay(evening.start, language)}` : t.title}
            onUndo={isDecided ? undo : null}
          />
          <PlanSteps
            steps={showDetails ? steps : null}
            now={now}
            travel={wishes.travel}
            decisions={decisions}
            onDecide={decide}
          />
          <PlanBoards steps={showDetails ? steps : []} />
        </>
      )}
    </article>
  );
}
