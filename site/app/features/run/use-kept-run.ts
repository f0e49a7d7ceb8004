import type { Run } from "@foray/fieldops/runs/types";
import { useEffect, useRef, useState } from "react";
import { keepRun, keptRun } from "./kept.ts";
import { keptLink } from "./RecentRuns.tsx";

/** Delay in ms before a changed run is stored. */
const SETTLE = 1500;

const namesOf = ({ seats }: Run): readonly string[] => seats.map(({ name }) => name);

type KeptRun = Readonly<{
  /** Player in each seat at the last post; null if there was none. */
  posted: readonly string[] | null;
  setPosted: (run: Run) => void;
}>;

/** Stores the run among the recent ones. A run opened from there keeps its id. */
export function useKeptRun(run: Run, changed: boolean, canUndo: boolean, live?: `/${string}`): KeptRun {
  const id = useRef<string | null>(null);
  const [posted, setPosted] = useState<readonly string[] | null>(null);
  const names = namesOf(run);
  // Before the first post, compares with the seats in the link.
  if (posted === null && !canUndo && names.some((name) => name !== ""))
    setPosted(keptRun(live ?? keptLink(run))?.posted ?? names);
  useEffect(() => {
    const link = live ?? keptLink(run);
    if (!changed) {
      const kept = keptRun(link);
      id.current = kept?.id ?? null;
      if (kept?.posted === undefined || posted === null || sameNames(kept.posted, posted)) return undefined;
    }
    const seated = run.seats.filter(({ name }) => name !== "").length;
    if (seated === 0) return undefined;
    const keep = () => {
      id.current ??= crypto.randomUUID();
      keepRun({
        id: id.current,
        title: run.title,
        kind: run.kind,
        start: run.start,
        seated,
        link,
        ...(posted === null ? {} : { posted: [...posted] }),
      });
    };
    const timer = setTimeout(keep, SETTLE);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [run, changed, posted, live]);
  return { posted, setPosted: (done) => setPosted(namesOf(done)) };
}

const sameNames = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, place) => name === b[place]);
