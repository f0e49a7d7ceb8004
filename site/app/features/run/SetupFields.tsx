import { LATEST_START } from "@foray/fieldops/runs/codec";
import { dutyOf, emptyRun } from "@foray/fieldops/runs/duties";
import type { Run, RunKind } from "@foray/fieldops/runs/types";
import { useId } from "react";
import { instantOfWall, wallText } from "~/i18n/zone.ts";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Setup.module.css";
import type { RunEditor } from "./use-run.ts";

/** Changes the duty: resets the seats and keeps the sign-ups. */
export function ofKind(run: Run, kind: RunKind): Run {
  const { title, leader, start, people } = run;
  return { ...emptyRun(kind), title, leader, start, people };
}

/** Most popular first. */
export const shownKinds = [
  "drs",
  "castrum",
  "dalriada",
  "ba",
  "tower-blood",
  "tower-magic",
  "tower-magic-extreme",
] as const satisfies readonly RunKind[];

export function DutyField({ run, onKind }: { run: Run; onKind: (kind: RunKind) => void }) {
  const t = runMessages;
  const name = useId();
  return (
    <fieldset className={styles.duties}>
      <legend>{t.duty}</legend>
      {shownKinds.map((kind) => {
        const { parties, partySize } = dutyOf(kind);
        return (
          <label key={kind} className={styles.duty}>
            <input type="radio" name={name} checked={kind === run.kind} onChange={() => onKind(kind)} />
            <span>{t.kinds[kind]}</span>
            <small>{t.seatCount((parties[0]?.length ?? 0) * partySize)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

export function StartField({ run, act }: { run: Run; act: RunEditor["act"] }) {
  const t = runMessages;
  return (
    <Field label={t.start}>
      {(ids) => (
        <input
          {...ids}
          type="datetime-local"
          min="1970-01-02T00:00"
          max="9999-12-31T23:59"
          className={controlClass}
          value={run.start === null ? "" : wallText(run.start)}
          onChange={(event) => {
            const at = instantOfWall(event.target.value);
            act((before) => ({ ...before, start: at >= 0 && at <= LATEST_START ? at : null }), "start");
          }}
        />
      )}
    </Field>
  );
}

export function TextField({
  label,
  value,
  list,
  onChange,
}: {
  label: string;
  value: string;
  list?: string;
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
          list={list}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function NamingFields({ run, act }: { run: Run; act: RunEditor["act"] }) {
  const t = runMessages;
  const duty = dutyOf(run.kind);
  return (
    <>
      {duty.types.length > 0 && (
        <Field label={t.type}>
          {(ids) => (
            <Select
              {...ids}
              value={run.type}
              onChange={({ target }) => act((before) => ({ ...before, type: target.value }))}
            >
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
            onChange={({ target }) => act((before) => ({ ...before, naming: Number(target.value) }))}
          >
            {duty.parties.map((names, index) => (
              <option key={names.join()} value={index}>
                {names.join(" ")}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
