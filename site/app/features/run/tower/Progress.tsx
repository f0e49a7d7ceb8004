import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { jobFacts, type TowerBoard } from "@foray/fieldops/tower-board/board";
import type { Proposal } from "@foray/fieldops/tower-board/changes";
import { type LevelRow, levelRows, unlockRows } from "@foray/fieldops/tower-board/progress";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatLabelled } from "~/i18n/format.ts";
import { towerMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { PhantomMark } from "./PhantomMark.tsx";
import { Price } from "./Price.tsx";
import { useTowerWords } from "./use-words.ts";

export function Unlocks({ board }: { board: TowerBoard }) {
  const t = towerMessages;
  const { job: jobName } = useTowerWords(board);
  const rows = unlockRows(board);
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.unlock}</h2>
      </header>
      {rows.length === 0 ? (
        <p className={styles.soft}>{t.unlockNothing}</p>
      ) : (
        <ol className={styles.needs}>
          {rows.map(({ job, owners, required }) => (
            <li key={job}>
              <PhantomMark job={job} />
              <p>
                {jobName(job)}{" "}
                <small>
                  {t.owners(owners, board.players.length)}
                  {!required && ` · ${t.advised}`}
                </small>
                <span>
                  <Price job={job} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function Levels({ board, proposal }: Readonly<{ board: TowerBoard; proposal: Proposal }>) {
  const t = towerMessages;
  const { who, job: jobName, number } = useTowerWords(board);
  const rows = levelRows(board, proposal);
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.levels}</h2>
      </header>
      {rows.length === 0 ? (
        <p className={styles.soft}>{t.levelsNothing}</p>
      ) : (
        <ol className={styles.needs}>
          {rows.map((row) => (
            <li key={row.place}>
              <PhantomMark job={row.job} />
              <p>
                {formatLabelled(who(row.place), jobName(row.job))}{" "}
                {row.proposed && <small>{t.afterChange}</small>}
                <span>
                  {row.level === null
                    ? t.toGoal(number(row.goal))
                    : t.fromTo(number(row.level), number(row.goal))}
                </span>
              </p>
              <strong>
                <Missing row={row} number={number} />
              </strong>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.soft}>{t.levelsNote}</p>
    </section>
  );
}

function Missing({ row, number }: Readonly<{ row: LevelRow; number: (value: number) => string }>) {
  const t = towerMessages;
  if (row.missing === null) return <i>{t.enterLevel}</i>;
  const { conflicts = [], experienceConfidence } = jobFacts(row.job);
  const doubt = doubtOf(
    { ...(experienceConfidence && { confidence: experienceConfidence }), conflicts },
    "experience",
  );
  return (
    // The other values in a record are totals of all levels.
    <DoubtMark doubt={doubt} others={[]}>
      {t.missing(number(row.missing))}
    </DoubtMark>
  );
}
