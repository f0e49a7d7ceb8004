const isAsleep = (control: HTMLElement): boolean => control.closest("[data-asleep=yes]") !== null;

/** Repeats the last press before hydration, recorded by start/start.ts. */
export function repeatEarlyPress(): void {
  const pressed = window.pressed;
  if (!pressed || isAsleep(pressed.control)) return;
  window.pressed = undefined;
  const { control, checked } = pressed;
  // Waits until changes from hydration are rendered.
  setTimeout(() => {
    // The click must set the state the reader chose, whatever the checkbox shows.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    control.click();
  });
}
