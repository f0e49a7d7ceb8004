import { useLayoutEffect } from "react";

/**
 * Keeps the part of the window that a phone's keyboard leaves, in pixels, in `--seen-top` and `--seen-height` of the root while a component
 * is there. iPhones lay their keyboard over the page and report it only by the visual viewport; elsewhere the page itself becomes lower.
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
      // Enlarged by the fingers, a page is seen in part, and a dialog keeps its size.
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
