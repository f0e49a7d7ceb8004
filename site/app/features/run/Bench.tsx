import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { combatJobs, roleOfJob } from "@foray/fieldops/runs/combat-jobs";
import { seatLabel } from "@foray/fieldops/runs/duties";
import { nameKey, type Person, type Wish } from "@foray/fieldops/runs/people";
import { benchOf, isJobAsked, type Offer, offersFor, whyWaiting } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { useId, useState } from "react";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Select } from "~/ui/Field.tsx";
import styles from "./Bench.module.css";
import { endDrag, startDrag } from "./Board.tsx";
import { JobMark } from "./JobMark.tsx";
import { runMessages } from "./messages.ts";
import type { Picks } from "./use-picks.ts";
import { jobName } from "./words.ts";

function playsWhat({ wishes }: Person): string {
  const t = runMessages;
  return wishes.length === 0
    ? t.anything
    : formatSeries(wishes.map(({ role, job }) => (job === null ? t.roles[role] : jobName(job))));
}

/** Those who fit the free seat best come first; one press seats them. */
export function Bench({
  run,
  picks,
  onJob,
}: {
  run: Run;
  picks: Picks;
  onJob: (name: string, wish: Wish) => void;
}) {
  const t = runMessages;
  const heading = useId();
  const [open, setOpen] = useState(false);
  const waiting = benchOf(run);
  const { target, pick } = picks;
  const offers = target === null ? [] : offersFor(run, target);
  const lit = new Set(offers.map(({ person }) => nameKey(person.name)));
  const others = waiting.filter(({ name }) => !lit.has(nameKey(name)));
  const isPicked = (name: string) =>
    pick !== null && "bench" in pick && nameKey(pick.bench) === nameKey(name);
  return (
    <section
      className={styles.bench}
      aria-labelledby={heading}
      data-open={open || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => {
        const from = endDrag();
        if (from !== null) picks.put(from, "bench");
      }}
    >
      <header className={styles.head}>
        <h2 id={heading}>{t.bench}</h2>
        <small>{waiting.length}</small>
        {target !== null && offers.length > 0 && (
          <span className={styles.tag}>{t.bestFor(seatLabel(run, target))}</span>
        )}
        <span className={styles.fold}>
          <Button
            kind="quiet"
            iconOnly
            icon={open ? "chevron-down" : "chevron-up"}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? t.closeBench : t.openBench}
          </Button>
        </span>
      </header>
      <div className={styles.body}>
        {target !== null && offers.length > 0 && (
          <p className={styles.now}>{t.bestFor(seatLabel(run, target))}</p>
        )}
        <ul aria-label={t.bench}>
          {target !== null &&
            offers.map((offer) => (
              <Lit key={offer.person.name} run={run} offer={offer} place={target} picks={picks} />
            ))}
          {others.map((person, index) => (
            <li key={person.name}>
              {index === 0 && offers.length > 0 && <p className={styles.also}>{t.alsoWaiting}</p>}
              <button
                type="button"
                className={styles.waiting}
                data-role={person.wishes[0]?.role ?? "any"}
                aria-pressed={isPicked(person.name)}
                draggable
                onClick={() => picks.pressBench(person.name)}
                onDragStart={(event) => {
                  event.dataTransfer.setData("text/plain", person.name);
                  startDrag({ bench: person.name });
                }}
              >
                <JobMark role={person.wishes[0]?.role ?? "any"} job={person.wishes[0]?.job ?? null} />
                <span className={styles.who}>
                  <b>
                    <bdi>{person.name}</bdi>
                  </b>
                  <small>
                    {playsWhat(person)}
                    {person.status === "late" || person.status === "tentative"
                      ? ` · ${t.statuses[person.status]}`
                      : ""}
                    {isJobAsked(run, person) ? "" : ` · ${t.why[whyWaiting(run, person)]}`}
                  </small>
                </span>
              </button>
              {isJobAsked(run, person) && <AskJob name={person.name} onJob={onJob} />}
            </li>
          ))}
        </ul>
        {waiting.length === 0 && <p className={styles.none}>{t.nobodyWaits}</p>}
      </div>
    </section>
  );
}

/** For a player whose sign-up names no job; choosing one seats them. */
function AskJob({ name, onJob }: { name: string; onJob: (name: string, wish: Wish) => void }) {
  const t = runMessages;
  return (
    <Select
      aria-label={formatLabelled(t.whichJob, name)}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const job = combatJobs.find((each) => each === value);
        const role = roles.find((each) => each === value);
        if (job !== undefined) onJob(name, { role: roleOfJob(job), job });
        else if (role !== undefined) onJob(name, { role, job: null });
      }}
    >
      <option value="">{t.whichJob}</option>
      {roles.map((role) => (
        <optgroup key={role} label={t.roles[role]}>
          <option value={role}>{t.roles[role]}</option>
          {combatJobs
            .filter((job) => roleOfJob(job) === role)
            .map((job) => (
              <option key={job} value={job}>
                {jobName(job)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Lit({ run, offer, place, picks }: { run: Run; offer: Offer; place: number; picks: Picks }) {
  const t = runMessages;
  const { person, choice } = offer;
  const seat = run.seats[place];
  const wish = person.wishes[Math.max(0, choice - 1)];
  const label = seatLabel(run, place);
  return (
    <li className={styles.lit} data-role={wish?.role ?? seat?.role ?? "any"}>
      <JobMark role={wish?.role ?? "any"} job={wish?.job ?? null} />
      <span className={styles.who}>
        <b>
          <bdi>{person.name}</bdi>
        </b>
        <small>
          {playsWhat(person)} · {choice === 0 ? t.anything : t.choice(choice)}
          {person.status === "in" ? "" : ` · ${t.statuses[person.status]}`}
        </small>
      </span>
      <button
        type="button"
        className={styles.take}
        aria-label={formatLabelled(t.seatAt(label), person.name)}
        onClick={() => picks.seatAt(person.name, place)}
      >
        {t.seatAt(label)}
      </button>
    </li>
  );
}
