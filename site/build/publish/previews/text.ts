import type { OutlineFont, OutlineGlyph, PathCommand } from "opentype.js/dist/opentype.mjs";
import type { Face } from "./fonts.ts";
import { piecesOf, splitPiece } from "./line-breaks.ts";

const FIGURE = /^\d$/;

function fontOf({ figures, letters }: Face, character: string): OutlineFont | undefined {
  return FIGURE.test(character) ? figures : letters.find((font) => font.charToGlyphIndex(character) !== 0);
}

function tabularGlyph(font: OutlineFont, figure: string): OutlineGlyph {
  const plain = font.charToGlyphIndex(figure);
  const wide = font.substitution.getSingle("tnum").find(({ sub }) => sub === plain)?.by ?? plain;
  return font.glyphs.get(wide);
}

/** Some Japanese names have a half-width dot, which the fonts only have in full width. */
const composed = (text: string): string => text.normalize("NFC").replaceAll("\uff65", "\u30fb");

export function lacking(face: Face, text: string): string {
  return [...composed(text)].filter((each) => !/\s/.test(each) && fontOf(face, each) === undefined).join("");
}

/** Replaces missing characters by their base letter or a space. */
function drawable(face: Face, text: string): string {
  return [...composed(text)]
    .map((character) => {
      if (fontOf(face, character) !== undefined) return character;
      const [plain = " "] = character.normalize("NFD");
      return fontOf(face, plain) === undefined ? " " : plain;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

type Run = Readonly<{ font: OutlineFont; text: string }>;

/** Runs of one font. Each digit is its own run; spaces join the run before them. */
function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const before = runs.at(-1);
    const follows = before !== undefined && !FIGURE.test(before.text);
    const font = character === " " && follows ? before.font : fontOf(face, character);
    if (font === undefined) continue;
    if (follows && before.font === font && !FIGURE.test(character))
      runs[runs.length - 1] = { font, text: before.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

function runWidth({ font, text }: Run, size: number): number {
  return FIGURE.test(text)
    ? (tabularGlyph(font, text).advanceWidth / font.unitsPerEm) * size
    : font.getAdvanceWidth(text, size);
}

export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text).reduce((sum, run) => sum + runWidth(run, size), 0);
}

const widths = new Map<Face, Map<string, number>>();

/** At font size 1. Cached, because words repeat. */
function pieceWidth(face: Face, text: string): number {
  const known = widths.get(face) ?? new Map<string, number>();
  widths.set(face, known);
  const width = known.get(text) ?? widthOf(face, text, 1000) / 1000;
  known.set(text, width);
  return width;
}

type Lines = Readonly<{ lines: readonly string[]; whole: boolean }>;

/** `whole` is false if a word was too wide. Japanese is then broken, other text cut with an ellipsis. */
function wrap(face: Face, text: string, size: number, width: number): Lines {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  let whole = true;
  const space = pieceWidth(face, " ") * size;
  const place = (piece: string, spaced: boolean) => {
    const wide = pieceWidth(face, piece) * size;
    const gap = line !== "" && spaced ? space : 0;
    if (used + gap + wide <= width) {
      line += (gap > 0 ? " " : "") + piece;
      used += gap + wide;
      return;
    }
    if (line !== "") lines.push(line);
    line = "";
    used = 0;
    if (wide <= width) {
      line = piece;
      used = wide;
      return;
    }
    whole = false;
    const parts = splitPiece(piece);
    if (parts !== undefined && parts.length > 1) for (const part of parts) place(part, false);
    else {
      line = cut(face, piece, size, width);
      used = width;
    }
  };
  for (const { text: piece, spaced } of piecesOf(text)) place(piece, spaced);
  if (line !== "") lines.push(line);
  return { lines, whole };
}

function cut(face: Face, text: string, size: number, width: number): string {
  let kept = text;
  while (kept !== "" && widthOf(face, `${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

export type FittedText = Readonly<{
  lines: readonly string[];
  size: number;
  /** Whether no word was cut or broken. */
  whole: boolean;
}>;

/** The largest size at which the text fits. At the smallest size the rest is cut off. */
export function fit(
  face: Face,
  text: string,
  { width, most, sizes }: Readonly<{ width: number; most: number; sizes: readonly number[] }>,
): FittedText {
  const words = drawable(face, text);
  let smallest: FittedText = { lines: [], size: 0, whole: true };
  for (const size of sizes) {
    const { lines, whole } = wrap(face, words, size, width);
    smallest = { lines, size, whole };
    if (lines.length <= most && whole) return smallest;
  }
  const { lines, size } = smallest;
  if (lines.length <= most) return smallest;
  const last = [lines[most - 1] ?? "", lines[most] ?? ""].join(splitPiece(words) === undefined ? " " : "");
  return { lines: [...lines.slice(0, most - 1), cut(face, last, size, width)], size, whole: false };
}

/** Integer arithmetic is several times faster than formatting fractions. */
function tenths(value: number): string {
  const all = Math.round(value * 10);
  const rest = Math.abs(all % 10);
  if (rest === 0) return String(all / 10);
  return `${all < 0 ? "-" : ""}${Math.trunc(Math.abs(all) / 10)}.${rest}`;
}

const point = (x: number | undefined, y: number | undefined) =>
  x === undefined || y === undefined ? "" : `${tenths(x)} ${tenths(y)}`;

/** opentype.js's own path data has NaN for tiny rounding remainders. */
function pathData(commands: readonly PathCommand[]): string {
  let data = "";
  for (const { type, x1, y1, x2, y2, x, y } of commands) {
    const points = [point(x1, y1), point(x2, y2), point(x, y)].filter(Boolean);
    data += type + points.join(" ");
  }
  return data;
}

function outlineLine(face: Face, line: string, x: number, y: number, size: number): string {
  let at = x;
  return runsOf(face, line)
    .map((run) => {
      const figure = FIGURE.test(run.text) ? tabularGlyph(run.font, run.text) : undefined;
      const path = figure?.getPath(at, y, size) ?? run.font.getPath(run.text, at, y, size);
      at += runWidth(run, size);
      return pathData(path.commands);
    })
    .join("");
}

/** The first baseline is at `y`. */
export function outline(
  face: Face,
  { lines, size }: Readonly<{ lines: readonly string[]; size: number }>,
  { x, y, leading }: Readonly<{ x: number; y: number; leading: number }>,
): string {
  return lines.map((line, index) => outlineLine(face, line, x, y + index * size * leading, size)).join("");
}

export function spaced(
  face: Face,
  text: string,
  { x, y, size, gap }: Readonly<{ x: number; y: number; size: number; gap: number }>,
): string {
  let at = x;
  return [...drawable(face, text.toUpperCase())]
    .map((letter) => {
      const path = outlineLine(face, letter, at, y, size);
      at += widthOf(face, letter, size) + gap;
      return path;
    })
    .join("");
}
