import { useSyncExternalStore } from "react";

/** From this width the sidebar is beside the page; below, it is a drawer. */
const WIDE = "(min-width: 600px)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** `false` while prerendering and hydrating. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
