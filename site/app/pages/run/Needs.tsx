import jobNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { dutyOf } from "@foray/fieldops/runs/duties";
import { type NeedState, needsOf } from "@foray/fieldops/runs/needs";
import type { NeedOf, Run } from "@foray/fieldops/runs/types";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Run.module.css";

/** What the chosen guide asks for, counted as the seats stand: what is there, what is lacking. */
export function Needs({ run, onGuide }: { run: Run; onGuide: (guide: number) => void }) {
  const t = runMessages;
  const jobName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { guides, parties } = dutyOf(run.kind);
  const names = parties[run.naming] ?? [];
  const guide = guides[run.guide];
  const states = needsOf(run);
  const lacking = states.filter(({ need, lacking: count }) => need.required && count > 0);
  const what = (of: NeedOf) => {
    if ("task" in of) return t.task[of.task];
    if ("role" in of) return t.roles[of.role];
    return of.jobs.map((job) => jobName(job).text).join(t.or);
  };
  const where = ({ need, group }: NeedState) =>
    t.per[need.per](
      need.per === "party" ? (names[group] ?? "") : names.slice(group * 3, group * 3 + 3).join(" "),
    );
  return (
    <section className={`${styles.part} ${styles.unprinted}`}>
      <h2>{t.needs}</h2>
      {guide === undefined ? (
        <p className={styles.soft}>{t.noNeeds}</p>
      ) : (
        <>
          {guides.length > 1 && (
            <div className={styles.fields}>
              <Field label={t.guide}>
                {(ids) => (
                  <Select
                    {...ids}
                    value={run.guide}
                    onChange={(event) => onGuide(Number(event.target.value))}
                  >
                    {guides.map(({ name }, index) => (
                      <option key={name} value={index}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
          )}
          <p className={styles.soft}>{t.guideNote(guide.name)}</p>
          <p aria-live="polite">{lacking.length === 0 && t.allThere}</p>
          <ul className={styles.needs}>
            {states.map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a guide keeps its order
              <li key={index} data-lacking={(state.need.required && state.lacking > 0) || undefined}>
                <span>
                  <b>{what(state.need.of)}</b> <small>{where(state)}</small>
                  {!state.need.required && <small> · {t.advised}</small>}
                </span>
                <span>
                  {t.there(state.filled, state.need.count)}{" "}
                  <small>{state.lacking > 0 ? t.lacking(state.lacking) : t.enough}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
