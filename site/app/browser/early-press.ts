/**
 * Presses the button again that was pressed before the page was hydrated, when its press went unheard; start/start.ts writes it down. To
 * be called once, right after hydration.
 */
export function repeatEarlyPress(): void {
  const button = window.pressed;
  window.pressed = null;
  if (button?.isConnected) button.click();
}
