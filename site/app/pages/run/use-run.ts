import { decodeRun, encodeNames, encodeRun, type RunFault } from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import { startTransition, useCallback, useEffect, useReducer, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { KEEP_SCROLL } from "~/browser/address.ts";
import { changeHistory, type History, startHistory } from "~/ui/history.ts";
import { ownAddresses } from "./own-addresses.ts";

/** How long typing may pause before the address follows (ms): a browser takes only so many new addresses a second. */
const SETTLE = 250;

export type RunEditor = Readonly<{
  run: Run;
  faults: readonly RunFault[];
  history: History<Run>;
  set: (run: Run, touched?: string) => void;
  undo: () => void;
  redo: () => void;
}>;

/** Address of a run from the root, with the names in its fragment. */
export function runAddress(run: Run): `/${string}` {
  const names = encodeNames(run);
  return `/run/${encodeRun(run)}${names === "" ? "" : `#${names}`}`;
}

/** The run of the address; its changes go back into the address, so that a reload or a bookmark finds them. */
export function useRun(code: string): RunEditor {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [history, dispatch] = useReducer(changeHistory<Run>, emptyRun("drs"), startHistory);
  const [faults, setFaults] = useState<readonly RunFault[]>([]);
  const [own] = useState(ownAddresses);
  const { present } = history;

  useEffect(() => {
    if (!own.isNew(`/run/${code}${hash}`)) return;
    const read = decodeRun(code, hash.slice(1));
    // Prerendered without a run; a transition lets what was prerendered stand until it is taken over.
    startTransition(() => {
      dispatch({ kind: "start", value: read.run });
      setFaults(read.faults);
    });
  }, [code, hash, own]);

  const changed = history.past.length + history.future.length > 0;
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const address = runAddress(present);
      if (own.write(address)) void navigate(address, { replace: true, state: KEEP_SCROLL });
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [present, changed, navigate, own]);

  const set = useCallback((run: Run, touched?: string) => {
    dispatch({ kind: "change", value: run, touched: touched ?? null });
  }, []);
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  const redo = useCallback(() => dispatch({ kind: "redo" }), []);
  return { run: present, faults, history, set, undo, redo };
}
