import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { experienceBetween } from "@foray/fieldops/occult/phantom-jobs/experience";
import type { PhantomJobFacts } from "@foray/fieldops/occult/phantom-jobs/types";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { LevelRange } from "~/ui/LevelRange.tsx";
import { phantomMessages } from "./messages.ts";
import styles from "./PhantomJobs.module.css";

export function Experience({ job }: { job: PhantomJobFacts }) {
  const t = phantomMessages;
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { experience } = job;
  if (experience === null) {
    return (
      <p>{job.experienceBasis === "masteredJobs" ? t.experienceMastered : <NotKnown why="nobodyKnows" />}</p>
    );
  }
  const doubt = doubtOf(
    {
      ...(job.experienceConfidence && { confidence: job.experienceConfidence }),
      conflicts: job.conflicts ?? [],
    },
    "experience",
  );
  const others = doubt?.kind === "differ" ? doubt.others.map((sum) => number(Number(sum))) : [];
  const levels = Array.from({ length: job.levelMax }, (_, index) => index + 1);
  return (
    <div className={styles.experience}>
      {doubt !== null && (
        <p>
          <DoubtMark doubt={doubt} others={others} />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t.level("")}</th>
            <th scope="col">{t.toNext}</th>
            <th scope="col">{t.inSum}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => {
            const step = experience[level - 1];
            return (
              <tr key={level}>
                <th scope="row">{number(level)}</th>
                <td>{step === undefined ? "–" : number(step)}</td>
                <td>{number(experienceBetween(job, 1, level) ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.calculator}>
        <LevelRange most={job.levelMax} words={t} sum={(from, to) => experienceBetween(job, from, to)} />
      </div>
    </div>
  );
}
