import { useLayoutEffect } from "react";

/**
 * Sets `--seen-top` and `--seen-height` on the root to the area above an on-screen keyboard. iOS overlays its
 * keyboard; elsewhere the page itself is resized.
 */
export function useVisualViewport(): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return undefined;
    const { style } = document.documentElement;
    const forget = () => {
      style.removeProperty("--seen-top");
      style.removeProperty("--seen-height");
    };
    const follow = () => {
      // With pinch zoom, dialogs keep their size.
      if (seen.scale > 1.01) return forget();
      style.setProperty("--seen-top", `${seen.offsetTop}px`);
      style.setProperty("--seen-height", `${seen.height}px`);
    };
    follow();
    seen.addEventListener("resize", follow);
    seen.addEventListener("scroll", follow);
    return () => {
      seen.removeEventListener("resize", follow);
      seen.removeEventListener("scroll", follow);
      forget();
    };
  }, []);
}
