import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { dueNext, nextDue } from "@foray/fieldops/instance-board/due";
import { pageAddress } from "~/browser/address.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { type Board, boardFor } from "~/features/boards/boards.ts";
import type { BoardZone } from "~/features/boards/zone-slugs.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { BoardFacts } from "./BoardFacts.tsx";
import { BoardTabs } from "./BoardTabs.tsx";
import { DueNext } from "./DueNext.tsx";
import { timerPageMessages } from "./messages.ts";
import { TimerRows } from "./TimerRows.tsx";
import styles from "./Timers.module.css";
import type { BoardWords } from "./use-board-words.ts";
import { timerKey, useTimerActs } from "./use-timer-acts.ts";

type BoardNowProps = Readonly<{
  zone: BoardZone;
  /** The board that is shown, and all of the zone. */
  board: Board | undefined;
  boards: readonly Board[];
  clocks: readonly Clock[];
  words: BoardWords;
  /** Timers whose alarms are off. */
  quiet: readonly string[];
  onOpen: (clock: Clock) => void;
  onEdit: () => void;
}>;

/** The part of a board that changes each second: the next timer, the age of the board, all timers. */
export function BoardNow({ zone, board, boards, clocks, words, quiet, onOpen, onEdit }: BoardNowProps) {
  const t = timerPageMessages;
  const now = useNow();
  const acts = useTimerActs(board, zone, words);
  const timers = dueNext(clocks, now === null ? [] : (board?.observations ?? []), now ?? 0);
  const due = now === null ? undefined : nextDue(timers, now);
  return (
    <>
      <BoardTabs list={now === null ? [] : boards} current={board} zone={zone} now={now} onEdit={onEdit} />
      <Panel className={styles.hero}>
        <DueNext
          timer={due}
          now={now}
          words={words}
          acts={acts}
          rings={due !== undefined && !quiet.includes(timerKey(due.clock))}
        />
        <BoardFacts
          board={board}
          zone={zone}
          now={now}
          onEdit={() => {
            boardFor(zone, deviceNow());
            onEdit();
          }}
        >
          <li>
            <UiIcon id="radio" size={20} />
            <div>
              {/* A document of its own, whose policy lets it reach the game; this one may have a live board that is kept nowhere else. */}
              <a href={pageAddress("/timers/live")} target="_blank" rel="noopener">
                {t.fromYourGame}
              </a>
              <small>{t.fromYourGameHint}</small>
            </div>
          </li>
        </BoardFacts>
      </Panel>
      <TimerRows
        key={zone}
        timers={timers}
        now={now}
        words={words}
        acts={acts}
        quiet={quiet}
        onOpen={onOpen}
      />
    </>
  );
}
