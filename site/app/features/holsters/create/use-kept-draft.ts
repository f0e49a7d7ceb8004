import { useEffect, useRef, useState } from "react";
import type { RunDraft } from "./run-file.ts";

type Keep = typeof import("./kept-draft.ts")["keptDraft"];

/**
 * Restores the stored draft once, then stores every change. The code loads after the page; if that fails, the
 * draft only lasts for this visit.
 * @param draft null if there is nothing to store
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
      // Must not replace what was entered before this loaded.
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
