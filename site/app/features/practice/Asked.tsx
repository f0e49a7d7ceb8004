import type { Arena, Point } from "@foray/fieldops/records/fights/types";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { useEffect, useRef, useState } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { series, shapeText, stepText } from "~/features/fights/diagram-words.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { fightPath } from "~/features/fights/list.ts";
import { mechanicName, textOf } from "~/features/fights/words.ts";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { useShortcuts } from "~/ui/use-shortcuts.ts";
import { ArenaTap } from "./ArenaTap.tsx";
import styles from "./Asked.module.css";
import { Dots } from "./Dots.tsx";
import { practiceMessages } from "./messages.ts";
import { reasonOf } from "./reason.ts";
import { type Answer, currentQuestion, isComingBack, isRight, type Round } from "./round.ts";

const t = practiceMessages;
const jobName = (id: string) => pageName(jobNames, id).text;

/** Seconds left, or null without a limit. Calls `onLate` when time runs out. */
function useSecondsLeft(seconds: number | null, isOpen: boolean, onLate: () => void): number | null {
  const [began] = useState(deviceNow);
  const left = useClockValue((now) =>
    seconds === null ? -1 : Math.max(0, Math.ceil((began + seconds * 1000 - now) / 1000)),
  );
  const isLate = isOpen && left === 0;
  const late = useRef(onLate);
  useEffect(() => {
    late.current = onLate;
  });
  useEffect(() => {
    if (isLate) late.current();
  }, [isLate]);
  return left === null || left < 0 ? null : Math.min(left, seconds ?? left);
}

function Reason({
  answer,
  card,
  isLast,
  onNext,
}: {
  answer: Answer;
  card: string;
  isLast: boolean;
  onNext: () => void;
}) {
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => next.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const { title, why } = reasonOf(answer.verdict);
  const right = isRight(answer);
  return (
    <div className={styles.reason} data-right={right}>
      <h3>
        <UiIcon id={right ? "check" : "x"} size={22} />
        {title}
      </h3>
      <p>{why}</p>
      <div className={styles.acts} ref={next}>
        <Button kind="primary" onClick={onNext}>
          {isLast ? t.toScore : t.next}
        </Button>
        <ButtonLink to={card}>{t.card}</ButtonLink>
      </div>
    </div>
  );
}

export function Asked({
  fight,
  arena,
  round,
  seconds,
  onNoLimit,
  onAnswer,
  onNext,
  onStop,
}: {
  fight: LoadedFight;
  arena: Arena;
  round: Round;
  /** Time limit, or null for none. */
  seconds: number | null;
  onNoLimit: () => void;
  onAnswer: (at: Point | null) => void;
  onNext: () => void;
  onStop: () => void;
}) {
  const question = currentQuestion(round);
  const answer = round.shown;
  const left = useSecondsLeft(seconds, answer === null, () => onAnswer(null));
  const places = question?.places ?? [];
  useShortcuts({
    Escape: onStop,
    ...(answer === null
      ? Object.fromEntries(places.map(({ at, key }) => [String(key), () => onAnswer(at)]))
      : {}),
  });
  if (question === undefined) return null;
  const { mechanic, seen, step, told } = question;
  const at = `mechanic/${mechanic}`;
  const tell = textOf(fight, `${at}/tell`);
  const { move: _move, next: _next, ...whole } = step;
  const shown = answer === null ? seen : whole;
  const number = answer === null ? round.first.length + 1 : round.first.length;
  const back = isComingBack(round);
  const isLast = round.first.length === round.questions.length && round.back.length === 0;
  const chosen = answer === null || answer.at === null ? null : { at: answer.at, right: isRight(answer) };
  const pressed = answer === null ? onAnswer : undefined;
  const { title, why } = answer === null ? { title: "", why: "" } : reasonOf(answer.verdict);
  return (
    <div className={styles.asked}>
      <div className={styles.top}>
        <Dots round={round} />
        <Button kind="quiet" icon="x" iconOnly onClick={onStop}>
          {t.stop}
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.progress}>
            {back ? t.again : t.progress(String(number), String(round.questions.length))}
          </p>
          <h2>
            <GameName name={mechanicName(fight, mechanic)} />
          </h2>
          {answer === null ? (
            <>
              {tell !== null && <p lang={tell.lang}>{tell.text}</p>}
              {told && <p className={styles.told}>{t.comes(series((step.danger ?? []).map(shapeText)))}</p>}
              <p className={styles.question}>{t.question}</p>
              {left !== null && (
                <p className={styles.left}>
                  <b>{left}</b> {t.left}
                </p>
              )}
            </>
          ) : (
            <Reason
              answer={answer}
              card={fightPath(...fight.key.split("/"), mechanic)}
              isLast={isLast}
              onNext={onNext}
            />
          )}
        </div>
        <div className={styles.figure}>
          <ArenaTap
            arena={arena}
            step={shown}
            said={stepText(shown, jobName)}
            places={places}
            onPoint={pressed}
            chosen={chosen}
          />
          <p className={styles.hint}>{answer === null ? t.tap : t.legend}</p>
        </div>
        {answer === null && (
          <div className={styles.choose} data-list={seconds === null}>
            <fieldset className={styles.pad}>
              <legend className="visually-hidden">{t.places}</legend>
              {places.map(({ at: place, key }) => (
                <button key={key} type="button" data-key={key} onClick={() => onAnswer(place)}>
                  <kbd>{key}</kbd>
                  {t.pad[key]}
                </button>
              ))}
            </fieldset>
            {seconds !== null && (
              <Button kind="quiet" icon="list" onClick={onNoLimit}>
                {t.noLimit}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {title === "" ? "" : `${title}. ${why}`}
      </p>
    </div>
  );
}
