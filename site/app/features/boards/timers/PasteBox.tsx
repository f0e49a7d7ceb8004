import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type FormEvent, useId, useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { type Incoming, readPasted } from "./incoming.ts";
import { timerPageMessages } from "./messages.ts";
import styles from "./PasteBox.module.css";

/** A place for lines of trackers and links of boards: read as soon as they are pasted. */
export function PasteBox({ zone, onRead }: { zone: ZoneId; onRead: (incoming: Incoming) => void }) {
  const t = timerPageMessages;
  const id = useId();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<readonly string[]>([]);
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
        {t.pasteHint}
      </p>
      {unread.length > 0 && (
        <div role="status">
          <Note kind="warn">
            <p>{t.notUnderstood}</p>
            <ul>
              {unread.slice(0, 5).map((part) => (
                <li key={part}>
                  <code>{part}</code>
                </li>
              ))}
            </ul>
          </Note>
        </div>
      )}
    </form>
  );
}
