import type { PatternResult, PatternSearch } from "@foray/fieldops/patterns/search";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchNews, SearchOrder } from "./worker.ts";

export type SearchState =
  | Readonly<{ kind: "idle" }>
  | Readonly<{ kind: "running"; share: number }>
  | Readonly<{ kind: "done"; results: readonly PatternResult[]; ms: number }>
  | Readonly<{ kind: "cancelled" }>
  | Readonly<{ kind: "failed"; reason: string }>;

/**
 * Runs a search in a worker of its own whenever `searches` changes; the interface is never held up. A new search or a
 * cancelled one ends the old worker at once.
 */
export function useSearch(searches: readonly PatternSearch[] | null) {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const [again, setAgain] = useState(0);
  const worker = useRef<Worker | null>(null);
  const busy = useRef(false);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    busy.current = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` starts the same search anew
  useEffect(() => {
    if (searches === null || searches.length === 0) {
      setState({ kind: "idle" });
      return;
    }
    if (busy.current) end();
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
    current.postMessage({ serial, searches } satisfies SearchOrder);
  }, [searches, again, end]);

  useEffect(() => end, [end]);

  return {
    state,
    cancel: useCallback(() => {
      end();
      setState({ kind: "cancelled" });
    }, [end]),
    restart: useCallback(() => setAgain((count) => count + 1), []),
  };
}
