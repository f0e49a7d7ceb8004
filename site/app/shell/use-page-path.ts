import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

declare global {
  interface Window {
    /** The router's own start-up facts; of them only this one is read. */
    __reactRouterContext?: { readonly isSpaMode?: boolean };
  }
}

const never = () => () => undefined;

/**
 * The page's path, safe to draw the shell by. An unknown address is answered with one page made for all of them, drawn
 * as if at `/`; until that page is alive the shell must read `/` too, or it would not find the words it expects.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const waking = useSyncExternalStore(
    never,
    () => false,
    // oxlint-disable-next-line no-underscore-dangle -- the router named it
    () => typeof window !== "undefined" && window.__reactRouterContext?.isSpaMode === true,
  );
  return waking ? "/" : pathname;
}
