import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from "react";

/** Null in fields, which undo their own typing, and in dialogs, which handle their own steps. */
export function undoKey(event: KeyboardEvent | ReactKeyboardEvent): "redo" | "undo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return null;
  return event.shiftKey ? "redo" : "undo";
}

export function useUndoKeys(undo: () => void, redo: () => void): void {
  const steps = useRef({ undo, redo });
  useEffect(() => {
    steps.current = { undo, redo };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = undoKey(event);
      if (step === null || event.defaultPrevented) return;
      event.preventDefault();
      steps.current[step]();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
