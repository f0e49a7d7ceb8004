import { useState } from "react";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PasteField } from "~/ui/PasteField.tsx";
import styles from "./Create.module.css";
import { createMessages } from "./messages.ts";
import { checkRunFile, type RunFile } from "./run-file.ts";

export default function RunCheck({ onOpen }: { onOpen: (file: RunFile) => void }) {
  const t = createMessages;
  const [text, setText] = useState("");
  const [result, setResult] = useState<ReturnType<typeof checkRunFile> | null>(null);
  const file = result?.file ?? null;
  return (
    <section className={styles.part}>
      <h2>{t.check}</h2>
      <p className={styles.soft}>{t.checkNote}</p>
      <PasteField
        label={t.checkLabel}
        rows={8}
        value={text}
        onChange={(next) => {
          setText(next);
          setResult(null);
        }}
      />
      <div className={styles.row}>
        <Button icon="check" disabled={text.trim() === ""} onClick={() => setResult(checkRunFile(text))}>
          {t.checkNow}
        </Button>
        {file !== null && (
          <Button icon="edit" onClick={() => onOpen(file)}>
            {t.edit}
          </Button>
        )}
      </div>
      <div role="status">
        {result !== null && (
          <Note kind={result.problems.length === 0 ? "good" : "warn"}>
            <p>
              {file === null
                ? t.bad
                : result.problems.length === 0
                  ? t.good(file.runType.name, file.runType.holsters.length)
                  : t.withRemarks(file.runType.name)}
            </p>
            {result.problems.length > 0 && (
              <ul className={styles.problems}>
                {result.problems.map(({ kind, at, detail }) => {
                  const words = t.problems[kind](at, detail);
                  return <li key={words}>{words}</li>;
                })}
              </ul>
            )}
          </Note>
        )}
      </div>
    </section>
  );
}
