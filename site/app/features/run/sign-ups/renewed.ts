import { actOn } from "@foray/fieldops/runs/live/acts";
import type { Registers } from "@foray/fieldops/runs/live/registers";

/** Registers tied to the old links. */
const OLD = /^(?:h\/(?:su|de)\/.*|h\/moved|r\/paused)$/;

/** `board` is that of the retired session. */
export function renewedBoard(board: Registers, actor: string): Registers {
  const gone = [...board.keys()].filter((key) => OLD.test(key)).map((key) => ({ key, value: null }));
  return actOn(board, gone, actor)?.board ?? board;
}
