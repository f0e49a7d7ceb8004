import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { currentPath, localPath } from "~/browser/address.ts";
import { isLoopbackPage } from "~/browser/loopback-page.ts";

/** Whether this document was opened as a page that may connect to loopback; the server never asks. */
const openedAsLoopback = typeof window !== "undefined" && isLoopbackPage(currentPath());

/** Whether a page needs another document than this one, as its policy is another. */
function needsOther(path: string): boolean {
  return isLoopbackPage(path) !== openedAsLoopback;
}

/** From now on, links between pages of different policies are left to the browser, which loads the other document. */
export function leaveLinksBetweenDocuments(): void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin) return;
    // The router would take the click for its own.
    if (needsOther(localPath(link.pathname))) event.stopPropagation();
  };
  document.addEventListener("click", leave, { capture: true });
}

/**
 * Loads the document of the address that the router has gone to, if its policy is another than this one's.
 * @returns whether the page is to be drawn here
 */
export function useOwnDocument(): boolean {
  // Without the language, which is the router's basename.
  const { pathname } = useLocation();
  const elsewhere = typeof window !== "undefined" && needsOther(pathname);
  useLayoutEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  return !elsewhere;
}
