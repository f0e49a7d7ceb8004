import { findPage } from "./page-routes.tsx";

/** From now on, fetches a page's files as soon as somebody points at a link to it. `base` is the address of the home page. */
export function prefetchOnIntent(base: string): void {
  const folder = base.replace(/\/$/, "");
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin || link.pathname === window.location.pathname)
      return;
    if (!`${link.pathname}/`.startsWith(`${folder}/`)) return;
    // A failure is told to anyone who follows the link.
    findPage(link.pathname.slice(folder.length))
      ?.load()
      .catch(() => undefined);
  };
  for (const sign of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(sign, prefetch, { passive: true });
}
