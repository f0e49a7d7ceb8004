/** Name of a glyph in one of the two icon packages that the build takes glyphs from. */
export type GlyphName = `game-icons:${string}` | `lucide:${string}`;

/** Choices for one family of things: the thing's id to the glyph that stands for it. */
export type GlyphSet = Readonly<Record<string, GlyphName>>;

/** The glyph chosen for `id`, or `fallback` where the set knows no such id. */
export function glyphFor<Fallback extends GlyphName | undefined>(
  set: GlyphSet,
  id: string,
  fallback: Fallback,
): GlyphName | Fallback {
  return Object.hasOwn(set, id) ? (set[id] ?? fallback) : fallback;
}
