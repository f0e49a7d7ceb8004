/** A press on a button, or on a box with the state that it was brought to. */
export type Press = Readonly<{ control: Element; wanted: boolean | undefined }>;

/** The press of a click on a control; `undefined` for a click on anything else. */
export function pressOf({ target }: Event): Press | undefined {
  const control = target instanceof Element ? target.closest("button, [type=checkbox], [type=radio]") : null;
  if (control === null) return undefined;
  return { control, wanted: control instanceof HTMLInputElement ? control.checked : undefined };
}

/** Presses that a further click leaves to be repeated: of every other box the last. A button counts only until the next click. */
export function leftBy(press: Press | undefined, presses: readonly Press[]): readonly Press[] {
  return presses.filter(({ control, wanted }) => control !== press?.control && wanted !== undefined);
}
