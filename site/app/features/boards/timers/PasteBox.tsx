import type { ZoneId } from "@foray/eorzea/zones/rates";
import { clockOf } from "@foray/fieldops/instance-board/clocks";
import { hintLines } from "@foray/fieldops/instance-board/lines/hint";
import type { UnreadPart } from "@foray/fieldops/instance-board/lines/read";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import { type FormEvent, lazy, useEffect, useEffectEvent, useId, useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { formatSentences, formatSeries } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { type Incoming, readPasted } from "./incoming.ts";
import { timerPageMessages } from "./messages.ts";
import styles from "./PasteBox.module.css";
import type { BoardWords } from "./use-board-words.ts";

const LineFaults = lazy(() => import("./LineFaults.tsx"));

/** Result of a paste that was stored without asking. `said` describes the affected timers. */
type Taken = Readonly<{
  names: readonly string[];
  said: readonly string[];
  undo: () => void;
  undone?: boolean;
}>;

function nameOf(seen: Observation, words: BoardWords): string {
  const clock = clockOf(seen);
  return clock === undefined ? seen.id : words.name(clock);
}

/** Field for tracker lines and board links, which are read as soon as they are pasted. */
export function PasteBox({
  zone,
  words,
  shared,
  onRead,
}: {
  zone: ZoneId;
  words: BoardWords;
  /** Text from the web share target, treated like a paste. */
  shared: string | null;
  /** Returns the undo of what was stored at once, or null if the player must answer first. */
  onRead: (incoming: Incoming) => (() => void) | null;
}) {
  const t = timerPageMessages;
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<readonly UnreadPart[]>([]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const read = async (written: string) => {
    if (written.trim() === "") return;
    const incoming = await readPasted(written, zone, deviceNow());
    setTaken(null);
    if (incoming.kind === "lines") {
      setUnread(incoming.unread);
      return;
    }
    setUnread([]);
    setText("");
    const undo = onRead(incoming);
    if (undo !== null && incoming.kind === "board")
      setTaken({
        names: [...new Set(incoming.observations.map((one) => nameOf(one, words)))],
        said: words.announcementsFor(incoming.observations, deviceNow()),
        undo,
      });
  };
  const take = useEffectEvent((given: string) => {
    setText(given);
    void read(given);
  });
  useEffect(() => {
    if (shared !== null) take(shared);
  }, [shared]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read(text);
  };
  return (
    <form className={styles.paste} onSubmit={submit}>
      <label htmlFor={id}>{t.paste}</label>
      <div className={styles.line}>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          className={controlClass}
          rows={1}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault();
            const pasted = event.clipboardData.getData("text");
            setText(pasted);
            void read(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <Button type="submit">{t.readLine}</Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t.pasteHint(hintLines[language])}
      </p>
      <div role="status" className={styles.taken}>
        {taken !== null && (
          <>
            <UiIcon id="check" size={20} />
            <span>
              {taken.undone === true
                ? t.undone(formatSeries(taken.names))
                : formatSentences([t.noted(formatSeries(taken.names)), ...taken.said])}
            </span>
            {taken.undone !== true && (
              <Button
                small
                icon="undo"
                onClick={() => {
                  taken.undo();
                  setTaken({ ...taken, undone: true });
                }}
              >
                {t.undo}
              </Button>
            )}
          </>
        )}
      </div>
      {unread.length > 0 && (
        <div role="status">
          <Part>
            <Note kind="warn">
              <p>{t.notUnderstood}</p>
              <LineFaults unread={unread} words={words} />
            </Note>
          </Part>
        </div>
      )}
    </form>
  );
}
