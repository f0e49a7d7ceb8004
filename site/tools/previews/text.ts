import type { OutlineFont, PathCommand } from "opentype.js/dist/opentype.mjs";

/** Characters that a face lacks become their nearest plain one, or a space. */
function drawable(font: OutlineFont, text: string): string {
  return [...text.normalize("NFC")]
    .map((character) => {
      if (font.charToGlyphIndex(character) !== 0) return character;
      const [plain = " "] = character.normalize("NFD");
      return font.charToGlyphIndex(plain) === 0 ? " " : plain;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

const widths = new Map<OutlineFont, Map<string, number>>();

/** Width of a text, word by word: words come again and again, and a space kerns with nothing. */
function widthOf(font: OutlineFont, text: string, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const words = text.split(" ").map((word) => {
    const width = known.get(word) ?? font.getAdvanceWidth(word, 1000);
    known.set(word, width);
    return width;
  });
  const space = known.get(" ") ?? font.getAdvanceWidth(" ", 1000);
  return ((words.reduce((sum, width) => sum + width, 0) + (words.length - 1) * space) * size) / 1000;
}

/** Breaks text into lines no wider than `width`; a word that is wider by itself is cut with an ellipsis. */
function wrap(font: OutlineFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(font, longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = cut(font, word, size, width);
  }
  return line === "" ? lines : [...lines, line];
}

function cut(font: OutlineFont, text: string, size: number, width: number): string {
  if (widthOf(font, text, size) <= width) return text;
  let kept = text;
  while (kept !== "" && font.getAdvanceWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Whether a fitted text had to leave something out. */
export function isCut({ lines }: FittedText): boolean {
  return lines.some((line) => line.endsWith("…"));
}

export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** The largest of `sizes` at which the text takes at most `most` lines; at the smallest, what is left over is cut off. */
export function fit(
  font: OutlineFont,
  text: string,
  { width, most, sizes }: Readonly<{ width: number; most: number; sizes: readonly number[] }>,
): FittedText {
  const words = drawable(font, text);
  let smallest: FittedText = { lines: [], size: 0 };
  for (const size of sizes) {
    const lines = wrap(font, words, size, width);
    if (lines.length <= most && !isCut({ lines, size })) return { lines, size };
    smallest = { lines, size };
  }
  const { lines, size } = smallest;
  if (lines.length <= most) return smallest;
  const kept = lines.slice(0, most);
  const last = cut(font, `${kept.at(-1) ?? ""} ${lines[most] ?? ""}`, size, width);
  return { lines: [...kept.slice(0, -1), last.endsWith("…") ? last : `${last}…`], size };
}

/** Path data to a tenth of a pixel. The library's own printer writes NaN where rounding leaves a tiny rest. */
function pathData(commands: readonly PathCommand[]): string {
  const print = (value: number | undefined) =>
    value === undefined ? "" : String(Math.round(value * 10) / 10);
  return commands
    .map(
      ({ type, x1, y1, x2, y2, x, y }) => type + [x1, y1, x2, y2, x, y].map(print).filter(Boolean).join(" "),
    )
    .join("");
}

/** Lines of text as one path, the first baseline at `y`. */
export function outline(
  font: OutlineFont,
  { lines, size }: FittedText,
  { x, y, leading }: Readonly<{ x: number; y: number; leading: number }>,
): string {
  return lines
    .map((line, index) => pathData(font.getPath(line, x, y + index * size * leading, size).commands))
    .join("");
}

/** Capitals set wide, as small labels are. */
export function spaced(
  font: OutlineFont,
  text: string,
  { x, y, size, gap }: Readonly<{ x: number; y: number; size: number; gap: number }>,
): string {
  let at = x;
  return [...drawable(font, text.toUpperCase())]
    .map((letter) => {
      const path = pathData(font.getPath(letter, at, y, size).commands);
      at += font.getAdvanceWidth(letter, size) + gap;
      return path;
    })
    .join("");
}
