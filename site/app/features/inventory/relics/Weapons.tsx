import { hasStep, type RelicProgress, type RelicWeapon } from "@foray/fieldops/fields/items/relics";
import { combatJobFacts } from "@foray/fieldops/records/combat-jobs/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { pageLanguage } from "~/i18n/language.ts";
import { Button } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { relicMessages } from "./messages.ts";
import { addWeapon, freeJobs, relicProgress, removeWeapon, setJob } from "./progress.ts";
import styles from "./Relics.module.css";

export const jobName = (job: CombatJob | null): string =>
  job === null ? relicMessages.noJob : combatJobFacts[job].names[pageLanguage];

export function stepsOf(weapon: RelicWeapon, once: RelicProgress["once"]) {
  const steps = relicStepFacts.filter(({ line }) => line === weapon.line);
  return { done: steps.filter((step) => hasStep(weapon, step, once)).length, all: steps.length };
}

type WeaponsProps = Readonly<{
  progress: RelicProgress;
  /** The selected weapon, which may not be stored yet. */
  weapon: RelicWeapon;
  onShow: (job: CombatJob | null) => void;
}>;

export function Weapons({ progress, weapon, onShow }: WeaponsProps) {
  const t = relicMessages;
  const { line } = weapon;
  const own = progress.weapons.filter((each) => each.line === line);
  const isKept = own.includes(weapon);
  const free = freeJobs(progress, line);
  const [picked, setPicked] = useState<CombatJob | null>(null);
  const [removed, setRemoved] = useState<RelicWeapon | null>(null);
  const job = free.find((each) => each === picked) ?? null;
  const isUnnamed = weapon.job === null;
  const add = () => {
    if (job === null) return;
    const now = relicProgress.get();
    relicProgress.set(isUnnamed ? setJob(now, weapon, job) : addWeapon(now, { line, job, done: new Set() }));
    setPicked(null);
    onShow(job);
    announce(t.added(jobName(job)));
  };
  return (
    <div className={styles.weapons}>
      {own.length > 0 && (
        <Segmented
          legend={t.weapons}
          value={weapon.job ?? "none"}
          options={own.map((each) => {
            const { all, done } = stepsOf(each, progress.once);
            return { value: each.job ?? "none", label: t.weapon(jobName(each.job), done, all) };
          })}
          onChange={(value) => onShow(own.find((each) => each.job === value)?.job ?? null)}
        />
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={isUnnamed ? t.jobOfThis : t.another}>
          {(ids) => (
            <Select
              {...ids}
              value={job ?? ""}
              onChange={({ target }) => setPicked(free.find((each) => each === target.value) ?? null)}
            >
              <option value="">{t.chooseJob}</option>
              {free.map((each) => (
                <option key={each} value={each}>
                  {jobName(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" icon={isUnnamed ? "check" : "plus"} disabled={job === null}>
          {isUnnamed ? t.setJob : t.addWeapon}
        </Button>
        {isKept && (
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              relicProgress.set(removeWeapon(relicProgress.get(), weapon));
              setRemoved(weapon);
              onShow(own.find((each) => each !== weapon)?.job ?? null);
            }}
          >
            {t.remove(jobName(weapon.job))}
          </Button>
        )}
      </form>
      <div role="status">
        {removed !== null && removed.line === line && (
          <Note>
            {t.removed(jobName(removed.job))}{" "}
            <Button
              kind="quiet"
              small
              icon="undo"
              onClick={() => {
                relicProgress.set(addWeapon(relicProgress.get(), removed));
                setRemoved(null);
                onShow(removed.job);
              }}
            >
              {t.undo}
            </Button>
          </Note>
        )}
      </div>
    </div>
  );
}
