/** Safari reports this for the Enter that ends a composition, when `isComposing` is already false. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether an input method (Japanese, Chinese, Korean) handles the key. Enter must not submit then. */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
