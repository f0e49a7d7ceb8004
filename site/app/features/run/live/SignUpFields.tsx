import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { combatJobs, roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import { dutyOf } from "@foray/fieldops/runs/duties";
import {
  type FormStatus,
  formStatuses,
  MAX_NOTE_LENGTH,
  MAX_OWNED,
  type SignUpForm,
} from "@foray/fieldops/runs/live/sign-up";
import type { Wish } from "@foray/fieldops/runs/people";
import { runJobs } from "@foray/fieldops/runs/seat-words";
import { type RunKind, runKinds } from "@foray/fieldops/runs/types";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { jobLevels, noLevels } from "~/features/inventory/job-levels.ts";
import { noOwned, ownedItems } from "~/features/inventory/owned.ts";
import { formatAside, sentenceGap } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { JobMark } from "../JobMark.tsx";
import { runMessages } from "../messages.ts";
import { jobName } from "../words.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";

const same = (a: Wish, b: Wish) => a.role === b.role && a.job === b.job;

const toggled = <T,>(
  list: readonly T[],
  value: T,
  equal: (a: T, b: T) => boolean = Object.is,
): readonly T[] =>
  list.some((each) => equal(each, value)) ? list.filter((each) => !equal(each, value)) : [...list, value];

type FieldsProps = Readonly<{
  kind: RunKind;
  /** Without a link, the duty is chosen here. */
  onKind?: (kind: RunKind) => void;
  form: SignUpForm;
  onForm: (form: SignUpForm) => void;
  isChange?: boolean;
  busy?: boolean;
  onSend?: (form: SignUpForm) => void;
  onCancel?: () => void;
}>;

/** Only a name and jobs in order of preference are required. */
export function SignUpFields({
  kind,
  onKind,
  form,
  onForm,
  isChange = false,
  busy = false,
  onSend,
  onCancel,
}: FieldsProps) {
  const t = signUpMessages;
  const [missing, setMissing] = useState(false);
  const levels = usePreference(jobLevels, noLevels);
  const owned = usePreference(ownedItems, noOwned);
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const duty = dutyOf(kind);
  const set = (change: Partial<SignUpForm>) => onForm({ ...form, ...change });
  const leveled = runJobs.filter((job) => (levels[job] ?? 0) > 0);
  const items =
    duty.brings === "holster"
      ? [...owned]
          .toSorted((a, b) => b[1] - a[1])
          .slice(0, MAX_OWNED)
          .map(([id, count]) => ({ id, count }))
      : [];
  const send = () => {
    const name = form.name.trim();
    setMissing(name === "");
    if (name !== "") onSend?.({ ...form, name });
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {onKind !== undefined && (
        <Field label={t.duty}>
          {(ids) => (
            <Select
              {...ids}
              value={kind}
              onChange={({ currentTarget }) => {
                const next = runKinds.find((each) => each === currentTarget.value);
                if (next !== undefined) onKind(next);
              }}
            >
              {runKinds.map((each) => (
                <option key={each} value={each}>
                  {runMessages.kinds[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className={styles.names}>
        <Field label={t.name} {...(missing && { hint: <span data-warn>{t.needName}</span> })}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              required
              aria-invalid={missing || undefined}
              value={form.name}
              onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
          )}
        </Field>
        <Line
          label={formatAside(t.world, t.optional)}
          value={form.world}
          onValue={(world) => set({ world })}
        />
      </div>
      <JobGrid wishes={form.wishes} onWishes={(wishes) => set({ wishes })} />
      {duty.brings === "job" && (
        <Choices legend={t.phantom} hint={t.phantomHint}>
          {leveled.length > 0 && (
            <Button small kind="quiet" icon="download" onClick={() => set({ phantom: leveled })}>
              {t.fromInventory}
            </Button>
          )}
          {runJobs.map((job) => (
            <Pressable
              key={job}
              pressed={form.phantom.includes(job)}
              onPress={() =>
                set({ phantom: runJobs.filter((each) => (each === job) !== form.phantom.includes(each)) })
              }
            >
              {phantomName(job).text}
            </Pressable>
          ))}
        </Choices>
      )}
      {duty.tasks.length > 0 && (
        <Choices legend={t.tasks} hint={t.optional}>
          {duty.tasks.map((task) => (
            <Pressable
              key={task}
              pressed={form.tasks.includes(task)}
              onPress={() => set({ tasks: toggled(form.tasks, task) })}
            >
              {runMessages.task[task]}
            </Pressable>
          ))}
        </Choices>
      )}
      <Segmented<FormStatus>
        legend={t.coming}
        value={form.status}
        options={formStatuses.map((status) => ({ value: status, label: t.statuses[status] }))}
        onChange={(status) => set({ status })}
      />
      <Line
        label={formatAside(t.times, t.optional)}
        hint={t.timesHint}
        value={form.times}
        onValue={(times) => set({ times })}
      />
      <Line
        label={formatAside(t.company, t.optional)}
        value={form.company}
        onValue={(company) => set({ company })}
      />
      <Line
        label={formatAside(t.note, t.optional)}
        value={form.note}
        longest={MAX_NOTE_LENGTH}
        onValue={(note) => set({ note })}
      />
      {items.length > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.owns.length > 0}
            onChange={({ currentTarget }) => set({ owns: currentTarget.checked ? items : [] })}
          />{" "}
          <span>
            {t.sendOwned} <small>{t.ownedHint(items.length)}</small>
          </span>
        </label>
      )}
      {onSend !== undefined && (
        <>
          <p className={styles.soft}>
            {t.privacy}
            {sentenceGap()}
            <Link to="/credits#privacy">{t.privacyMore}</Link>
          </p>
          <div className={styles.sendBar}>
            <Button type="submit" kind="primary" icon="check" disabled={busy}>
              {isChange ? t.sendChange : t.send}
            </Button>
            {onCancel !== undefined && (
              <Button kind="quiet" onClick={onCancel}>
                {t.cancel}
              </Button>
            )}
            <small>{t.formLead}</small>
          </div>
        </>
      )}
    </form>
  );
}

function JobGrid({
  wishes,
  onWishes,
}: {
  wishes: readonly Wish[];
  onWishes: (wishes: readonly Wish[]) => void;
}) {
  const t = signUpMessages;
  const press = (wish: Wish) => onWishes(toggled(wishes, wish, same).slice(0, 12));
  const placeOf = (wish: Wish) => wishes.findIndex((each) => same(each, wish)) + 1;
  const one = (wish: Wish, name: string) => {
    const place = placeOf(wish);
    return (
      <button
        key={name}
        type="button"
        className={styles.job}
        title={name}
        aria-pressed={place > 0}
        data-role={wish.role}
        onClick={() => press(wish)}
      >
        <JobMark role={wish.role} job={wish.job} />
        <span className="visually-hidden">{name}</span>
        {place > 0 && <b className={styles.order}>{place}</b>}
      </button>
    );
  };
  return (
    <fieldset className={styles.jobGrid}>
      <legend className={styles.legend}>
        {t.jobs} <small>{t.jobsHint}</small>
      </legend>
      {roles.map((role) => (
        <div key={role} className={styles.jobRow}>
          {one({ role, job: null }, runMessages.roles[role])}
          {combatJobs.flatMap((job) => (roleOfJob(job) === role ? [one({ role, job }, jobName(job))] : []))}
        </div>
      ))}
      <p className={styles.chosen} role="status">
        {wishes.map(({ role, job }, at) => (
          <span key={job ?? role}>
            <b>{at + 1}</b> {job === null ? runMessages.roles[role] : jobName(job)}
          </span>
        ))}
      </p>
    </fieldset>
  );
}

function Choices({ legend, hint, children }: { legend: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        {legend} <small>{hint}</small>
      </legend>
      <div className={styles.pressables}>{children}</div>
    </fieldset>
  );
}

function Pressable({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button type="button" className={styles.pressable} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

function Line({
  label,
  hint,
  value,
  longest = 60,
  onValue,
}: {
  label: string;
  hint?: string;
  value: string;
  longest?: number;
  onValue: (value: string) => void;
}) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(ids) => (
        <input
          {...ids}
          className={controlClass}
          maxLength={longest}
          value={value}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
    </Field>
  );
}
