import type { OutlineFont } from "opentype.js/dist/opentype.mjs";

/** How often each character occurs in a text. */
export type Letters = ReadonlyMap<string, number>;

/** Counts the characters of a text that are among the wanted. Digits are no letters: their widths are figuresWidth's. */
export function countLetters(text: string, wanted: string): Letters {
  const letters = new Map(Array.from(wanted.replace(/\d/g, ""), (letter) => [letter, 0]));
  for (const letter of text) {
    const count = letters.get(letter);
    if (count !== undefined) letters.set(letter, count + 1);
  }
  return letters;
}

/** The average width of the letters as a font draws them, in parts of its size. */
export function averageWidth(font: OutlineFont, letters: Letters): number {
  let width = 0;
  let all = 0;
  for (const [letter, count] of letters) {
    width += count * font.getAdvanceWidth(letter, 1);
    all += count;
  }
  return width / all;
}

/** The width of each digit where all are of one width (`tabular-nums`), in parts of the font's size. */
export function figuresWidth(font: OutlineFont): number {
  const zero = font.charToGlyphIndex("0");
  const tabular = font.substitution.getSingle("tnum").find(({ sub }) => sub === zero)?.by ?? zero;
  return font.glyphs.get(tabular).advanceWidth / font.unitsPerEm;
}
