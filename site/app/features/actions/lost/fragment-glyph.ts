const own = ["preparation", "care", "support", "history", "artistry"];

/** Id of a fragment's glyph. Fragments without a glyph share a generic one. */
export function fragmentGlyph(key: string): string {
  return own.includes(key) ? key : "fragment";
}
