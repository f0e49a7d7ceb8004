import { useSyncExternalStore } from "react";

/** From here on the sidebar is next to the page; below it is a drawer. */
const WIDE = "(min-width: 600px)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the window has room for the sidebar beside the page; `false` until the page is hydrated. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
