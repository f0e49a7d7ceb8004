import { type Dispatch, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEdgeScroll } from "~/ui/use-edge-scroll.ts";
import { type BagName, type BagsChange, bagNames, type Place } from "./bags.ts";

/** Drop target: before or after the line at `index`, or an empty bag. */
type Over = Place & Readonly<{ side: "before" | "after" }>;

/** Reordering by pointer. Only the grip captures the pointer, so the page still scrolls elsewhere. */
export type LineDrag = Readonly<{
  /** Key of the dragged line. */
  held: number | null;
  over: Over | null;
  gripProps: (
    place: Place,
    key: number,
  ) => Readonly<{
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerCancel: () => void;
  }>;
  /** After the next render, focuses the first of these selectors that matches. */
  focusNext: (...selectors: readonly string[]) => void;
}>;

function placeUnder(x: number, y: number): Over | null {
  const target = document.elementFromPoint(x, y);
  const bag = bagNames.find((name) => name === target?.closest("[data-bag]")?.getAttribute("data-bag"));
  if (bag === undefined) return null;
  const line = target?.closest("[data-line]");
  if (line === null || line === undefined) return { bag, index: Number.MAX_SAFE_INTEGER, side: "after" };
  const { top, height } = line.getBoundingClientRect();
  const side = y < top + height / 2 ? "before" : "after";
  return { bag, index: Number(line.getAttribute("data-line")), side };
}

/** Converts a drop target to an index without the dragged line. */
function landing(from: Place, over: Over): Readonly<{ bag: BagName; index: number }> {
  const index = over.side === "after" ? over.index + 1 : over.index;
  return { bag: over.bag, index: over.bag === from.bag && index > from.index ? index - 1 : index };
}

export function useLineDrag(dispatch: Dispatch<BagsChange>): LineDrag {
  const [state, setState] = useState<Readonly<{ from: Place; key: number; over: Over | null }> | null>(null);
  const focus = useRef<readonly string[]>([]);
  const scroll = useEdgeScroll((x, y) => setState((now) => now && { ...now, over: placeUnder(x, y) }));
  useEffect(() => {
    const found = focus.current.map((selector) => document.querySelector<HTMLElement>(selector));
    focus.current = [];
    found.find((element) => element !== null)?.focus();
  });
  const end = () => {
    scroll.stop();
    setState(null);
  };
  return {
    held: state?.key ?? null,
    over: state?.over ?? null,
    focusNext: (...selectors) => {
      focus.current = selectors;
    },
    gripProps: (place, key) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setState({ from: place, key, over: null });
      },
      onPointerMove(event) {
        if (state?.key !== key) return;
        scroll.at(event.clientX, event.clientY);
        setState({ ...state, over: placeUnder(event.clientX, event.clientY) });
      },
      onPointerUp(event) {
        if (state?.key !== key) return;
        const over = placeUnder(event.clientX, event.clientY);
        if (over !== null && state.over !== null) {
          dispatch({ kind: "move", from: state.from, to: landing(state.from, over) });
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}
