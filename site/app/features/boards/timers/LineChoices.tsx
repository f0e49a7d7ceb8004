import type { Choice, LineReading } from "@foray/fieldops/instance-board/lines/read";
import { Button } from "~/ui/Button.tsx";
import styles from "./IncomingPanel.module.css";
import { timerPageMessages } from "./messages.ts";
import type { BoardWords } from "./use-board-words.ts";

/** Message key of a reading: only monsters are killed, and a predicted time may have passed. */
function readingWord(
  timer: Choice["timer"]["kind"],
  reading: LineReading["kind"],
  past: boolean,
): "ended" | "mayBe" | LineReading["kind"] {
  if (reading === "killed") return timer === "monster" ? "killed" : "ended";
  return reading === "ahead" && past ? "mayBe" : reading;
}

/** Parts of a line with several meanings. Nothing counts until the player picks one. */
export function LineChoices({
  choices,
  chosen,
  words,
  now,
  onChoose,
}: Readonly<{
  choices: readonly Choice[];
  /** Picked option of each choice; undefined if none. */
  chosen: readonly (number | undefined)[];
  words: BoardWords;
  now: number;
  onChoose: (choice: number, option: number) => void;
}>) {
  const t = timerPageMessages;
  return choices.map(({ text, timer, options }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders
    <fieldset key={at} className={styles.choice}>
      <legend>{t.severalReadings(text)}</legend>
      {options.map(({ reading: { kind, when } }, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders
          key={place}
          small
          kind={chosen[at] === place ? "primary" : "plain"}
          aria-pressed={chosen[at] === place}
          onClick={() => onChoose(at, place)}
        >
          {t.readings[readingWord(timer.kind, kind, when <= now)](words.name(timer), words.time(when))}
        </Button>
      ))}
    </fieldset>
  ));
}
