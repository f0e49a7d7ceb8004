import { canPractice, drawQuestions } from "@foray/fieldops/fights/practice";
import { useState } from "react";
import { Link } from "react-router";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { shareAddress } from "~/browser/share.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { fightPath, operationOf } from "~/features/fights/list.ts";
import { fightName } from "~/features/fights/words.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { Asked } from "./Asked.tsx";
import { practiceMessages } from "./messages.ts";
import styles from "./Practice.module.css";
import { Result } from "./Result.tsx";
import { isDone, newRound, type Round, roundOf, wentOn, withAnswer } from "./round.ts";

const t = practiceMessages;

const SEED = "seed";
const seedPart = textPart(SEED);

/** Time limits in seconds. */
const limits = ["5", "10", "none"] as const;
type Limit = (typeof limits)[number];

const freshSeed = (): string => Math.floor(Math.random() * 36 ** 6).toString(36);

function Ready({
  questions,
  limit,
  onLimit,
  onStart,
}: {
  questions: number;
  limit: Limit;
  onLimit: (limit: Limit) => void;
  onStart: () => void;
}) {
  return (
    <Panel className={styles.ready}>
      <h2>{t.ready}</h2>
      <p>{t.how}</p>
      <p className={styles.keys}>{t.keys}</p>
      <Segmented
        legend={t.time}
        value={limit}
        options={limits.map((each) => ({
          value: each,
          label: each === "none" ? t.noLimit : t.seconds(each),
        }))}
        onChange={onLimit}
      />
      <div className={styles.acts}>
        <Button kind="primary" onClick={onStart}>
          {t.start}
        </Button>
        <span className={styles.count}>{t.rounds(questions)}</span>
      </div>
    </Panel>
  );
}

/** Questions are drawn from a seed in the URL. */
export function Practice({ fight }: { fight: LoadedFight }) {
  const facts = fight.fight;
  const { arena, operation } = facts;
  const [limit, setLimit] = useState<Limit>("10");
  const [round, setRound] = useState<Round | null>(null);
  const path = fightPath(...fight.key.split("/"));
  const [asked, setAsked] = useUrlState(seedPart);
  const begin = (seed: string) => {
    setAsked(() => seed);
    setRound(newRound(facts, seed));
  };
  const share = async (seed: string) => {
    const outcome = await shareAddress(
      `${fullAddress(path)}/practice?${SEED}=${seed}`,
      t.pageTitle(fightName(fight).text),
    );
    if (outcome === "copied") announce(t.copied);
    if (outcome === "failed") announce(t.copyFailed);
  };
  const playing = round !== null && !isDone(round);
  return (
    <article className={styles.page} data-operation={operationOf(operation)?.hue} data-playing={playing}>
      <PageHead
        eyebrow={
          playing ? null : (
            <Link to={path}>
              <GameName name={fightName(fight)} />
            </Link>
          )
        }
        title={t.title}
      />
      {arena === undefined || !canPractice(facts) ? (
        <p>{t.none}</p>
      ) : round === null ? (
        <Ready
          questions={drawQuestions(facts, "").length}
          limit={limit}
          onLimit={setLimit}
          onStart={() => begin(asked ?? freshSeed())}
        />
      ) : playing ? (
        <Asked
          key={`${round.first.length} ${round.back.map(({ id }) => id).join(" ")}`}
          fight={fight}
          arena={arena}
          round={round}
          seconds={limit === "none" ? null : Number(limit)}
          onNoLimit={() => setLimit("none")}
          onAnswer={(at) => setRound(withAnswer(round, arena, at))}
          onNext={() => setRound(wentOn(round))}
          onStop={() => setRound(null)}
        />
      ) : (
        <Result
          fight={fight}
          arena={arena}
          round={round}
          onAgain={(questions) => setRound(roundOf(round, questions))}
          onFresh={() => begin(freshSeed())}
          onShare={() => void share(round.seed)}
        />
      )}
      <p>
        <Link to={path}>{t.toFight(fightName(fight).text)}</Link>
      </p>
    </article>
  );
}
