import { type KeyboardEvent, type Ref, useImperativeHandle } from "react";

export type MapKeys = (event: KeyboardEvent) => void;

/** Handles `/` and Escape. Most keys are pressed on the stage, outside this component, hence `keys`. */
export function useMapKeys(
  keys: Ref<MapKeys>,
  { onFind, onEscape }: Readonly<{ onFind: () => void; onEscape: () => void }>,
): void {
  useImperativeHandle(keys, () => (event) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key === "/" && !typing) {
      event.preventDefault();
      onFind();
    } else if (event.key === "Escape") onEscape();
  });
}
