import { type KeyboardEvent, useRef } from "react";

type Cell = Readonly<{ element: HTMLElement; x: number; y: number }>;

function cells(grid: HTMLElement): Cell[] {
  return [...grid.querySelectorAll<HTMLElement>("[data-cell]")].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.left + box.width / 2, y: box.top };
  });
}

/** The horizontally closest cell of the next row up or down. */
function vertical(all: readonly Cell[], from: Cell, down: boolean): Cell | undefined {
  const beyond = all.filter(({ y }) => (down ? y > from.y + 4 : y < from.y - 4));
  const row = down ? Math.min(...beyond.map(({ y }) => y)) : Math.max(...beyond.map(({ y }) => y));
  return beyond
    .filter(({ y }) => Math.abs(y - row) < 4)
    .sort((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
}

function target(key: string, all: readonly Cell[], at: number, from: Cell): Cell | undefined {
  switch (key) {
    case "ArrowRight":
      return all[at + 1];
    case "ArrowLeft":
      return all[at - 1];
    case "ArrowDown":
      return vertical(all, from, true);
    case "ArrowUp":
      return vertical(all, from, false);
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves between the cells with arrow keys, Home and End, in whatever rows they wrap to. Only one cell is in
 * the tab order (roving tabindex).
 */
export function useRoving() {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (grid.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = cells(grid.current);
    const at = all.findIndex(({ element }) => element === document.activeElement);
    const from = all[at];
    if (from === undefined) return;
    const next = target(event.key, all, at, from);
    if (next === undefined) return;
    event.preventDefault();
    for (const { element } of all) element.tabIndex = element === next.element ? 0 : -1;
    next.element.focus();
  };
  return { grid, onKeyDown };
}
