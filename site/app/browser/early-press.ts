/**
 * Presses once what was last pressed before the page was hydrated, which start/start.ts keeps in `window.pressed`. A press on a part
 * whose code comes later still is lost.
 */
export function repeatEarlyPress(): void {
  const pressed = window.pressed;
  window.pressed = null;
  if (!pressed) return;
  const { control, checked } = pressed;
  // In a turn of its own, so that the page has drawn what hydration has changed.
  setTimeout(() => {
    // Whatever a box shows by now, the press brings it to what the reader wanted.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    control.click();
  });
}
