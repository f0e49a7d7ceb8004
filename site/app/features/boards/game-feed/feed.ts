import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { FeedState } from "@foray/fieldops/game-feed/state";
import { counts } from "@foray/fieldops/instance-board/observations";
import { deviceNow } from "~/browser/device-now.ts";
import { openGameLink } from "~/features/game-link/environment.ts";
import type { GameLink } from "~/features/game-link/link.ts";
import {
  type Board,
  type Boards,
  boards,
  boardsOf,
  currentBoard,
  noteOn,
  startBoard,
  takeBack,
} from "../boards.ts";
import { feedReader } from "./connection.ts";
import { type BoardStore, createFeedWriter, type FeedWriter } from "./writer.ts";

const boardOf = (id: string) => boards.get().list.find((board) => board.id === id);

/** The zone's boards that still have valid observations, most recently used first. */
export function boardChoices(state: Boards, zone: ZoneId): readonly Board[] {
  const current = currentBoard(state, zone);
  const others = boardsOf(state, zone).filter((board) => board !== current);
  return [...(current === undefined ? [] : [current]), ...others.toReversed()].filter(({ observations }) =>
    observations.some((one) => counts(one, deviceNow())),
  );
}

const boardStore: BoardStore = {
  of: (zone) => boardChoices(boards.get(), zone).map(({ id }) => id),
  start: (zone, now) => startBoard(zone, now).id,
  observations: (board) => boardOf(board)?.observations ?? [],
  note: noteOn,
  undo: takeBack,
};

export type Feed = Readonly<{ connection: GameLink<FeedState>; writer: FeedWriter }>;

/** Nothing connects until `connection.connect()`. */
export function startFeed(url: string): Feed {
  const writer = createFeedWriter(
    boardStore,
    (ms, run) => void setTimeout(run, ms),
    () => Math.random(),
    deviceNow,
  );
  const connection = openGameLink(url, feedReader(writer.take));
  return { connection, writer };
}

export { boardPath } from "../zone-slugs.ts";
