/** How far outside the screen a place counts as near. */
const MARGIN = "200px";

/** What a visitor does that may be meant for any part of the page, and printing, which shows them all. */
const DEEDS = ["pointerdown", "keydown", "focusin", "click", "beforeprint"] as const;

/** Calls `act` once, when `place` comes near the screen or the visitor does anything; returns a function that gives up waiting. */
export function whenNear(place: Element, act: () => void): () => void {
  const given = new AbortController();
  const go = () => {
    given.abort();
    act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) go();
    },
    { rootMargin: MARGIN },
  );
  given.signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(place);
  for (const deed of DEEDS) window.addEventListener(deed, go, { capture: true, signal: given.signal });
  return () => given.abort();
}
