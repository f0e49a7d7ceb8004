import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { combatJobs, roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import { type RunJob, runJobs } from "@foray/fieldops/runs/seat-words";
import { MAX_NAME_LENGTH, tidyText } from "@foray/fieldops/runs/tidy-text";
import { jobFacts, type OwnJob, type TowerPlayer } from "@foray/fieldops/tower-board/board";
import { useEffect, useRef, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { jobLevels, noLevels } from "~/features/inventory/job-levels.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { towerMessages } from "./messages.ts";
import styles from "./PlayerDialog.module.css";
import type { TowerWords } from "./use-words.ts";

type PlayerDialogProps = Readonly<{
  /** Null to add one. */
  player: TowerPlayer | null;
  title: string;
  words: Pick<TowerWords, "combat" | "job" | "number">;
  onDone: (player: TowerPlayer) => void;
  onClose: () => void;
}>;

const jobOf = (value: string): RunJob | null => runJobs.find((job) => job === value) ?? null;

export default function PlayerDialog({ player, title, words, onDone, onClose }: PlayerDialogProps) {
  const t = towerMessages;
  const [name, setName] = useState(player?.name ?? "");
  const [combat, setCombat] = useState(player?.combat);
  const [plays, setPlays] = useState<RunJob | null>(player?.plays ?? null);
  const [level, setLevel] = useState<number | null>(
    player?.has.find(({ job }) => job === player.plays)?.level ?? null,
  );
  const [others, setOthers] = useState<readonly OwnJob[]>(
    player?.has.filter(({ job }) => job !== player.plays) ?? [],
  );
  const [next, setNext] = useState<RunJob | null>(null);
  const levels = usePreference(jobLevels, noLevels);
  const first = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);

  const choose = (job: RunJob | null) => {
    if (job === plays) return;
    const before = player?.has.find((own) => own.job === plays);
    const known = others.find((own) => own.job === job) ?? player?.has.find((own) => own.job === job);
    // Keeps the player's former job as one to switch to, but not one only tried in this form.
    const kept = before === undefined ? [] : [{ ...before, level }];
    setOthers([...kept, ...others.filter((own) => own.job !== job)]);
    setPlays(job);
    setLevel(known?.level ?? null);
    if (next === job) setNext(null);
  };
  const add = () => {
    if (next === null) return;
    setOthers([...others, { job: next, level: null }]);
    setNext(null);
    picker.current?.focus();
  };
  const done = () => {
    // A job selected but not yet added counts as added.
    const picked: readonly OwnJob[] = next === null ? [] : [{ job: next, level: null }];
    const has = [...(plays === null ? [] : [{ job: plays, level }]), ...others, ...picked];
    onDone({ name: tidyText(name), ...(combat === undefined ? {} : { combat }), plays, has });
  };
  const mine = runJobs.flatMap((job): readonly OwnJob[] => {
    const known = Math.min(levels[job] ?? 0, jobFacts(job).levelMax);
    return known > 0 ? [{ job, level: known }] : [];
  });
  const fillMine = () => {
    setLevel(mine.find(({ job }) => job === plays)?.level ?? level);
    setOthers([
      ...mine.filter(({ job }) => job !== plays),
      ...others.filter((own) => mine.every(({ job }) => job !== own.job)),
    ]);
  };
  const all = [...(plays === null ? [] : [{ job: plays, level }]), ...others];
  const saveMine = () => {
    jobLevels.set({
      ...levels,
      ...Object.fromEntries(all.map((own) => [own.job, own.level ?? levels[own.job] ?? 1])),
    });
    announce(t.savedMine);
  };
  const free = runJobs.filter((job) => job !== plays && others.every((own) => own.job !== job));
  return (
    <Dialog title={title} close={t.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <div className={styles.fields}>
          <Field label={t.name}>
            {(ids) => (
              <input
                {...ids}
                ref={first}
                className={controlClass}
                maxLength={MAX_NAME_LENGTH}
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={t.combat}>
            {(ids) => (
              <Select
                {...ids}
                value={combat ?? ""}
                onChange={({ target }) => setCombat(combatJobs.find((job) => job === target.value))}
              >
                <option value="">{t.notEntered}</option>
                {roles.map((role) => (
                  <optgroup key={role} label={t.combatRoles[role]}>
                    {combatJobs
                      .filter((job) => roleOfJob(job) === role)
                      .map((job) => (
                        <option key={job} value={job}>
                          {words.combat(job)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t.plays}>
            {(ids) => (
              <Select {...ids} value={plays ?? ""} onChange={({ target }) => choose(jobOf(target.value))}>
                <option value="">{t.none}</option>
                {runJobs.map((job) => (
                  <option key={job} value={job}>
                    {words.job(job)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {plays !== null && (
            <Field label={t.level}>
              {(ids) => <LevelSelect {...ids} job={plays} level={level} words={words} onLevel={setLevel} />}
            </Field>
          )}
        </div>
        <fieldset className={styles.others}>
          <legend>{t.others}</legend>
          {others.length > 0 && (
            <ul>
              {others.map((own, at) => (
                <li key={own.job}>
                  <span>{words.job(own.job)}</span>
                  <LevelSelect
                    aria-label={t.levelFor(words.job(own.job))}
                    job={own.job}
                    level={own.level}
                    words={words}
                    onLevel={(changed) => setOthers(others.with(at, { ...own, level: changed }))}
                  />
                  <Button
                    kind="quiet"
                    icon="x"
                    iconOnly
                    aria-label={t.removeJob(words.job(own.job))}
                    onClick={() => {
                      setOthers(others.filter(({ job }) => job !== own.job));
                      picker.current?.focus();
                    }}
                  >
                    {t.remove}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.add}>
            <select
              ref={picker}
              className={controlClass}
              aria-label={t.otherJob}
              value={next ?? ""}
              onChange={({ target }) => setNext(jobOf(target.value))}
            >
              <option value="">{t.otherJob}</option>
              {free.map((job) => (
                <option key={job} value={job}>
                  {words.job(job)}
                </option>
              ))}
            </select>
            <Button icon="plus" disabled={next === null} onClick={add}>
              {t.addJob}
            </Button>
          </div>
        </fieldset>
        <p className={styles.mine}>
          {mine.length > 0 && (
            <Button small icon="download" onClick={fillMine}>
              {t.fillMine}
            </Button>
          )}
          <Button small kind="quiet" disabled={all.length === 0} onClick={saveMine}>
            {t.saveMine}
          </Button>
        </p>
        <p className={styles.foot}>
          <Button kind="primary" type="submit">
            {t.done}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

type LevelSelectProps = Readonly<{
  job: RunJob;
  level: number | null;
  words: Pick<TowerWords, "number">;
  onLevel: (level: number | null) => void;
  id?: string;
  "aria-label"?: string;
}>;

function LevelSelect({ job, level, words, onLevel, ...named }: LevelSelectProps) {
  const t = towerMessages;
  const levels = Array.from({ length: jobFacts(job).levelMax }, (_, index) => index + 1);
  return (
    <Select
      {...named}
      value={level ?? ""}
      onChange={({ target }) => onLevel(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{t.notEntered}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {t.levelOf(words.number(each))}
        </option>
      ))}
    </Select>
  );
}
