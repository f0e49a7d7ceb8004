const own = ["preparation", "care", "support", "history", "artistry"];

/** The glyph of a fragment by its short word: those with a farm of their own have one, the others share one. */
export function fragmentGlyph(key: string): string {
  return own.includes(key) ? key : "fragment";
}
