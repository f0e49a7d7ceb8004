import type { Question } from "@foray/fieldops/fights/practice";
import type { Arena } from "@foray/fieldops/records/fights/types";
import { useEffect, useRef } from "react";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { fightPath } from "~/features/fights/list.ts";
import { mechanicName } from "~/features/fights/words.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { ArenaTap } from "./ArenaTap.tsx";
import { practiceMessages } from "./messages.ts";
import styles from "./Result.module.css";
import { reasonOf } from "./reason.ts";
import { isRight, type Round } from "./round.ts";

const t = practiceMessages;

export function Result({
  fight,
  arena,
  round,
  onAgain,
  onFresh,
  onShare,
}: {
  fight: LoadedFight;
  arena: Arena;
  round: Round;
  onAgain: (questions: readonly Question[]) => void;
  onFresh: () => void;
  onShare: () => void;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { first } = round;
  const missed = first.filter((answer) => !isRight(answer));
  const path = fight.key.split("/");
  return (
    <div className={styles.result}>
      <Panel className={styles.score}>
        <h2 ref={head} tabIndex={-1}>
          {t.score(String(first.length - missed.length), String(first.length))}
        </h2>
        <p className={styles.said}>{t.scoreText(missed.length)}</p>
        <p className={styles.kept}>{t.kept}</p>
        <div className={styles.acts}>
          {missed.length > 0 && (
            <Button
              kind="primary"
              icon="rotate"
              onClick={() => onAgain(missed.map(({ question }) => question))}
            >
              {t.missedAgain(missed.length)}
            </Button>
          )}
          <Button kind={missed.length > 0 ? "plain" : "primary"} onClick={onFresh}>
            {t.fresh}
          </Button>
          <Button icon="link" onClick={onShare}>
            {t.share}
          </Button>
        </div>
      </Panel>
      {missed.length > 0 && (
        <section>
          <h2>{t.missed}</h2>
          <ul className={styles.missed}>
            {missed.map(({ at, question, verdict }) => {
              const { move: _move, next: _next, ...whole } = question.step;
              const { title, why } = reasonOf(verdict);
              return (
                <li key={question.id}>
                  <div className={styles.figure} aria-hidden="true">
                    <ArenaTap
                      arena={arena}
                      step={whole}
                      said=""
                      places={[]}
                      onPoint={undefined}
                      chosen={at === null ? null : { at, right: false }}
                    />
                  </div>
                  <div>
                    <h3>
                      <GameName name={mechanicName(fight, question.mechanic)} />
                    </h3>
                    <p>
                      {title}. {why}
                    </p>
                    <ButtonLink small to={fightPath(...path, question.mechanic)}>
                      {t.card}
                    </ButtonLink>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section>
        <h2>{t.all}</h2>
        <ol className={styles.all}>
          {first.map((answer) => (
            <li key={answer.question.id} data-right={isRight(answer)}>
              <UiIcon id={isRight(answer) ? "check" : "x"} size={18} />
              <GameName name={mechanicName(fight, answer.question.mechanic)} />
              <span className={styles.word}>{isRight(answer) ? t.results.right : t.results.wrong}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
