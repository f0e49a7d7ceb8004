import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { seatLabel } from "@foray/fieldops/runs/duties";
import { personOf } from "@foray/fieldops/runs/live/sign-up";
import { type Suggestion, suggestionFor } from "@foray/fieldops/runs/live/suggestion";
import type { Run } from "@foray/fieldops/runs/types";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useClockValue } from "~/browser/clock.ts";
import type { Waiting } from "~/features/run/sign-ups/host-session.ts";
import { formatDuration, formatSeries } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Select } from "~/ui/Field.tsx";
import { JobMark } from "../JobMark.tsx";
import { runMessages } from "../messages.ts";
import { jobName } from "../words.ts";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { OwnedItems } from "./OwnedItems.tsx";
import type { Hosting } from "./use-host.ts";

const MINUTE = 60_000;

/** Newest first, each with a suggestion. Nothing is seated automatically. */
export function Inbox({ hosting }: { hosting: Hosting }) {
  const t = signUpMessages;
  const { view } = hosting;
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const typing =
        target instanceof HTMLElement &&
        target.closest("input, textarea, select, [contenteditable]") !== null;
      if (event.key.toLowerCase() !== "i" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const first = list.current?.querySelector("button");
      if (first instanceof HTMLElement) first.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section className={styles.inbox} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.inbox}</h2>
        <small role="status">{view.inbox.length > 0 && t.newOnes(view.inbox.length)}</small>
      </header>
      {view.inbox.length === 0 ? (
        <p className={styles.soft}>{view.signedUp === 0 ? t.empty : t.allDone}</p>
      ) : (
        <ul ref={list} aria-label={t.inbox}>
          {view.inbox.map((waiting) => (
            <Entry key={waiting.slot} waiting={waiting} hosting={hosting} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useReason(run: Run): (suggestion: Suggestion) => string {
  const t = signUpMessages;
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  return (suggestion) => {
    if (suggestion.to === "bench") return runMessages.why[suggestion.why];
    const seat = seatLabel(run, suggestion.place);
    if (suggestion.job !== null) return t.because.job(phantomName(suggestion.job).text, seat);
    return suggestion.choice === 0
      ? t.because.any(seat)
      : t.because.choice(runMessages.choice(suggestion.choice), seat);
  };
}

function Entry({ waiting, hosting }: { waiting: Waiting; hosting: Hosting }) {
  const t = signUpMessages;
  const { session, view } = hosting;
  const { run } = view.live;
  const { slot, form, what, known, sameName } = waiting;
  const [other, setOther] = useState(false);
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const reason = useReason(run);
  const suggestion = suggestionFor(run, personOf(form));
  const free = run.seats.flatMap(({ name }, place) => (name === "" ? [place] : []));
  const asks = what === "new" && sameName !== null && !other;
  const said = [
    ...(form.status === "in" ? [] : [runMessages.statuses[form.status]]),
    ...(form.times === "" ? [] : [form.times]),
    ...(form.company === "" ? [] : [t.with(form.company)]),
    ...(form.note === "" ? [] : [form.note]),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "b" || what !== "new" || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    session.takeIn(slot, null, other);
  };
  return (
    <li onKeyDown={onKeyDown}>
      <p className={styles.who}>
        <b>
          <bdi>{form.name}</bdi>
        </b>
        {form.world !== "" && (
          <small>
            <bdi>{form.world}</bdi>
          </small>
        )}
        <small>
          <Since at={waiting.time} />
        </small>
      </p>
      {what !== "new" && (
        <p className={styles.soft}>
          {t[what]} · {t.nameNow(known ?? "")}
        </p>
      )}
      <p className={styles.jobs}>
        {form.wishes.map(({ role, job }, at) => (
          <span key={job ?? role} title={job === null ? runMessages.roles[role] : jobName(job)}>
            <JobMark role={role} job={job} size={at === 0 ? "medium" : "small"} />
            <span className="visually-hidden">{job === null ? runMessages.roles[role] : jobName(job)}</span>
          </span>
        ))}
        {form.wishes.length === 0 && <span>{runMessages.anything}</span>}
        {form.phantom.length > 0 && (
          <small>{formatSeries(form.phantom.map((job) => phantomName(job).text))}</small>
        )}
      </p>
      {form.tasks.length > 0 && (
        <p className={styles.soft}>{formatSeries(form.tasks.map((task) => runMessages.task[task]))}</p>
      )}
      {said.map((line) => (
        <p key={line} className={styles.said}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {form.owns.length > 0 && <OwnedItems owns={form.owns} />}
      {what === "withdrawn" ? (
        <p className={styles.acts}>
          <Button kind="primary" small icon="user-minus" onClick={() => session.freeSeat(slot)}>
            {t.freeSeat}
          </Button>
          <Button kind="quiet" small onClick={() => session.leaveOut(slot)}>
            {t.leaveOut}
          </Button>
        </p>
      ) : what === "changed" ? (
        <p className={styles.acts}>
          <Button kind="primary" small icon="check" onClick={() => session.takeIn(slot, null, false)}>
            {t.update}
          </Button>
          <Button kind="quiet" small onClick={() => session.leaveOut(slot)}>
            {t.leaveOut}
          </Button>
        </p>
      ) : asks ? (
        <>
          <p className={styles.said}>{t.sameName(sameName)}</p>
          <p className={styles.acts}>
            <Button small icon="check" onClick={() => session.takeIn(slot, null, false)}>
              {t.same}
            </Button>
            <Button small onClick={() => setOther(true)}>
              {t.other}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p className={styles.soft}>{reason(suggestion)}</p>
          <p className={styles.acts}>
            {suggestion.to === "seat" ? (
              <Button
                kind="primary"
                small
                icon="check"
                onClick={() => session.takeIn(slot, suggestion.place, other)}
              >
                {t.seat(seatLabel(run, suggestion.place))}
              </Button>
            ) : null}
            <Button
              kind={suggestion.to === "bench" ? "primary" : "quiet"}
              small
              icon="armchair"
              onClick={() => session.takeIn(slot, null, other)}
            >
              {t.toBench}
            </Button>
            {free.length > 0 && (
              <Select
                aria-label={runMessages.seatOfLink}
                value=""
                onChange={({ currentTarget }) => session.takeIn(slot, Number(currentTarget.value), other)}
              >
                <option value="">{`${runMessages.seatOfLink} …`}</option>
                {free.map((place) => (
                  <option key={place} value={place}>
                    {`${seatLabel(run, place)} ${runMessages.roles[run.seats[place]?.role ?? "any"]}`}
                  </option>
                ))}
              </Select>
            )}
            <Button kind="quiet" small onClick={() => session.leaveOut(slot)}>
              {t.leaveOut}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}

function Since({ at }: { at: number }) {
  const t = signUpMessages;
  const language = useLanguage();
  return useClockValue((now) =>
    now - at < MINUTE ? t.justNow : t.ago(formatDuration(Math.floor((now - at) / MINUTE) * MINUTE, language)),
  );
}
