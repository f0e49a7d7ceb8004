import type { PhantomJobFacts } from "@foray/fieldops/occult/phantom-jobs/types";
import englishNames from "@foray/fieldops/records/phantom-jobs/names/page";
import statusNames from "@foray/fieldops/records/phantom-statuses/names/page";
import { usePreference } from "~/browser/preferences.ts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { LateInFights } from "~/features/fights/LateFights.tsx";
import { jobLevels, noLevels, withLevel } from "~/features/inventory/job-levels.ts";
import { formatLabelled, formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { RecordPanel, RecordPart } from "../grid/RecordPanel.tsx";
import type { PanelProps } from "../grid/ReferencePage.tsx";
import { Experience } from "./Experience.tsx";
import { JobActions } from "./JobActions.tsx";
import { phantomMessages } from "./messages.ts";
import styles from "./PhantomJobs.module.css";
import { PHANTOM_JOBS } from "./paths.ts";
import { DEFAULT_JOB, levelIn, phantomJobs } from "./records.ts";
import { Unlock } from "./Unlock.tsx";

type JobPanelProps = PanelProps &
  Readonly<{
    job: PhantomJobFacts;
    /** The URL names no job, so the page title is the h1. */
    bare: boolean;
  }>;

export default function JobPanel({ job, bare, query, compare }: JobPanelProps) {
  const t = phantomMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/phantom-jobs", englishNames);
  const status = useGameNames("fieldops/phantom-statuses", statusNames);
  const zone = useZoneNames();
  const levels = usePreference(jobLevels, noLevels);
  const level = levelIn(levels, job);
  const setLevel = (next: number) => jobLevels.set(withLevel(jobLevels.get(), job.id, next));
  const number = (value: number) => formatNumber(value, language);
  const crystal = job.crystalBuff;
  return (
    <RecordPanel
      {...phantomJobs.link(job, name, query)}
      sprite={phantomJobs.sprite}
      heading={bare ? "h2" : "h1"}
      eyebrow={
        <>
          <GameName name={zone(job.zone)} /> · {t.levels(number(job.levelMax))}
        </>
      }
      back={bare ? null : { to: `${PHANTOM_JOBS}${query}`, label: t.back }}
      compare={compare}
    >
      {job.id !== DEFAULT_JOB && (
        <div className={styles.own}>
          <label className={styles.mark}>
            <input
              type="checkbox"
              checked={level === job.levelMax}
              onChange={(event) => setLevel(event.target.checked ? job.levelMax : 0)}
            />
            {t.mastered}
          </label>
          <label className={styles.mark}>
            {t.ownLevel}
            <select
              className={controlClass}
              value={level}
              onChange={(event) => setLevel(Number(event.target.value))}
            >
              <option value={0}>{t.notUnlocked}</option>
              {Array.from({ length: job.levelMax }, (_, index) => index + 1).map((each) => (
                <option key={each} value={each}>
                  {number(each)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <RecordPart title={t.brings}>
        {job.support.length === 0 ? (
          <p className={styles.soft}>{t.bringsNone}</p>
        ) : (
          <Chips label={t.brings}>
            {job.support.map(({ role }) => (
              <Chip key={role}>{t.support[role]}</Chip>
            ))}
          </Chips>
        )}
        {crystal !== undefined && (
          <p>
            <b>{formatLabelled(t.crystal)}</b>
            {t.crystalText(status(crystal.status).text, number(crystal.minutes), number(crystal.level))}
          </p>
        )}
      </RecordPart>
      <RecordPart title={t.unlock}>
        <Unlock unlock={job.unlock} />
      </RecordPart>
      <JobActions job={job} />
      <LateInFights phantomJob={job.id} />
      <RecordPart title={t.experience}>
        <Experience job={job} />
      </RecordPart>
      {job.basis === "players" && (
        <p className={styles.soft}>
          <DoubtMark doubt={{ kind: "oneSource" }}>{t.players}</DoubtMark>
        </p>
      )}
    </RecordPanel>
  );
}
