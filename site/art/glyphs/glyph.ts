export type GlyphName = `game-icons:${string}` | `lucide:${string}`;

/** Glyph by record id. */
export type GlyphSet = Readonly<Record<string, GlyphName>>;

export function glyphFor<Fallback extends GlyphName | undefined>(
  set: GlyphSet,
  id: string,
  fallback: Fallback,
): GlyphName | Fallback {
  return Object.hasOwn(set, id) ? (set[id] ?? fallback) : fallback;
}
