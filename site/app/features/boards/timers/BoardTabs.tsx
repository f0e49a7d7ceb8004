import type { ZoneId } from "@foray/eorzea/zones/rates";
import { useMinute } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { useStore } from "~/browser/store.ts";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { type Board, chooseBoard, startBoard } from "../boards.ts";
import { liveBoards, noLiveBoards } from "../live/live-views.ts";
import { liveMessages } from "../live/messages.ts";
import styles from "./BoardTabs.module.css";
import { timerPageMessages } from "./messages.ts";

/** From this age on (ms), a tab shows the board's age. */
const OLD_MS = 3_600_000;

export function BoardTabs({
  list,
  current,
  zone,
  onEdit,
}: {
  list: readonly Board[];
  current: Board | undefined;
  zone: ZoneId;
  onEdit: () => void;
}) {
  const t = timerPageMessages;
  const now = useMinute();
  const language = useLanguage();
  const cycle = useHourCycle();
  const live = useStore(liveBoards, noLiveBoards);
  const under = ({ id, made, observations }: Board) => {
    const view = live.get(id);
    if (view?.readers != null && view.state === "live") return liveMessages.here(view.readers);
    if (view !== undefined) return liveMessages.states[view.state];
    const age = now === null ? 0 : now - (observations.at(-1)?.at ?? made);
    return age < OLD_MS ? t.byHand : t.age(formatDuration(Math.floor(age / OLD_MS) * OLD_MS, language));
  };
  return (
    <nav className={styles.tabs} aria-label={t.boards}>
      {list.length === 0 && (
        <p className={styles.first}>
          <span>{t.newBoard}</span>
          <small>{t.byHand}</small>
        </p>
      )}
      {list.map((board) => (
        <button
          key={board.id}
          type="button"
          aria-current={board.id === current?.id ? "true" : undefined}
          onClick={() => chooseBoard(board.id)}
        >
          <span>{board.name === "" ? t.boardFrom(formatTime(board.made, language, cycle)) : board.name}</span>
          <small>{under(board)}</small>
        </button>
      ))}
      {current !== undefined && (
        <>
          <Button kind="quiet" small icon="edit" iconOnly onClick={onEdit}>
            {t.editBoard}
          </Button>
          <Button kind="quiet" icon="plus" onClick={() => startBoard(zone, deviceNow())}>
            {t.newBoard}
          </Button>
        </>
      )}
    </nav>
  );
}
