import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "~/browser/store.ts";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { searchDialogState } from "./dialog-state.ts";

const SearchDialog = lazy(() => import("./SearchDialog.tsx"));
const KeysDialog = lazy(() => import("./KeysDialog.tsx"));

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Appends a key while the dialog's chunk is loading. Null when the key is not part of the text. */
function writtenEarly({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const text = searchDialogState.get();
  if (text === null || ctrlKey || metaKey || altKey) return null;
  // A dialog is open, or one was just closed with Escape and is about to unmount.
  if (document.querySelector("dialog") !== null) return null;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

/**
 * Opens the search on Ctrl+K, on `/` outside text fields, and for `?q=…` on the home page. `?` lists the
 * shortcuts. Pages with their own search claim `/` by calling `preventDefault`.
 */
export function SearchLauncher() {
  const text = useStore(searchDialogState, null);
  const [keys, setKeys] = useState(false);
  const { pathname, search } = useLocation();

  useEffect(() => {
    const wanted = pathname === "/" ? new URLSearchParams(search).get("q") : null;
    if (wanted !== null) searchDialogState.open(wanted);
  }, [pathname, search]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const written = writtenEarly(event);
      if (written !== null) {
        event.preventDefault();
        searchDialogState.open(written);
        return;
      }
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (chord && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (document.querySelector("dialog[open]") === null) searchDialogState.open();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      if (event.key === "/") {
        event.preventDefault();
        searchDialogState.open();
      } else if (event.key === "?") {
        event.preventDefault();
        setKeys(true);
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <MountWhenOpen>
      {text !== null && (
        <SearchDialog beginning={text} onClose={searchDialogState.close} onKeys={() => setKeys(true)} />
      )}
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
    </MountWhenOpen>
  );
}
