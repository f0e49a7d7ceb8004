declare module "opentype.js/dist/opentype.mjs" {
  /** The parts of opentype.js that the site's tools use. */
  export type PathCommand = Readonly<{
    type: string;
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }>;

  type Outline = { readonly commands: readonly PathCommand[] };

  export interface OutlineGlyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): Outline;
  }

  export interface OutlineFont {
    readonly unitsPerEm: number;
    readonly glyphs: { get(index: number): OutlineGlyph };
    readonly substitution: {
      getSingle(feature: string): readonly Readonly<{ sub: number; by: number }>[];
    };
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): Outline;
  }
  export function parse(buffer: ArrayBuffer): OutlineFont;
}
