declare module "opentype.js/dist/opentype.mjs" {
  /** The little of opentype.js that the previews use. */
  export type PathCommand = Readonly<{
    type: string;
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }>;

  export interface OutlineFont {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  export function parse(buffer: ArrayBuffer): OutlineFont;
}
