import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { type RefObject, useEffect, useState } from "react";
import type { MapView } from "../view/map-view.ts";

/** Pixels that an open panel hides of a wide stage. */
export const PANEL = 364;

/** Whether panels are next to the map; where there is less room they rise over it (the same width is in the styles). */
export function isWide(stage: HTMLElement | null): boolean {
  return stage !== null && stage.clientWidth >= 760;
}

type PopupPlace = Readonly<{
  /** Where it opens; nothing: it is closed. */
  at: MapPosition | undefined;
  /** Its subject: only another key opens it again. */
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
    const before = document.activeElement;
    let wanted = focus;
    const watch = new ResizeObserver(() => {
      shown.fitPopup();
      const heading = popup.querySelector("h2");
      if (!wanted || heading === null) return;
      // Its words may have had to be fetched: anyone who has gone on meanwhile keeps the focus where it is.
      wanted = false;
      if (document.activeElement === before || document.activeElement === document.body)
        heading.focus({ preventScroll: true });
    });
    watch.observe(popup);
    return () => {
      watch.disconnect();
      shown.closePopup();
    };
  }, [about, popup]);
  return popup;
}
