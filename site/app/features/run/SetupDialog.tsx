import { partyNames } from "@foray/fieldops/runs/duties";
import { drawPasscodes } from "@foray/fieldops/runs/evening";
import type { Run, RunKind } from "@foray/fieldops/runs/types";
import { useId } from "react";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Setup.module.css";
import { NamingFields, StartField, shownKinds, TextField } from "./SetupFields.tsx";
import { Templates } from "./Templates.tsx";
import type { RunEditor } from "./use-run.ts";

type SetupProps = Readonly<{
  run: Run;
  act: RunEditor["act"];
  onKind: (kind: RunKind) => void;
  onClose: () => void;
}>;

/** Unpredictable number from 0 to below 1, for passcodes. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export default function SetupDialog({ run, act, onKind, onClose }: SetupProps) {
  const t = runMessages;
  const suggestions = useId();
  const names = partyNames(run);
  return (
    <Dialog title={t.edit} close={t.close} onClose={onClose} wide>
      <div className={styles.form}>
        <div className={styles.fields}>
          <TextField
            label={t.runTitle}
            value={run.title}
            onChange={(title) => act((before) => ({ ...before, title }), "title")}
          />
          <StartField run={run} act={act} />
          <Field label={t.duty}>
            {(ids) => (
              <Select
                {...ids}
                value={run.kind}
                onChange={({ target }) => {
                  const kind = shownKinds.find((known) => known === target.value);
                  if (kind !== undefined) onKind(kind);
                }}
              >
                {shownKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t.kinds[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <NamingFields run={run} act={act} />
          <TextField
            label={t.leader}
            value={run.leader}
            list={suggestions}
            onChange={(leader) => act((before) => ({ ...before, leader }), "leader")}
          />
        </div>
        <fieldset className={styles.group}>
          <legend>{t.partyLeaders}</legend>
          <div className={styles.fields}>
            {names.map((name, index) => (
              <TextField
                key={name}
                label={t.leaderOf(t.party(name))}
                value={run.leaders[index] ?? ""}
                list={suggestions}
                onChange={(leader) =>
                  act(
                    (before) => ({ ...before, leaders: before.leaders.with(index, leader) }),
                    `leader ${index}`,
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <datalist id={suggestions}>
          {run.seats.map(({ name }, place) =>
            name === "" ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their position
              <option key={place} value={name} />
            ),
          )}
        </datalist>
        <fieldset className={styles.group}>
          <legend>{t.passcodes}</legend>
          <p className={styles.soft}>{t.passcodesNote}</p>
          <p className={styles.codes}>
            <Button
              icon="key"
              onClick={() => act((before) => ({ ...before, passcodes: drawPasscodes(before, random) }))}
            >
              {t.drawPasscodes}
            </Button>
            {run.passcodes.main !== "" && (
              <span>
                {t.mainPasscode} <b>{run.passcodes.main}</b>
              </span>
            )}
            {run.passcodes.support !== "" && (
              <span>
                {t.supportPasscode} <b>{run.passcodes.support}</b>
              </span>
            )}
          </p>
        </fieldset>
        <Templates run={run} />
        <p className={styles.foot}>
          <Button kind="primary" onClick={onClose}>
            {t.done}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
