import type { PatternResult, PatternSearch } from "@foray/fieldops/patterns/search";
import { useCallback, useEffect, useRef, useState } from "react";
import { chosenZone } from "~/i18n/zone.ts";
import type { SearchNews, SearchOrder } from "./worker.ts";

export type SearchState =
  | Readonly<{ kind: "idle" }>
  | Readonly<{ kind: "running"; share: number }>
  | Readonly<{ kind: "done"; results: readonly PatternResult[]; ms: number }>
  | Readonly<{ kind: "cancelled" }>
  | Readonly<{ kind: "failed"; reason: string }>;

/** A new search or a cancellation terminates a busy worker. */
export function useSearch(searches: readonly PatternSearch[] | null) {
  const [last, setLast] = useState<{ of: typeof searches; state: SearchState } | null>(null);
  const [again, setAgain] = useState(0);
  const worker = useRef<Worker | null>(null);
  const busy = useRef(false);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    busy.current = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` restarts the same search
  useEffect(() => {
    if (busy.current) end();
    if (searches === null || searches.length === 0) return;
    const setState = (state: SearchState) => setLast({ of: searches, state });
    const serial = performance.now();
    worker.current ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const current = worker.current;
    busy.current = true;
    setState({ kind: "running", share: 0 });
    current.onmessage = ({ data }: MessageEvent<SearchNews>) => {
      if (data.serial !== serial) return;
      if (data.kind === "progress") {
        setState({ kind: "running", share: data.share });
        return;
      }
      busy.current = false;
      if (data.kind === "done") setState({ kind: "done", results: data.results, ms: data.ms });
      else setState({ kind: "failed", reason: data.reason });
    };
    current.onerror = (event) => {
      busy.current = false;
      setState({ kind: "failed", reason: event.message });
    };
    current.postMessage({ serial, searches, timeZone: chosenZone() } satisfies SearchOrder);
  }, [searches, again, end]);

  useEffect(() => end, [end]);

  // Ignores the results of previous searches.
  const begun: SearchState = searches?.length ? { kind: "running", share: 0 } : { kind: "idle" };
  return {
    state: last !== null && last.of === searches ? last.state : begun,
    cancel: useCallback(() => {
      end();
      setLast({ of: searches, state: { kind: "cancelled" } });
    }, [end, searches]),
    restart: useCallback(() => setAgain((count) => count + 1), []),
  };
}
