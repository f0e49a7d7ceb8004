import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { type NeedState, needsOf } from "@foray/fieldops/runs/needs";
import type { NeedOf, Run } from "@foray/fieldops/runs/types";
import { lazy } from "react";
import { formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Select } from "~/ui/Field.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { JobMark, TaskGlyph } from "./JobMark.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Needs.module.css";

const TowerLinks = lazy(() => import("./TowerLinks.tsx"));

/** Seat and first name, short enough for a line with several. */
const shortWho = (run: Run, place: number) =>
  `${seatLabel(run, place)} ${run.seats[place]?.name.split(/[\s@(]/)[0] ?? ""}`.trim();
const MAX_NAMED = 6;

/** Collapsed, as guides of a tower list about twenty recommendations. */
const isOpenAdvice = ({ need, filledBy }: NeedState) => !need.required && filledBy.length === 0;

export function Needs({ run, onGuide }: { run: Run; onGuide?: (guide: number) => void }) {
  const t = runMessages;
  const jobName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { guides } = dutyOf(run.kind);
  const names = partyNames(run);
  const guide = guides[run.guide];
  const states = needsOf(run);
  // Before any kit is given, the list is information rather than a warning.
  const isEarly =
    run.seats.every(({ plan, job, tasks }) => plan === "" && job === null && tasks.length === 0) &&
    states.every(({ need, filledBy }) => "role" in need.of || filledBy.length === 0);
  const required = states.filter(({ need }) => need.required);
  const short = required.filter(({ lacking }) => lacking > 0).length;
  const isLacking = ({ need, lacking }: NeedState) => need.required && lacking > 0 && !isEarly;
  const what = (of: NeedOf) => {
    if ("task" in of) return t.task[of.task];
    if ("role" in of) return t.roles[of.role];
    return of.jobs.map((job) => jobName(job).text).join(t.or);
  };
  const where = ({ need, group }: NeedState) =>
    t.per[need.per](
      need.per === "party" ? (names[group] ?? "") : names.slice(group * 3, group * 3 + 3).join(" "),
    );
  const who = (places: readonly number[]) =>
    formatSeries(places.slice(0, MAX_NAMED).map((place) => shortWho(run, place))) +
    (places.length > MAX_NAMED ? " …" : "");
  const said = (state: NeedState) => {
    if (state.lacking === 0) return who(state.filledBy);
    const parts = [who(state.filledBy), state.could.length > 0 ? t.could(who(state.could)) : t.nobodyCould];
    return parts.filter((part) => part !== "").join(" · ");
  };
  const open = states.filter(isOpenAdvice).length;
  const row = (state: NeedState, index: number) => (
    <li key={index} data-lacking={isLacking(state) || undefined}>
      <NeedMark of={state.need.of} />
      <p>
        {what(state.need.of)} <small>{where(state)}</small>
        {!state.need.required && <small> · {t.advised}</small>}
        <span>{said(state)}</span>
      </p>
      <strong>
        {state.filledBy.length} <i>/ {state.need.count}</i>
      </strong>
    </li>
  );
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t.needs}</h2>
        {guide !== undefined && (
          <p data-lacking={(short > 0 && !isEarly) || undefined}>
            {isEarly ? t.needsLater : short > 0 ? t.shortOf(short, required.length) : t.allThere}
          </p>
        )}
      </header>
      {guide === undefined ? (
        <p className={styles.soft}>{t.noNeeds}</p>
      ) : (
        <>
          <ul className={styles.needs}>
            {states.map((state, index) => !isOpenAdvice(state) && row(state, index))}
          </ul>
          {open > 0 && (
            <details>
              <summary className={styles.summary}>{t.advisedOpen(open)}</summary>
              <ul className={styles.needs}>
                {states.map((state, index) => isOpenAdvice(state) && row(state, index))}
              </ul>
            </details>
          )}
          <p className={styles.soft}>
            {t.guideNote(guide.name)}{" "}
            {guides.length > 1 && onGuide !== undefined && (
              <Select
                aria-label={t.guide}
                value={run.guide}
                onChange={({ target }) => onGuide(Number(target.value))}
              >
                {guides.map(({ name }, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </p>
        </>
      )}
      <MountWhenOpen>{run.kind.startsWith("tower-") && <TowerLinks run={run} />}</MountWhenOpen>
    </section>
  );
}

function NeedMark({ of }: { of: NeedOf }) {
  if ("role" in of) return <JobMark role={of.role} job={null} />;
  return (
    <Plate size={34}>
      {"task" in of ? <TaskGlyph task={of.task} size={20} /> : <TaskGlyph task="kit" size={20} />}
    </Plate>
  );
}
