import { INSTANCE_MINUTES } from "@foray/fieldops/forecast/windows";
import { type FormEvent, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { type Board, removeBoard, renameBoard, setOpened } from "~/features/boards/boards.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

const MINUTE = 60_000;

/** Minutes of “2:52”, “172” or “172m”; null for anything else, and for more than an instance lasts. */
export function minutesLeft(text: string): number | null {
  const [, hours, minutes] = /^\s*(?:(\d)\s*[:h]\s*)?(\d{1,3})\s*m?(?:in)?\s*$/i.exec(text) ?? [];
  if (minutes === undefined) return null;
  const all = Number(hours ?? 0) * 60 + Number(minutes);
  return all <= INSTANCE_MINUTES ? all : null;
}

function leftOf({ opened }: Board, now: number): string {
  if (opened === null) return "";
  const left = Math.ceil((opened - now) / MINUTE) + INSTANCE_MINUTES;
  return left <= 0 ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** A board's name and the time of its instance. */
export default function BoardDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = timerPageMessages;
  const [name, setName] = useState(board.name);
  const [left, setLeft] = useState(() => leftOf(board, deviceNow()));
  const save = (event: FormEvent) => {
    event.preventDefault();
    renameBoard(board.id, name);
    const minutes = minutesLeft(left);
    if (left.trim() === "") setOpened(board.id, null);
    else if (minutes !== null) {
      // The game shows whole minutes, and clocks of a page whole seconds.
      const now = Math.floor(deviceNow() / 1000) * 1000;
      setOpened(board.id, now - (INSTANCE_MINUTES - minutes) * MINUTE);
    }
    onClose();
  };
  return (
    <Dialog title={t.editBoard} close={t.close} onClose={onClose}>
      <form className={styles.dialog} onSubmit={save}>
        <Field label={t.name}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={40}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t.timeLeft} hint={t.timeLeftHint}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              inputMode="numeric"
              placeholder="2:52"
              aria-invalid={left.trim() !== "" && minutesLeft(left) === null}
              value={left}
              onChange={({ currentTarget }) => setLeft(currentTarget.value)}
            />
          )}
        </Field>
        <div className={styles.tools}>
          <Button kind="primary" type="submit">
            {t.save}
          </Button>
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              removeBoard(board.id);
              announce(t.removed);
              onClose();
            }}
          >
            {t.removeBoard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
