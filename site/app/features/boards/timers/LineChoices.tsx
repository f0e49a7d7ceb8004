import type { Choice, LineReading } from "@foray/fieldops/instance-board/lines/read";
import { Button } from "~/ui/Button.tsx";
import styles from "./IncomingPanel.module.css";
import { timerPageMessages } from "./messages.ts";
import type { BoardWords } from "./use-board-words.ts";

/** What a reading is called: only monsters are killed, and what lay ahead may have come. */
function readingWord(
  timer: Choice["timer"]["kind"],
  reading: LineReading["kind"],
  past: boolean,
): "ended" | "mayBe" | LineReading["kind"] {
  if (reading === "killed") return timer === "monster" ? "killed" : "ended";
  return reading === "ahead" && past ? "mayBe" : reading;
}

/** Parts of a line that can mean several things: each shows all of them, and none counts before it is chosen. */
export function LineChoices({
  choices,
  chosen,
  words,
  now,
  onChoose,
}: Readonly<{
  choices: readonly Choice[];
  /** Which option of each, `undefined` before one is chosen. */
  chosen: readonly (number | undefined)[];
  words: BoardWords;
  now: number;
  onChoose: (choice: number, option: number) => void;
}>) {
  const t = timerPageMessages;
  return choices.map(({ text, timer, options }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place
    <fieldset key={at} className={styles.choice}>
      <legend>{t.severalReadings(text)}</legend>
      {options.map(({ reading: { kind, when } }, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: readings are known by their place
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
