import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { currentPath, localPath } from "~/browser/address.ts";
import { isLoopbackPage } from "~/browser/loopback-page.ts";

/** Whether this document's policy allows connections to loopback. Always false in the prerender. */
const openedAsLoopback = typeof window !== "undefined" && isLoopbackPage(currentPath());

function needsOther(path: string): boolean {
  return isLoopbackPage(path) !== openedAsLoopback;
}

/** Leaves links between pages of different policies to the browser, which loads the other document. */
export function leaveLinksBetweenDocuments(): void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin) return;
    if (needsOther(localPath(link.pathname))) event.stopPropagation();
  };
  document.addEventListener("click", leave, { capture: true });
}

/**
 * Reloads if the page needs another policy than this document's.
 * @returns whether the page can be rendered here
 */
export function useOwnDocument(): boolean {
  // Without the language, which is part of the router's basename.
  const { pathname } = useLocation();
  const elsewhere = typeof window !== "undefined" && needsOther(pathname);
  useLayoutEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  return !elsewhere;
}
