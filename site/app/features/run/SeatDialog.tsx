import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { combatJobs } from "@foray/fieldops/runs/combat-jobs";
import { dutyOf, seatLabel } from "@foray/fieldops/runs/duties";
import { nameKey, somebody } from "@foray/fieldops/runs/people";
import { runJobs, seatRoles } from "@foray/fieldops/runs/seat-words";
import { benchOf, peopleByKey, takeSeat, toBench } from "@foray/fieldops/runs/seating";
import { tidyText } from "@foray/fieldops/runs/tidy-text";
import type { Run, Seat } from "@foray/fieldops/runs/types";
import { useId, useState } from "react";
import { Link } from "react-router";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { isRegular, noRegulars, regularPerson, regulars, setRegular } from "./kept.ts";
import { runMessages } from "./messages.ts";
import { PlanField } from "./PlanField.tsx";
import { seatAddress } from "./plans.ts";
import styles from "./Setup.module.css";
import { type RunEditor, runAddress } from "./use-run.ts";
import { jobName } from "./words.ts";

type SeatDialogProps = Readonly<{
  run: Run;
  place: number;
  act: RunEditor["act"];
  onDrop: () => void;
  onClose: () => void;
}>;

export default function SeatDialog({ run, place, act, onDrop, onClose }: SeatDialogProps) {
  const t = runMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const kept = usePreference(regulars, noRegulars);
  const suggestions = useId();
  const duty = dutyOf(run.kind);
  const seat = run.seats[place];
  const [draft, setDraft] = useState(seat?.name ?? "");
  if (seat === undefined) return null;
  const label = seatLabel(run, place);
  const change = (part: Partial<Seat>, touched?: string) =>
    act(
      (before) => {
        const now = before.seats[place];
        return now === undefined
          ? before
          : { ...before, seats: before.seats.with(place, { ...now, ...part }) };
      },
      touched === undefined ? undefined : `${touched} ${place}`,
    );
  const setPlayer = () => {
    const name = tidyText(draft);
    if (name === seat.name) return;
    if (name === "") return act((before) => toBench(before, place));
    const known = kept.find((each) => nameKey(each.name) === nameKey(name));
    return act((before) => {
      const listed = peopleByKey(before.people).has(nameKey(name));
      const people = listed || known === undefined ? before.people : [...before.people, regularPerson(known)];
      const taken = takeSeat({ ...before, people }, place, name);
      const now = taken.seats[place];
      // Keeps the job chosen here if the player named none.
      return now === undefined || now.plays !== null
        ? taken
        : { ...taken, seats: taken.seats.with(place, { ...now, plays: before.seats[place]?.plays ?? null }) };
    });
  };
  const person = peopleByKey(run.people).get(nameKey(seat.name)) ?? somebody(seat.name);
  const address = seatAddress(seat, duty.brings);
  return (
    <Dialog title={t.editOf(label)} close={t.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setPlayer();
          onClose();
        }}
      >
        <div className={styles.fields}>
          <Field label={t.player}>
            {(ids) => (
              <input
                {...ids}
                className={controlClass}
                maxLength={60}
                autoComplete="off"
                list={suggestions}
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
                onBlur={setPlayer}
              />
            )}
          </Field>
          <datalist id={suggestions}>
            {[...benchOf(run), ...kept].map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field label={t.role}>
            {(ids) => (
              <Select
                {...ids}
                value={seat.role}
                onChange={({ target }) => {
                  const role = seatRoles.find((known) => known === target.value);
                  if (role !== undefined) change({ role });
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
          <Field label={t.combatJob}>
            {(ids) => (
              <Select
                {...ids}
                value={seat.plays ?? ""}
                onChange={({ target }) =>
                  change({ plays: combatJobs.find((known) => known === target.value) ?? null })
                }
              >
                <option value="">{t.noCombatJob}</option>
                {combatJobs.map((job) => (
                  <option key={job} value={job}>
                    {jobName(job)}
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
                  onChange={({ target }) =>
                    change({ job: runJobs.find((known) => known === target.value) ?? null })
                  }
                >
                  <option value="">{t.noJob}</option>
                  {runJobs.map((job) => (
                    <option key={job} value={job}>
                      {phantomName(job).text}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : (
            <PlanField plan={seat.plan} brings={duty.brings} onChange={(plan) => change({ plan }, "plan")} />
          )}
        </div>
        {duty.tasks.length > 0 && (
          <fieldset className={styles.group}>
            <legend>{t.tasks}</legend>
            <div className={styles.checks}>
              {duty.tasks.map((task) => (
                <label key={task}>
                  <input
                    type="checkbox"
                    checked={seat.tasks.includes(task)}
                    onChange={({ target }) =>
                      change({
                        tasks: duty.tasks.filter((known) =>
                          known === task ? target.checked : seat.tasks.includes(known),
                        ),
                      })
                    }
                  />
                  {t.task[task]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className={styles.checks}>
          <label>
            <input
              type="checkbox"
              checked={seat.locked}
              onChange={({ target }) => change({ locked: target.checked })}
            />
            {t.lock}
          </label>
          {/* Always rendered: appearing on blur would move “Done” from under the finger. */}
          <label>
            <input
              type="checkbox"
              disabled={seat.name === ""}
              checked={seat.name !== "" && isRegular(kept, seat.name)}
              onChange={({ target }) => setRegular(person, target.checked)}
            />
            {t.regular}
          </label>
        </div>
        <p className={styles.foot}>
          {address !== null && <Link to={address}>{t.openPlan}</Link>}
          <Button
            icon="link"
            onClick={() =>
              void copyText(fullAddress(runAddress(run, { of: "seat", place }))).then((copied) =>
                announce(copied ? t.copied : t.copyFailed),
              )
            }
          >
            {t.copySeat(label)}
          </Button>
          <Button
            icon="user-minus"
            disabled={seat.name === ""}
            onClick={() => {
              onDrop();
              onClose();
            }}
          >
            {t.droppedOut}
          </Button>
          <Button kind="primary" type="submit">
            {t.done}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
