/** Whether a part of the page is not yet alive: what is pressed in it does nothing so far (ui/late-parts.tsx). */
const isAsleep = (control: HTMLElement): boolean => control.closest("[data-asleep=yes]") !== null;

/**
 * Presses once what was last pressed before it was alive, which start/start.ts keeps in `window.pressed`. What stands in a part that
 * sleeps still waits for it.
 */
export function repeatEarlyPress(): void {
  const pressed = window.pressed;
  if (!pressed || isAsleep(pressed.control)) return;
  window.pressed = undefined;
  const { control, checked } = pressed;
  // In a turn of its own, so that the page has drawn what hydration has changed.
  setTimeout(() => {
    // Whatever a box shows by now, the press brings it to what the reader wanted.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    control.click();
  });
}
