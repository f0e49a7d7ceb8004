import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { type RefObject, useEffect, useState } from "react";
import type { MapView } from "../view/map-view.ts";

/** Pixels that an open panel hides of a wide stage. */
const PANEL = 364;

/** Whether panels stand beside the map; where there is less room they rise over it (the same width stands in the styles). */
export function isWide(stage: HTMLElement | null): boolean {
  return stage !== null && stage.clientWidth >= 760;
}

type PopupPlace = Readonly<{
  /** Where it opens; nothing: it is closed. */
  at: MapPosition | undefined;
  /** What it is about: another key opens it anew, and only that does. */
  about: string;
  panelOpen: boolean;
  /** Whether it takes the focus when it opens. */
  focus: boolean;
}>;

/** Keeps a popup open over a place while the rest of the scene changes. Returns the element to write into. */
export function usePopup(
  view: RefObject<MapView | null>,
  stage: RefObject<HTMLElement | null>,
  { at, about, panelOpen, focus }: PopupPlace,
): HTMLElement {
  const [popup] = useState(() => document.createElement("div"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says when the place is another
  useEffect(() => {
    const shown = view.current;
    if (shown === null || at === undefined) return undefined;
    shown.openPopup(at, popup, isWide(stage.current) && panelOpen ? PANEL : 0);
    // A popup can take the focus only once it has been laid out and its words are here: some frames at most.
    let frame = 0;
    const take = (left: number) => {
      const heading = popup.querySelector("h2");
      heading?.focus({ preventScroll: true });
      if (left > 0 && document.activeElement !== heading) frame = requestAnimationFrame(() => take(left - 1));
    };
    if (focus) take(20);
    const watch = new ResizeObserver(() => shown.fitPopup());
    watch.observe(popup);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      shown.closePopup();
    };
  }, [about, popup]);
  return popup;
}
