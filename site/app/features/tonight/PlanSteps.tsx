import { announce } from "~/browser/announce.ts";
import { Conflict } from "~/features/spawn-windows/Conflict.tsx";
import { formatDuration, formatSentences, formatSeries, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { type EveningSpawn, isEnemyWindow, type TonightStep, type TonightWindow } from "./evening-plan.ts";
import { tonightMessages } from "./messages.ts";
import { betweenSteps } from "./plan-times.ts";
import { StepFacts, StepTime, StepTools } from "./StepRow.tsx";
import styles from "./Steps.module.css";
import { useStepWords } from "./use-step-words.ts";
import type { Decisions } from "./wishes.ts";

type PlanStepsProps = Readonly<{
  steps: readonly TonightStep[] | null;
  now: number | null;
  travel: number;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}>;

export function PlanSteps({ steps, now, travel, decisions, onDecide }: PlanStepsProps) {
  const t = tonightMessages;
  const { nameOf } = useStepWords();
  if (steps === null || now === null) {
    return (
      <ol className={styles.steps} aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <li key={row} className={styles.blank} />
        ))}
      </ol>
    );
  }
  const drop = ({ key, window }: TonightWindow) => {
    onDecide({ ...decisions, dropped: [...decisions.dropped, key] });
    announce(t.dropped(nameOf(window)));
  };
  const choose = ({ stop, others }: TonightStep, key: string) => {
    const group = [stop, ...others];
    const rest = decisions.chosen.filter((each) => group.every((one) => one.key !== each));
    onDecide({ ...decisions, chosen: [...rest, key] });
    const taken = group.find((each) => each.key === key);
    if (taken !== undefined) announce(t.taken(nameOf(taken.window)));
  };
  const isDoubtful = steps.some(({ stop, others }) =>
    [stop, ...others].some(({ window }) => conflictOf(window)),
  );
  return (
    <>
      {isDoubtful && <Note>{t.caution}</Note>}
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const next = steps[place + 1];
          const keys = [step.stop, ...step.others].map(({ key }) => key).sort();
          return (
            // The key does not depend on the choice, which therefore keeps its place and focus.
            <li key={keys.join(" ")} data-past={step.end <= now || undefined}>
              {step.others.length === 0 ? (
                <div className={styles.step}>
                  <StepTime start={step.start} end={step.end} />
                  <StepFacts step={step} />
                  <StepTools step={step} onDrop={() => drop(step.stop)} />
                </div>
              ) : (
                <Choice step={step} onChoose={(key) => choose(step, key)} />
              )}
              {step.others.length === 0 && <Caution window={step.stop.window} />}
              {next !== undefined && <Way step={step} next={next} travel={travel} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The earlier window in which the spawn may have been used up. Weather enemies have none. */
const conflictOf = (window: EveningSpawn) => (isEnemyWindow(window) ? undefined : window.conflict);

function Caution({ window }: Readonly<{ window: EveningSpawn }>) {
  const t = tonightMessages;
  if (isEnemyWindow(window) || window.conflict === undefined) return null;
  return (
    <details className={styles.caution}>
      <summary>
        <UiIcon id="alert-triangle" size={16} />
        {t.mayBeUsed}
      </summary>
      <p>
        <Conflict window={window} />
      </p>
    </details>
  );
}

function Choice({ step, onChoose }: Readonly<{ step: TonightStep; onChoose: (key: string) => void }>) {
  const t = tonightMessages;
  const { nameOf } = useStepWords();
  const all = [step.stop, ...step.others].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return (
    <fieldset className={styles.choice}>
      <legend>
        <UiIcon id="split" size={18} />
        {t.choose}
      </legend>
      <p className={styles.hint}>{t.chooseHint}</p>
      {all.map((stop) => {
        const isTaken = stop.key === step.stop.key;
        const shown = isTaken ? step : { stop, start: stop.start, end: stop.end, others: [] };
        return (
          <div key={stop.key}>
            <label className={styles.step} data-other={!isTaken || undefined}>
              <StepTime start={shown.start} end={shown.end} />
              <StepFacts step={shown} />
              <input
                type="radio"
                name={step.others.map(({ key }) => key).join(" ")}
                aria-label={nameOf(stop.window)}
                checked={isTaken}
                onChange={() => onChoose(stop.key)}
              />
            </label>
            <Caution window={stop.window} />
          </div>
        );
      })}
    </fieldset>
  );
}

function Way({ step, next, travel }: Readonly<{ step: TonightStep; next: TonightStep; travel: number }>) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const { way, wait } = betweenSteps(step, next, travel);
  const zone = next.stop.window.filter.zone;
  const says = [
    ...(step.end < step.stop.end ? [t.leave(formatTime(step.end, language, cycle))] : []),
    ...(zone !== step.stop.window.filter.zone ? [t.travelTo(zoneName(zone).text)] : way > 0 ? [t.walk] : []),
    ...(wait > 0 ? [t.wait(formatTime(next.start, language, cycle))] : []),
  ];
  return (
    <p className={styles.way}>
      <b>{formatDuration(way + wait, language)}</b>
      <i aria-hidden="true" />
      <span>{says.length === 0 ? formatSeries([zoneName(zone).text]) : formatSentences(says)}</span>
    </p>
  );
}
