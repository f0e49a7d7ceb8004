import { leftBy, type Press, pressOf } from "~/start/presses.ts";

/** React gives every element that it has taken over a property of this name and a random ending. */
const TAKEN = "__reactProps$";

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** How often a box is pressed at most: React marks a part as its own a moment before it hears presses on it. */
const MOST_TRIES = 10;

/** The props of an element that React has taken over; `undefined` before. */
function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((each) => each.startsWith(TAKEN));
  return key === undefined ? undefined : Reflect.get(element, key);
}

/** Presses in parts that are not yet hydrated: of all buttons the last, and of every box the last. */
let waiting: readonly Press[] = [];

/** Whether the click under way is a repeated press. */
let isRepeating = false;

/**
 * Repeats what was pressed before the page was hydrated; start/start.ts keeps it in `window.pressed`. From then on it does so for parts
 * of the page that are hydrated later, as their code loads later.
 */
export function repeatEarlyPress(): void {
  waiting = window.pressed ?? [];
  window.pressed = null;
  document.addEventListener("click", notePress, true);
  for (const press of waiting) repeatOnceTaken(press);
}

function notePress(event: Event): void {
  if (isRepeating) return;
  const press = pressOf(event);
  waiting = leftBy(press, waiting);
  if (press === undefined || propsOf(press.control) !== undefined) return;
  // React may hydrate the part for this very press: then it is not lost.
  setTimeout(() => {
    if (propsOf(press.control) !== undefined) return;
    waiting = [...waiting, press];
    repeatOnceTaken(press);
  });
}

function repeatOnceTaken(press: Press): void {
  const { control, wanted } = press;
  const began = performance.now();
  const most = wanted === undefined ? 1 : MOST_TRIES;
  let tries = 0;
  const look = () => {
    if (!waiting.includes(press) || !control.isConnected) return;
    const props = propsOf(control);
    const isOver =
      props === undefined
        ? performance.now() - began >= PATIENCE_MS
        : tries === most || isSettled(press, props);
    if (isOver) {
      waiting = waiting.filter((each) => each !== press);
      return;
    }
    if (props !== undefined) {
      tries += 1;
      repeat(press);
    }
    setTimeout(look, LOOK_EVERY_MS);
  };
  // Each in a turn of its own, so that the page has drawn what the one before has changed.
  setTimeout(look);
}

/** Whether the props of a box have the state that its press wanted; the box then shows it too. */
function isSettled({ control, wanted }: Press, props: unknown): boolean {
  if (!(control instanceof HTMLInputElement) || wanted === undefined) return false;
  const isSo = typeof props === "object" && props !== null && Reflect.get(props, "checked") === wanted;
  if (isSo) control.checked = wanted;
  return isSo;
}

function repeat({ control, wanted }: Press): void {
  // Whatever a box shows, the press is to bring it to what was wanted.
  if (control instanceof HTMLInputElement && wanted !== undefined) control.checked = !wanted;
  isRepeating = true;
  if (control instanceof HTMLElement) control.click();
  isRepeating = false;
}
