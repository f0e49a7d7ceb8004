import { useEffect, useRef, useState } from "react";
import type { RunDraft } from "./run-file.ts";

type Keep = typeof import("./kept-draft.ts")["keptDraft"];

/**
 * Keeps the draft in the browser, and gives back the one that was kept, once. The part that reads it loads after the page; if it
 * does not arrive, the draft lives for this visit.
 * @param draft `null` while there is nothing to keep
 */
export function useKeptDraft(draft: RunDraft | null, onBack: (kept: RunDraft) => void): void {
  const [keep, setKeep] = useState<Keep | null>(null);
  const latest = useRef({ draft, onBack });
  useEffect(() => {
    latest.current = { draft, onBack };
  });
  useEffect(() => {
    let left = false;
    const read = async () => {
      const { keptDraft } = await import("./kept-draft.ts");
      if (left) return;
      const kept = keptDraft.get();
      // A draft started before it loaded stays: the player has seen that page empty.
      if (kept !== null && latest.current.draft === null) latest.current.onBack(kept);
      setKeep(keptDraft);
    };
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (keep !== null) keep.set(draft);
  }, [keep, draft]);
}
