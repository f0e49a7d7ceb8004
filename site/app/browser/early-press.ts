/** React gives every element that it has taken over a property of this name and a random ending. */
const TAKEN = "__reactProps$";

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 50;

const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(TAKEN));

/** The button that was pressed last in a part that is not yet hydrated. */
let waiting: HTMLButtonElement | null = null;

/**
 * Presses the button again that was pressed before the page was hydrated; start/start.ts keeps it in `window.pressed`. From then on it
 * does so for parts of the page that are hydrated later, as their code comes later.
 */
export function repeatEarlyPress(): void {
  const button = window.pressed;
  window.pressed = null;
  document.addEventListener("click", notePress, true);
  if (button instanceof HTMLButtonElement) pressOnceTaken(button);
}

function notePress({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  waiting = null;
  if (button === null || isTaken(button)) return;
  // React may hydrate the part for this very press: then it is not lost.
  setTimeout(() => {
    if (!isTaken(button)) pressOnceTaken(button);
  });
}

function pressOnceTaken(button: HTMLButtonElement): void {
  const began = performance.now();
  waiting = button;
  const look = () => {
    if (waiting !== button || !button.isConnected) return;
    if (isTaken(button)) {
      waiting = null;
      button.click();
    } else if (performance.now() - began < PATIENCE_MS) setTimeout(look, LOOK_EVERY_MS);
  };
  look();
}
