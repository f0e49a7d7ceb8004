import { usePreference } from "~/browser/preferences.ts";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { noCalls, speak, spokenCalls } from "~/browser/spoken-calls.ts";
import { readySound } from "~/browser/tones.ts";
import { Button } from "../Button.tsx";
import styles from "./CallsButton.module.css";
import { overGameMessages } from "./messages.ts";

const t = overGameMessages;

/** Browsers allow a page's first sound only in response to a press. */
export function toggleCalls(): void {
  const calls = spokenCalls.get();
  if (!calls.on) {
    readySound();
    speak(t.testLine);
  }
  spokenCalls.set({ ...calls, on: !calls.on });
}

export function CallsButton() {
  const { on } = usePreference(spokenCalls, noCalls);
  return (
    <>
      <Button icon="volume" aria-pressed={on} onClick={toggleCalls}>
        {on ? t.callsOn : t.callsOff}
      </Button>
      <span className={styles.options}>
        <Button
          kind="quiet"
          icon="settings"
          iconOnly
          aria-haspopup="dialog"
          onClick={() => shellDialog.set({ kind: "calls" })}
        >
          {t.callsSettings}
        </Button>
      </span>
    </>
  );
}
