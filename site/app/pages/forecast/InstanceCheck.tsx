import { checkInstance, parseTimeLeft } from "@foray/fieldops/forecast/instance-check";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./InstanceCheck.module.css";
import { forecastMessages } from "./messages.ts";

/** Asks for the time left that the game shows, and says whether the monster can still be expected in that instance. */
export function InstanceCheck({ window }: Readonly<{ window: SpawnWindow | null | undefined }>) {
  const t = forecastMessages.check;
  const [text, setText] = useState("");
  // A typed time is that of the moment of typing: an instance runs on while one reads.
  const [typedAt, setTypedAt] = useState(0);
  return (
    <section className={styles.check} aria-labelledby="instance-check">
      <div>
        <h2 id="instance-check">{t.title}</h2>
        <Field label={t.label} hint={t.hint}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              inputMode="text"
              autoComplete="off"
              size={8}
              maxLength={16}
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setTypedAt(deviceNow());
              }}
            />
          )}
        </Field>
      </div>
      <div role="status" className={styles.answer}>
        {text.trim() !== "" && window && <Answer window={window} left={parseTimeLeft(text)} at={typedAt} />}
      </div>
    </section>
  );
}

function Answer({ window, left, at }: Readonly<{ window: SpawnWindow; left: number | null; at: number }>) {
  const t = forecastMessages.check;
  const language = useLanguage();
  const cycle = useHourCycle();
  const time = (instant: number) => formatTime(instant, language, cycle);
  if (left === null) return <Note kind="warn">{t.unread}</Note>;
  const check = checkInstance(window.filter, window, left, at, window.choice?.id);
  if (check.kind === "closes")
    return <Note kind="warn">{t.closes(time(check.closes), time(window.start))}</Note>;
  if (check.kind === "gone") return <Note kind="warn">{t.gone(time(check.from), time(check.to))}</Note>;
  return (
    <Note kind="good">
      <b>{t.good(time(check.until))}</b> {t.opened(time(check.opened))}
    </Note>
  );
}
