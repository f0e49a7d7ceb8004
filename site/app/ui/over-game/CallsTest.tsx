import { canSpeak, speak } from "~/browser/spoken-calls.ts";
import { Button } from "../Button.tsx";
import { overGameMessages } from "./messages.ts";

const t = overGameMessages;

export function CallsTest() {
  return (
    <>
      <Button small icon="volume" onClick={() => speak(t.testLine)}>
        {t.callsTest}
      </Button>
      {!canSpeak() && <p>{t.callsTone}</p>}
    </>
  );
}
