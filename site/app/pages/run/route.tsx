import { LATEST_START } from "@foray/fieldops/runs/codec";
import { dutyOf, emptyRun } from "@foray/fieldops/runs/duties";
import { type Run, runKinds } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { useParams } from "react-router";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { nearPart } from "~/browser/parts.tsx";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatLongDay, formatTime, formatTimeZone } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { useUndoKeys } from "~/ui/use-undo-keys.ts";
import { FillSeats } from "./FillSeats.tsx";
import { GiveOut } from "./GiveOut.tsx";
import { messages as english } from "./messages/en.ts";
import { runMessages } from "./messages.ts";
import { Needs } from "./Needs.tsx";
import { Parties } from "./Parties.tsx";
import styles from "./Run.module.css";
import { useRun } from "./use-run.ts";

/** What things cost needs the records of fragments and logograms: it comes after the page. */
const Shopping = nearPart("Shopping", () => import("./Shopping.tsx"));

export function meta({ params }: MetaAsked) {
  return pageMeta({
    title: english.title,
    description: english.lead,
    path: "/run",
    embed: "run",
    unlisted: (params["*"] ?? "") !== "",
  });
}

/** A moment as a local date and time field takes it. */
function localField(start: number | null): string {
  if (start === null) return "";
  const offset = new Date(start).getTimezoneOffset() * 60_000;
  return new Date(start - offset).toISOString().slice(0, 16);
}

export default function RunPage() {
  const t = runMessages;
  const params = useParams();
  const { run, faults, history, set, undo, redo } = useRun(params["*"] ?? "");
  const [anew, setAnew] = useState(false);
  usePageTitle(t.title);
  useUndoKeys(undo, redo);
  const duty = dutyOf(run.kind);
  const change = (part: Partial<Run>, touched?: string) => set({ ...run, ...part }, touched);
  return (
    <article className={styles.page}>
      <PageHead title={run.title === "" ? t.title : run.title} lead={t.lead}>
        <PrintedFacts run={run} />
      </PageHead>
      {faults.length > 0 && (
        <Note kind="warn">
          {faults.map((fault) => (
            <p key={fault}>{t.faults[fault]}</p>
          ))}
        </Note>
      )}
      <div className={styles.fields}>
        <Field label={t.duty}>
          {(ids) => (
            <Select
              {...ids}
              value={run.kind}
              onChange={(event) => {
                const kind = runKinds.find((known) => known === event.target.value);
                if (kind === undefined) return;
                const { title, leader, start } = run;
                set({ ...emptyRun(kind), title, leader, start });
                setAnew(run.seats.some(({ name, plan }) => name !== "" || plan !== ""));
              }}
            >
              {runKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField label={t.runTitle} value={run.title} onChange={(title) => change({ title }, "title")} />
        <TextField label={t.leader} value={run.leader} onChange={(leader) => change({ leader }, "leader")} />
        <Field label={t.start}>
          {(ids) => (
            <input
              {...ids}
              type="datetime-local"
              min="1970-01-02T00:00"
              max="9999-12-31T23:59"
              className={controlClass}
              value={localField(run.start)}
              onChange={(event) => {
                const at = Date.parse(event.target.value);
                change({ start: at >= 0 && at <= LATEST_START ? at : null }, "start");
              }}
            />
          )}
        </Field>
        {duty.types.length > 0 && (
          <Field label={t.type}>
            {(ids) => (
              <Select {...ids} value={run.type} onChange={(event) => change({ type: event.target.value })}>
                <option value="">{t.noType}</option>
                {duty.types.map((type) => (
                  <option key={type} value={type}>
                    {t.types[type] ?? type}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t.naming}>
          {(ids) => (
            <Select
              {...ids}
              value={run.naming}
              onChange={(event) => change({ naming: Number(event.target.value) })}
            >
              {duty.parties.map((names, index) => (
                <option key={names.join()} value={index}>
                  {names.join(" ")}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div role="status">{anew && <Note>{t.kindChanged}</Note>}</div>
      <p className={styles.row}>
        <Button icon="undo" disabled={history.past.length === 0} onClick={undo}>
          {t.undo}
        </Button>
        <Button icon="redo" disabled={history.future.length === 0} onClick={redo}>
          {t.redo}
        </Button>
      </p>
      <Parties run={run} onSeats={(seats, touched) => change({ seats }, touched)} />
      <Needs run={run} onGuide={(guide) => change({ guide })} />
      <FillSeats run={run} onSeats={(seats) => change({ seats })} />
      <Shopping run={run} />
      <GiveOut run={run} />
    </article>
  );
}

/** Duty, leader and start as they stand on paper, where the fields are left out. */
function PrintedFacts({ run: { kind, type, leader, start } }: { run: Run }) {
  const t = runMessages;
  const language = useLanguage();
  const hours = useHourCycle();
  const facts = [
    t.kinds[kind],
    ...(type === "" ? [] : [t.types[type] ?? type]),
    ...(leader === "" ? [] : [t.ledBy(leader)]),
    ...(start === null
      ? []
      : [
          t.startsAt(
            `${formatLongDay(start, language)}, ${formatTime(start, language, hours)} ${formatTimeZone(start, language)}`,
          ),
        ]),
  ];
  return <p className={styles.printed}>{facts.join(" · ")}</p>;
}

function TextField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          className={controlClass}
          maxLength={60}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
