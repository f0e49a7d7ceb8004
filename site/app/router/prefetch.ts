import { matchPage } from "./match.ts";
import { loadPage } from "./pages.ts";

/** From now on, fetches a page's files as soon as somebody points at a link to it. */
export function prefetchOnIntent(basename: string): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin || link.pathname === window.location.pathname)
      return;
    const match = matchPage(link.pathname, basename);
    // A failure is nobody's yet: who follows the link is told.
    if (match !== null) loadPage(match.entry).catch(() => undefined);
  };
  for (const sign of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(sign, prefetch, { passive: true });
}
