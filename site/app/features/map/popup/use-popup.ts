import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { type RefObject, useEffect, useState } from "react";
import type { MapView } from "../view/map-view.ts";

/** Pixels that an open panel hides on a wide stage. */
export const PANEL = 364;

/** Whether panels are beside the map instead of over it; same width in the style sheets. */
export function isWide(stage: HTMLElement | null): boolean {
  return stage !== null && stage.clientWidth >= 760;
}

type PopupPlace = Readonly<{
  at: MapPosition | undefined;
  /** Identifies the subject: a change reopens the popup. */
  about: string;
  panelOpen: boolean;
  focus: boolean;
}>;

/** Returns the element for the popup's content. */
export function usePopup(
  view: RefObject<MapView | null>,
  stage: RefObject<HTMLElement | null>,
  { at, about, panelOpen, focus }: PopupPlace,
): HTMLElement {
  const [popup] = useState(() => document.createElement("div"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` changes with the place
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
      // The text may load late: the focus stays where the reader has moved it meanwhile.
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
