import { findPage } from "./page-routes.tsx";

/**
 * Loads a page's code when a link to it is hovered, focused or touched.
 * @param base address of the home page
 */
export function prefetchOnIntent(base: string): void {
  const folder = base.replace(/\/$/, "");
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin || link.pathname === window.location.pathname)
      return;
    if (!`${link.pathname}/`.startsWith(`${folder}/`)) return;
    // An error is shown when the link is followed.
    findPage(link.pathname.slice(folder.length))
      ?.load()
      .catch(() => undefined);
  };
  for (const sign of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(sign, prefetch, { passive: true });
}
