declare global {
  interface Window {
    /** Set by boot.ts: listens for clicks on the document and keeps the button last pressed. */
    earlyPress?: ((event: Event) => void) & { button?: unknown };
  }
}

/**
 * Ends the remembering of presses made while the page was not yet alive. Returns the repetition of the last of them, to be called once the
 * page is alive; it does nothing where no button was pressed, or another place after it.
 */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window;
  if (earlyPress === undefined) return () => undefined;
  document.removeEventListener("click", earlyPress, true);
  const { button } = earlyPress;
  return () => {
    if (button instanceof HTMLElement && button.isConnected) button.click();
  };
}
