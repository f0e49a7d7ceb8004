import type { ZoneId } from "@foray/eorzea/zones/rates";
import { hintLines } from "@foray/fieldops/instance-board/lines/hint";
import type { UnreadPart } from "@foray/fieldops/instance-board/lines/read";
import { type FormEvent, useId, useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { type Incoming, readPasted } from "./incoming.ts";
import { LineFaults } from "./LineFaults.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./PasteBox.module.css";
import type { BoardWords } from "./use-board-words.ts";

/** A place for lines of trackers and links of boards: read as soon as they are pasted. */
export function PasteBox({
  zone,
  words,
  onRead,
}: {
  zone: ZoneId;
  words: BoardWords;
  onRead: (incoming: Incoming) => void;
}) {
  const t = timerPageMessages;
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<readonly UnreadPart[]>([]);
  const read = async (written: string) => {
    if (written.trim() === "") return;
    const incoming = await readPasted(written, zone, deviceNow());
    if (incoming.kind === "lines") {
      setUnread(incoming.unread);
      return;
    }
    setUnread([]);
    setText("");
    onRead(incoming);
  };
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
      {unread.length > 0 && (
        <div role="status">
          <Note kind="warn">
            <p>{t.notUnderstood}</p>
            <LineFaults unread={unread} words={words} />
          </Note>
        </div>
      )}
    </form>
  );
}
