import { dutyOf } from "@foray/fieldops/runs/duties";
import { eveningSteps, type Run } from "@foray/fieldops/runs/types";
import { usePreference } from "~/browser/preferences.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { noTemplates, postTemplates } from "./kept.ts";
import { runMessages } from "./messages.ts";
import styles from "./Setup.module.css";

export function Templates({ run }: { run: Run }) {
  const t = runMessages;
  const own = usePreference(postTemplates, noTemplates);
  const { support } = dutyOf(run.kind);
  return (
    <details className={styles.group}>
      <summary>{t.templates}</summary>
      <div className={styles.form}>
        <p className={styles.soft}>{t.templatesNote}</p>
        {eveningSteps
          .filter((step) => step !== "support" || support)
          .map((step) => (
            <Field key={step} label={t.steps[step]}>
              {(ids) => (
                <textarea
                  {...ids}
                  className={controlClass}
                  rows={2}
                  maxLength={1500}
                  value={own[step] ?? t.template[step]}
                  onChange={({ target }) => postTemplates.set({ ...own, [step]: target.value })}
                />
              )}
            </Field>
          ))}
        <p>
          <Button kind="quiet" icon="rotate" onClick={() => postTemplates.set(noTemplates)}>
            {t.resetTemplates}
          </Button>
        </p>
      </div>
    </details>
  );
}
