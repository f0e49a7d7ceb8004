import { type Doubt, doubtOf } from "@foray/fieldops/doubt/doubt";
import { towers } from "@foray/fieldops/records/towers/facts";
import { isTold, leaveNeed, type TowerBoard } from "@foray/fieldops/tower-board/board";
import { guidesOf, needStates, type TowerNeedState } from "@foray/fieldops/tower-board/needs";
import { Link } from "react-router";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { formatSeries } from "~/i18n/format.ts";
import { towerMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { PhantomMark } from "./PhantomMark.tsx";
import type { TowerEditor } from "./use-tower-board.ts";
import { useTowerWords } from "./use-words.ts";

function jobsDoubt({ tower }: TowerBoard): Doubt | null {
  const record = towers.find(({ id }) => id === `the-forked-${tower}`);
  return record === undefined ? null : doubtOf(record, "jobs");
}

export function Needs({ board, act }: Readonly<{ board: TowerBoard; act: TowerEditor["act"] }>) {
  const t = towerMessages;
  const { jobs, whoShort, number } = useTowerWords(board);
  const states = needStates(board);
  const counted = states.filter(({ elsewhere, need }) => need.required && !elsewhere);
  const short = counted.filter(({ lacking }) => lacking > 0).length;
  const guide = guidesOf(board.tower)[board.guide];
  const doubt = jobsDoubt(board);
  const names = (places: readonly number[]) => formatSeries(places.map(whoShort));
  const said = ({ could, elsewhere, filledBy, lacking }: TowerNeedState) => {
    if (elsewhere) return [names(filledBy), t.elsewhereSaid].filter(Boolean).join(" · ");
    if (lacking === 0) return names(filledBy);
    const others = could.map(({ place }) => place);
    return [
      filledBy.length > 0 ? names(filledBy) : "",
      others.length > 0 ? t.could(names(others)) : isTold(board) ? t.nobodyHas : t.nobody,
    ]
      .filter(Boolean)
      .join(" · ");
  };
  if (guide === undefined) return null;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.needs}</h2>
        <p data-lacking={short > 0 || undefined}>
          {short > 0 ? t.shortOf(short, counted.length) : t.covered}
        </p>
      </header>
      <ul className={styles.needs}>
        {states.map((state) => {
          const { at, elsewhere, filledBy, lacking, need } = state;
          return (
            <li
              key={at}
              data-lacking={(need.required && lacking > 0) || undefined}
              data-elsewhere={elsewhere || undefined}
            >
              <PhantomMark job={need.jobs[0] ?? null} />
              <p>
                {jobs(need)}{" "}
                <small>
                  {t.per[need.per]}
                  {!need.required && ` · ${t.advised}`}
                </small>
                <span>{said(state)}</span>
              </p>
              <strong>
                {number(filledBy.length)} <i>/ {number(need.count)}</i>
              </strong>
              {(elsewhere || (lacking > 0 && need.per !== "party")) && (
                <label>
                  <input
                    type="checkbox"
                    aria-label={t.elsewhereOf(jobs(need))}
                    checked={elsewhere}
                    onChange={({ target }) => {
                      const { checked } = target;
                      act((before) => leaveNeed(before, at, checked));
                    }}
                  />
                  {t.elsewhere}
                </label>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>
        <DoubtMark doubt={doubt} others={doubt?.kind === "differ" ? [t.jobsDiffer] : []}>
          {t.guideNote(guide.name)}
        </DoubtMark>
      </p>
      <p className={styles.soft}>
        <Link to="/run">{t.roles}</Link>
      </p>
    </section>
  );
}
