import { createStore } from "../../../browser/store.ts";

/**
 * `joining`: connecting, or waiting for the board. `alone`: the relay is unreachable. `disturbed`: somebody
 * floods the channel, so it is only tried once a minute.
 */
export type LiveState = "joining" | "live" | "alone" | "disturbed";

export type LiveView = Readonly<{
  state: LiveState;
  ahead: boolean;
  /** Null if unknown. */
  readers: number | null;
  /** Codes of the links. `editorCode` is null for readers. */
  readerCode: string;
  editorCode: string | null;
}>;

/** Boards that are live in this tab, by id. The codes are in memory only, unless the player stores them. */
export const liveBoards = createStore<ReadonlyMap<string, LiveView>>(new Map());
export const noLiveBoards: ReadonlyMap<string, LiveView> = new Map();
