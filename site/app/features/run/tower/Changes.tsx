import { isTold, jobFacts, levelOf, PARTY, type TowerBoard } from "@foray/fieldops/tower-board/board";
import { applyChange, type Proposal, type TowerChange } from "@foray/fieldops/tower-board/changes";
import { jobNeeds } from "@foray/fieldops/tower-board/needs";
import { announce } from "~/browser/announce.ts";
import { formatLabelled, formatSentences, formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import styles from "./Changes.module.css";
import { towerMessages } from "./messages.ts";
import { PhantomMark } from "./PhantomMark.tsx";
import { Price } from "./Price.tsx";
import type { TowerEditor } from "./use-tower-board.ts";
import { useTowerWords } from "./use-words.ts";

type ChangesProps = Readonly<{
  board: TowerBoard;
  proposal: Proposal;
  /** Proposal without unlocks; null if it does not help or does not differ. */
  switches: Proposal | null;
  act: TowerEditor["act"];
}>;

export function Changes({ board, proposal, switches, act }: ChangesProps) {
  const t = towerMessages;
  const { jobs } = useTowerWords(board);
  const needs = jobNeeds(board);
  const { changes, fills, givesUp, remains } = proposal;
  const named = (those: readonly number[]) =>
    formatSeries(those.flatMap((at) => (needs[at] === undefined ? [] : [jobs(needs[at])])));
  const free = PARTY - board.players.length;
  const title = () => {
    if (needs.length === 0 || !isTold(board)) return t.changesTitle;
    if (changes.length === 0) return remains.length === 0 ? t.allThere : t.noneHelps;
    if (remains.length > 0) return t.fillSome(changes.length, fills.length);
    return fills.some((at) => needs[at]?.required)
      ? t.fillAll(changes.length)
      : t.fillAdvised(changes.length);
  };
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{title()}</h2>
        {changes.length > 0 && isTold(board) && <p>{t.order}</p>}
      </header>
      {needs.length === 0 ? (
        <p className={styles.soft}>{t.noGuide}</p>
      ) : !isTold(board) ? (
        <p className={styles.soft}>{t.askJobs}</p>
      ) : (
        <>
          <ChangeList board={board} changes={changes} act={act} first />
          {givesUp.length > 0 && <p className={styles.soft}>{t.givesUp(named(givesUp))}</p>}
          {remains.length > 0 && (
            <p className={styles.soft}>
              {formatSentences([t.remains(named(remains)), ...(free > 0 ? [t.freeSeats(free)] : [])])}
            </p>
          )}
          {switches !== null && (
            <section className={styles.part}>
              <h3>{t.switchesOnly}</h3>
              <ChangeList board={board} changes={switches.changes} act={act} first={false} />
            </section>
          )}
        </>
      )}
    </section>
  );
}

function ChangeList({
  board,
  changes,
  act,
  first,
}: Readonly<{
  board: TowerBoard;
  changes: readonly TowerChange[];
  act: TowerEditor["act"];
  first: boolean;
}>) {
  const t = towerMessages;
  const { who, job: jobName, number } = useTowerWords(board);
  // Switches first: they cost nothing.
  const shown = changes.toSorted((a, b) => Number(a.kind === "unlock") - Number(b.kind === "unlock"));
  const apply = (those: readonly TowerChange[]) => {
    act((before) => those.reduce(applyChange, before));
    announce(t.applied(those.length));
  };
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((change, at) => {
          const { place, job, kind } = change;
          const player = board.players[place];
          const level = player === undefined ? undefined : levelOf(player, job);
          const words = kind === "switch" ? t.switch : t.unlocked;
          return (
            <li key={place}>
              <PhantomMark job={job} />
              <p>
                <b>{formatLabelled(who(place), jobName(job))}</b>
                <span>
                  {kind === "unlock" ? (
                    <Price job={job} />
                  ) : typeof level === "number" ? (
                    t.readyAt(`${number(level)} / ${number(jobFacts(job).levelMax)}`)
                  ) : (
                    t.ready
                  )}
                </span>
                {player !== undefined && player.plays !== null && (
                  <span>{t.leaves(jobName(player.plays))}</span>
                )}
              </p>
              <Button
                kind={first && at === 0 ? "primary" : "plain"}
                icon={kind === "switch" ? "swap" : "check"}
                aria-label={formatLabelled(words, `${who(place)}, ${jobName(job)}`)}
                onClick={() => apply([change])}
              >
                {words}
              </Button>
            </li>
          );
        })}
      </ul>
      {changes.length > 1 && (
        <p>
          <Button small icon="list-checks" onClick={() => apply(changes)}>
            {t.applyAll}
          </Button>
        </p>
      )}
    </>
  );
}
