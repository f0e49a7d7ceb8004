import {
  type DecodedRun,
  decodeRun,
  encodeNames,
  encodeRun,
  leaderView,
  type RunView,
} from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { matchPath, parsePath } from "react-router";
import { useWrittenAddress } from "~/browser/url-state.ts";
import { writtenAddress } from "~/browser/written-address.ts";
import { changeHistory, type History, startHistory } from "~/ui/history.ts";

/** Delay in ms before changes reach the URL: browsers limit URL changes per second. */
const SETTLE = 250;

export type LinkState = Omit<DecodedRun, "run">;

export const wholeLink: LinkState = { view: leaderView, faults: [], missing: { seats: 0, people: 0 } };

export type RunEditor = Readonly<{
  run: Run;
  link: LinkState;
  canUndo: boolean;
  canRedo: boolean;
  /** Applies a change to the current run. Consecutive changes with the same `touched` are one undo step. */
  act: (change: (run: Run) => Run, touched?: string) => void;
  undo: () => void;
  redo: () => void;
}>;

/** Relative to the site, with the names in the fragment. */
export function runAddress(run: Run, view: RunView = leaderView): `/${string}` {
  const names = encodeNames(run, view);
  return `/run/${encodeRun(run, view)}${names === "" ? "" : `#${names}`}`;
}

type Step =
  | Readonly<{ kind: "act"; change: (run: Run) => Run; touched: string | null }>
  | Readonly<{ kind: "redo" | "undo" }>
  | Readonly<{ kind: "start"; value: Run }>;

function takeStep(history: History<Run>, step: Step): History<Run> {
  return step.kind === "act"
    ? changeHistory<Run>(history, {
        kind: "change",
        value: step.change(history.present),
        touched: step.touched,
      })
    : changeHistory<Run>(history, step);
}

/** A leader's changes are written to the URL, so that reloads and bookmarks keep them. */
export function useRun(): RunEditor {
  const address = useWrittenAddress();
  const [history, dispatch] = useReducer(takeStep, emptyRun("drs"), startHistory);
  const [link, setLink] = useState<LinkState>(wholeLink);
  // URL that matches the editor's state.
  const known = useRef<string | null>(null);
  const { present } = history;

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    const { hash = "", pathname = "" } = parsePath(address);
    const code = matchPath("/run/*", pathname)?.params["*"] ?? "";
    const { run, ...state } = decodeRun(code, hash.slice(1));
    // Prerendered without a run; a transition keeps that content during hydration.
    startTransition(() => {
      dispatch({ kind: "start", value: run });
      setLink(state);
    });
    // Not the router's location, which follows written URLs late and could bring back an earlier run.
  }, [address]);

  const changed = history.past.length + history.future.length > 0;
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      known.current = writtenAddress.write(runAddress(present));
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [present, changed]);

  const act = useCallback((change: (run: Run) => Run, touched?: string) => {
    dispatch({ kind: "act", change, touched: touched ?? null });
  }, []);
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  const redo = useCallback(() => dispatch({ kind: "redo" }), []);
  return {
    run: present,
    link,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act,
    undo,
    redo,
  };
}
