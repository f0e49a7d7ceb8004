import { createStore } from "../../../browser/store.ts";

/**
 * `joining`: connecting, or not yet heard what is there. `alone`: the relay cannot be reached. `disturbed`: somebody floods the channel
 * with what is not a board, and it is listened to once a minute.
 */
export type LiveState = "joining" | "live" | "alone" | "disturbed";

/** A board that is live in this tab. */
export type LiveView = Readonly<{
  state: LiveState;
  /** Somebody's clock is ahead of this one. */
  ahead: boolean;
  /** How many have the board open; null: unknown. */
  readers: number | null;
  /** Codes of the links; a reader has no editor's code. */
  readerCode: string;
  editorCode: string | null;
}>;

/** The boards that are live in this tab, by their id. Secrets are in memory only, unless the player keeps the board. */
export const liveBoards = createStore<ReadonlyMap<string, LiveView>>(new Map());
export const noLiveBoards: ReadonlyMap<string, LiveView> = new Map();
