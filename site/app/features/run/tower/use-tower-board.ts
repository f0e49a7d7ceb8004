import type { TowerBoard } from "@foray/fieldops/tower-board/board";
import { type BoardFault, decodeTowerBoard, encodeTowerBoard } from "@foray/fieldops/tower-board/codec";
import { emptyParty, type TowerParty } from "@foray/fieldops/tower-board/from-list";
import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { definePreference, usePreference } from "~/browser/preferences.ts";
import { useAddressTail } from "~/browser/url-state.ts";
import { writtenAddress } from "~/browser/written-address.ts";
import { changeHistory, type History, startHistory } from "~/ui/history.ts";

/** Delay in ms before changes are stored: browsers limit URL changes per second. */
const SETTLE = 250;

const BOARD = /^#board=(.*)$/s;

/** Board stored in this browser as the code of its link; "" for none. */
const keptBoard = definePreference<string>(
  "towerBoard",
  (text) => (decodeTowerBoard(text).faults.includes("version") ? undefined : text),
  (code) => code,
  () => "",
);

export const boardAddress = (board: TowerBoard): `/${string}` => `/tower#board=${encodeTowerBoard(board)}`;

type Step =
  | Readonly<{ kind: "act"; change: (party: TowerParty) => TowerParty }>
  | Readonly<{ kind: "redo" | "undo" }>
  | Readonly<{ kind: "start"; value: TowerBoard }>;

function takeStep(history: History<TowerParty>, step: Step): History<TowerParty> {
  if (step.kind === "act")
    return changeHistory<TowerParty>(history, {
      kind: "change",
      value: step.change(history.present),
      touched: null,
    });
  return changeHistory<TowerParty>(
    history,
    step.kind === "start" ? { kind: "start", value: { ...emptyParty, board: step.value } } : step,
  );
}

export type TowerEditor = Readonly<{
  board: TowerBoard;
  party: TowerParty;
  faults: readonly BoardFault[];
  /** Opened from a link that this browser did not create. */
  isGuest: boolean;
  /** Opened from a link while the player has a board, which stays unchanged. */
  isForeign: boolean;
  canUndo: boolean;
  canRedo: boolean;
  act: (change: (board: TowerBoard) => TowerBoard) => void;
  actParty: (change: (party: TowerParty) => TowerParty) => void;
  undo: () => void;
  redo: () => void;
  /** Replaces the player's own board. */
  keep: () => void;
  openOwn: () => void;
}>;

/** Board in the URL, else the stored one. Changes go to the URL, and unless it is foreign to storage. */
export function useTowerBoard(): TowerEditor {
  const { hash } = useAddressTail();
  // Fragment that matches the editor's state.
  const known = useRef<string | null>(null);
  const [history, dispatch] = useReducer(takeStep, emptyParty, startHistory);
  const [faults, setFaults] = useState<readonly BoardFault[]>([]);
  const [isGuest, setGuest] = useState(false);
  const [fromLink, setFromLink] = useState(false);
  const kept = usePreference(keptBoard, "");
  const party = history.present;
  const present = party.board;
  const changed = history.past.length + history.future.length > 0;

  useEffect(() => {
    if (hash === known.current) return;
    known.current = hash;
    const own = keptBoard.get();
    const code = BOARD.exec(hash)?.[1] ?? null;
    const read = decodeTowerBoard(code ?? own);
    // Prerendered without players; a transition keeps that content during hydration.
    startTransition(() => {
      dispatch({ kind: "start", value: read.board });
      setFaults(code === null ? [] : code === "" ? ["version"] : read.faults);
      setGuest(code !== null && code !== own);
      setFromLink(code !== null && code !== own && decodeTowerBoard(own).board.players.length > 0);
    });
  }, [hash]);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const code = encodeTowerBoard(present);
      known.current = `#board=${code}`;
      writtenAddress.write(`/tower#board=${code}`);
      if (!fromLink) keptBoard.set(code);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [present, changed, fromLink]);

  const actParty = useCallback(
    (change: (party: TowerParty) => TowerParty) => dispatch({ kind: "act", change }),
    [],
  );
  const act = useCallback(
    (change: (board: TowerBoard) => TowerBoard) =>
      actParty((before) => ({ ...before, board: change(before.board) })),
    [actParty],
  );
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  const redo = useCallback(() => dispatch({ kind: "redo" }), []);
  return {
    board: present,
    party,
    faults,
    isGuest,
    isForeign: fromLink,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act,
    actParty,
    undo,
    redo,
    keep: () => {
      keptBoard.set(encodeTowerBoard(present));
      setGuest(false);
      setFromLink(false);
    },
    openOwn: () => {
      known.current = "";
      writtenAddress.write("/tower");
      dispatch({ kind: "start", value: decodeTowerBoard(kept).board });
      setFaults([]);
      setGuest(false);
      setFromLink(false);
    },
  };
}
