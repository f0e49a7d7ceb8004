/**
 * Presses the button again that was pressed before it was hydrated, when its press went unheard; start/start.ts writes it down. To be
 * called right after the hydration of the page, or of a `part` of it that came later.
 */
export function repeatEarlyPress(part: Element | null = document.documentElement): void {
  const button = window.pressed;
  if (!button || !part?.contains(button)) return;
  window.pressed = null;
  button.click();
}
