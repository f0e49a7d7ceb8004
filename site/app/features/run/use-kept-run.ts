import type { Run } from "@foray/fieldops/runs/types";
import { useEffect, useRef } from "react";
import { keptLink } from "./Former.tsx";
import { formerRuns, keepRun } from "./kept.ts";

/** A run is kept so long after its last change (ms). */
const SETTLE = 1500;

/** Keeps the run that is worked on among the former runs of this browser; a run opened from there keeps its place. */
export function useKeptRun(run: Run, changed: boolean, live?: `/${string}`): void {
  const id = useRef<string | null>(null);
  useEffect(() => {
    const link = live ?? keptLink(run);
    if (!changed) {
      id.current = formerRuns.get().find((each) => each.link === link)?.id ?? null;
      return undefined;
    }
    const seated = run.seats.filter(({ name }) => name !== "").length;
    if (seated === 0) return undefined;
    const timer = setTimeout(() => {
      id.current ??= crypto.randomUUID();
      keepRun({ id: id.current, title: run.title, kind: run.kind, start: run.start, seated, link });
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [run, changed, live]);
}
