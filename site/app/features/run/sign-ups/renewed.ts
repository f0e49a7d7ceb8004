import { actOn } from "@foray/fieldops/runs/live/acts";
import type { Registers } from "@foray/fieldops/runs/live/registers";

/** What belongs to the old links: notes of their inbox, that it is closed, and that the board has moved. */
const OLD = /^(?:h\/(?:su|de)\/.*|h\/moved|r\/paused)$/;

/** A board as it goes on under new links. `board` is that of the session which was retired. */
export function renewedBoard(board: Registers, actor: string): Registers {
  const gone = [...board.keys()].filter((key) => OLD.test(key)).map((key) => ({ key, value: null }));
  return actOn(board, gone, actor)?.board ?? board;
}
