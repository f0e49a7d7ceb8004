/** Whether the button that was clicked last is inside `part`; start/start.ts keeps it in `window.pressed`. */
export function wasPressedIn(part: Element | null): boolean {
  return Boolean(window.pressed && part?.contains(window.pressed));
}

/**
 * Presses the button again that was pressed before it was hydrated, when its press went unheard. To be called right after the hydration of
 * the page, or of a `part` of it that came later.
 */
export function repeatEarlyPress(part: Element | null = document.documentElement): void {
  const button = window.pressed;
  if (!button || !wasPressedIn(part)) return;
  window.pressed = null;
  button.click();
}
