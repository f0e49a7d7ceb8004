/** How far outside the screen a place counts as near. */
const MARGIN = "200px";

/** What may be meant for any part of the page, or shows them all. */
const DEEDS = ["pointerdown", "keydown", "focusin", "click", "beforeprint", "online"] as const;

/**
 * Calls `act` once, when `place` comes near the screen or the visitor does anything; without a place, only then. Returns a function that
 * gives up waiting.
 */
export function whenNear(place: Element | null, act: () => void): () => void {
  const ended = new AbortController();
  const go = () => {
    ended.abort();
    act();
  };
  for (const deed of DEEDS) window.addEventListener(deed, go, { capture: true, signal: ended.signal });
  if (place !== null) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) go();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    ended.signal.addEventListener("abort", () => observer.disconnect());
  }
  return () => ended.abort();
}
