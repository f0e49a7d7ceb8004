import jobNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { type RunDuty, runJobs, type Seat, seatRoles } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { Link } from "react-router";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import { readPlan, seatAddress } from "./plans.ts";
import styles from "./Run.module.css";

type SeatRowProps = Readonly<{
  seat: Seat;
  duty: RunDuty;
  /** Party and number, as A3. */
  label: string;
  /** `touched` names the field that is being typed in. */
  onChange: (change: Partial<Seat>, touched?: string) => void;
}>;

/** One seat: who sits there, and folded below, what it is for. */
export function SeatRow({ seat, duty, label, onChange }: SeatRowProps) {
  const t = runMessages;
  const jobName = useGameNames("fieldops/phantom-jobs", jobNames);
  const address = seatAddress(seat, duty.brings);
  const brief = [
    t.roles[seat.role],
    ...(seat.job === null ? [] : [jobName(seat.job).text]),
    ...seat.tasks.map((task) => t.task[task]),
  ].join(" · ");
  return (
    <li className={styles.seat} data-free={seat.name === "" || undefined}>
      <span className={styles.number}>{label}</span>
      <input
        className={controlClass}
        aria-label={t.nameOf(label)}
        placeholder={t.free}
        maxLength={60}
        autoComplete="off"
        value={seat.name}
        onChange={(event) => onChange({ name: event.target.value }, "name")}
      />
      <details className={styles.details}>
        <summary>
          {brief} <span className="visually-hidden">{t.more(label)}</span>
        </summary>
        <Field label={t.role}>
          {(ids) => (
            <Select
              {...ids}
              value={seat.role}
              onChange={(event) => {
                const role = seatRoles.find((known) => known === event.target.value);
                if (role !== undefined) onChange({ role });
              }}
            >
              {seatRoles.map((role) => (
                <option key={role} value={role}>
                  {t.roles[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {duty.brings === "job" ? (
          <Field label={t.job}>
            {(ids) => (
              <Select
                {...ids}
                value={seat.job ?? ""}
                onChange={(event) =>
                  onChange({ job: runJobs.find((known) => known === event.target.value) ?? null })
                }
              >
                <option value="">{t.noJob}</option>
                {runJobs.map((job) => (
                  <option key={job} value={job}>
                    {jobName(job).text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <PlanField plan={seat.plan} brings={duty.brings} onChange={(plan) => onChange({ plan }, "plan")} />
        )}
        {duty.tasks.length > 0 && (
          <fieldset className={styles.tasks}>
            <legend>{t.tasks}</legend>
            {duty.tasks.map((task) => (
              <label key={task}>
                <input
                  type="checkbox"
                  checked={seat.tasks.includes(task)}
                  onChange={(event) =>
                    onChange({
                      tasks: duty.tasks.filter((known) =>
                        known === task ? event.target.checked : seat.tasks.includes(known),
                      ),
                    })
                  }
                />
                {t.task[task]}
              </label>
            ))}
          </fieldset>
        )}
        <label className={styles.lock}>
          <input
            type="checkbox"
            checked={seat.locked}
            onChange={(event) => onChange({ locked: event.target.checked })}
          />
          {t.lock}
        </label>
        {address !== null && (
          <p className={styles.row}>
            <Link to={address}>{t.openPlan}</Link>
            <Button
              small
              kind="quiet"
              icon="copy"
              onClick={() =>
                void copyText(fullAddress(address)).then((copied) =>
                  announce(copied ? t.copied : t.copyFailed),
                )
              }
            >
              {t.copySeat(label)}
            </Button>
          </p>
        )}
      </details>
    </li>
  );
}

/** A link to a holster or loadout. It counts as soon as it is one; what is none is said once the field is left. */
function PlanField({
  plan,
  brings,
  onChange,
}: {
  plan: string;
  brings: "holster" | "loadout";
  onChange: (plan: string) => void;
}) {
  const t = runMessages;
  const [draft, setDraft] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  return (
    <Field label={t.plan[brings]} hint={bad ? t.planBad : undefined}>
      {(ids) => (
        <input
          {...ids}
          className={controlClass}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={bad || undefined}
          value={draft ?? seatAddress({ plan, job: null }, brings) ?? ""}
          onChange={({ target }) => {
            setDraft(target.value);
            const read = readPlan(target.value, brings);
            if (read === null) return;
            setBad(false);
            if (read !== plan) onChange(read);
          }}
          onBlur={() => {
            setBad(draft !== null && readPlan(draft, brings) === null);
            setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
