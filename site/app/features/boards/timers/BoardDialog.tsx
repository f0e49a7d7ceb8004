import { parseTimeLeft } from "@foray/fieldops/forecast/instance-check";
import { STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { type FormEvent, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import { type Board, removeBoard, renameBoard, setTimes } from "../boards.ts";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

const MINUTE = 60_000;
const STAY_MS = STAY_MINUTES * MINUTE;

/** Time left until `end` (Unix ms) as the game writes it (`1:05`); empty if over or unknown. */
function leftUntil(end: number | null, now: number): string {
  const left = end === null ? 0 : Math.ceil((end - now) / MINUTE);
  return left <= 0 ? "" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/**
 * The instant (Unix ms) at which the typed time left ends; `before` if the text is unchanged, null if empty,
 * undefined if it cannot be read.
 */
function endOf(text: string, shown: string, before: number | null, now: number): number | null | undefined {
  if (text === shown) return before;
  if (text.trim() === "") return null;
  const minutes = parseTimeLeft(text);
  return minutes === null ? undefined : now + minutes * MINUTE;
}

/**
 * A board's name, the player's own time left, and the lowest time left in the Adventurer List.
 * @param onlyTimes hides the name
 */
export default function BoardDialog({
  board,
  onlyTimes,
  onClose,
}: {
  board: Board;
  onlyTimes: boolean;
  onClose: () => void;
}) {
  const t = timerPageMessages;
  const [name, setName] = useState(board.name);
  const lowestEnd = board.openSince === null ? null : board.openSince + STAY_MS;
  const [shown] = useState(() => {
    const now = deviceNow();
    return { lowest: leftUntil(lowestEnd, now), own: leftUntil(board.stayUntil, now) };
  });
  const [lowest, setLowest] = useState(shown.lowest);
  const [own, setOwn] = useState(shown.own);
  const isWrong = (text: string) => text.trim() !== "" && parseTimeLeft(text) === null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong(lowest) || isWrong(own)) return;
    renameBoard(board.id, name);
    const now = Math.floor(deviceNow() / 1000) * 1000;
    const stayUntil = endOf(own, shown.own, board.stayUntil, now) ?? null;
    const lastEnd = endOf(lowest, shown.lowest, lowestEnd, now) ?? null;
    // Whoever has been here longest (the least time left) bounds the instance's age.
    const ends = [stayUntil, lastEnd].filter((end) => end !== null);
    setTimes(board.id, { stayUntil, openSince: ends.length === 0 ? null : Math.min(...ends) - STAY_MS });
    onClose();
  };
  return (
    <Dialog title={onlyTimes ? t.setInstance : t.editBoard} close={t.close} onClose={onClose}>
      <form className={styles.dialog} onSubmit={save}>
        {!onlyTimes && (
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
        )}
        {[
          { label: t.stayLeft, hint: t.stayLeftHint, text: own, write: setOwn },
          { label: t.lowestLeft, hint: t.lowestLeftHint, text: lowest, write: setLowest },
        ].map(({ label, hint, text, write }) => (
          <Field key={label} label={label} hint={isWrong(text) ? t.timeUnread : hint}>
            {(ids) => (
              <input
                {...ids}
                className={controlClass}
                inputMode="text"
                autoComplete="off"
                placeholder="2:52"
                maxLength={16}
                aria-invalid={isWrong(text)}
                value={text}
                onChange={({ currentTarget }) => write(currentTarget.value)}
              />
            )}
          </Field>
        ))}
        <div className={styles.tools}>
          <Button kind="primary" type="submit">
            {t.save}
          </Button>
          {!onlyTimes && (
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
          )}
        </div>
      </form>
    </Dialog>
  );
}
