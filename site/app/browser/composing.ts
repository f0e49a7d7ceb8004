/** The code that a key has while an input method takes it; Safari sends it with the Enter that ends a composition, when `isComposing` is already false. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key press belongs to an input method (Japanese, Chinese, Korean): Enter then confirms a word and chooses nothing. */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
