import type { Language } from "~/i18n/language.ts";

export type CardRow = Readonly<{
  lead: string;
  glyph: string | null;
  text: string;
  end: string;
  faint: boolean;
}>;

export type CardColumn = Readonly<{
  head: string;
  note: string;
  warn: boolean;
  /** Width reserved for `lead`, in px. */
  leadWidth: number;
  rows: readonly CardRow[];
}>;

export type Card = Readonly<{
  eyebrow: string;
  title: string;
  address: string;
  language: Language;
  /** A custom property of tokens.css, without its dashes. */
  hue: string;
  sprite: string;
  columns: readonly CardColumn[];
}>;

const WIDTH = 1200;
const MARGIN = 64;
const GAP = 56;
const ROW = 46;
const TOP = 220;
const GLYPH = 28;

/** Loads the fonts of the card, because a canvas draws without waiting for them. */
async function loadFonts(card: Card): Promise<Readonly<{ display: string; plain: string }>> {
  const style = getComputedStyle(document.body);
  const display = style.getPropertyValue("--font-display");
  const plain = style.getPropertyValue("--font-text");
  const words = [
    card.eyebrow,
    card.title,
    ...card.columns.flatMap(({ head, rows }) => [head, ...rows.map(({ text }) => text)]),
  ].join(" ");
  await Promise.allSettled(
    [`46px ${display}`, `20px ${plain}`, `600 22px ${plain}`].map((font) => document.fonts.load(font, words)),
  );
  return { display, plain };
}

/** Not `decode()`, which may wait for the next frame: a hidden page renders no frames. */
function loadImage(image: HTMLImageElement, address: string): Promise<void> {
  return new Promise((done, fail) => {
    image.onload = () => done();
    image.onerror = () => fail(new Error("a glyph could not be drawn"));
    image.src = address;
  });
}

/** Missing glyphs are left out. */
async function glyphImages(
  sprite: string,
  ids: readonly string[],
  colour: string,
): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const images = new Map<string, HTMLImageElement>();
  try {
    const text = await (await fetch(sprite)).text();
    const symbols = new DOMParser().parseFromString(text, "image/svg+xml");
    await Promise.all(
      ids.map(async (id) => {
        const symbol = symbols.getElementById(id);
        const box = symbol?.getAttribute("viewBox");
        if (!symbol || !box) return;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${box}" color="${colour}" fill="currentColor">${symbol.innerHTML}</svg>`;
        const image = new Image(96, 96);
        await loadImage(image, `data:image/svg+xml,${encodeURIComponent(svg)}`);
        images.set(id, image);
      }),
    );
  } catch {
    // The card is drawn without glyphs.
  }
  return images;
}

function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Draws a PNG, 1200 px wide, in the current theme. Throws if the browser cannot draw it. */
export async function drawCard(card: Card): Promise<Blob> {
  const style = getComputedStyle(document.body);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const rows = Math.max(1, ...card.columns.map((column) => column.rows.length));
  const height = TOP + 30 + rows * ROW + 96;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.lang = card.language;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const ids = new Set(card.columns.flatMap((column) => column.rows.flatMap(({ glyph }) => glyph ?? [])));
  const [{ display, plain }, glyphs] = await Promise.all([
    loadFonts(card),
    glyphImages(card.sprite, [...ids], colour(card.hue)),
  ]);
  const write = (
    text: string,
    font: string,
    name: string,
    x: number,
    y: number,
    width: number,
    end = false,
  ) => {
    context.font = font;
    context.fillStyle = colour(name);
    context.textAlign = end ? "end" : "start";
    context.fillText(fitted(context, text, width), x, y);
  };

  context.fillStyle = colour("ground");
  context.fillRect(0, 0, WIDTH, height);
  context.lineWidth = 2;
  context.strokeStyle = colour("brass");
  context.strokeRect(24, 24, WIDTH - 48, height - 48);
  context.lineWidth = 1;
  context.strokeStyle = colour("line");
  context.strokeRect(33.5, 33.5, WIDTH - 67, height - 67);
  context.textBaseline = "alphabetic";
  write(card.eyebrow, `600 18px ${plain}`, "brass", MARGIN, 88, WIDTH - 2 * MARGIN);
  write(card.title, `46px ${display}`, "ink", MARGIN, 142, WIDTH - 2 * MARGIN);

  const width = (WIDTH - 2 * MARGIN - GAP * (card.columns.length - 1)) / card.columns.length;
  card.columns.forEach((column, place) => {
    const left = MARGIN + place * (width + GAP);
    write(column.note, `24px ${display}`, column.warn ? "warn" : "brass", left + width, 204, width / 2, true);
    write(column.head, `28px ${display}`, "ink", left, 204, width / 2);
    context.fillStyle = colour("ink");
    context.fillRect(left, TOP, width, 1);
    const glyphAt = left + column.leadWidth;
    column.rows.forEach(({ lead, glyph, text, end, faint }, row) => {
      const base = TOP + (row + 1) * ROW;
      const image = glyph === null ? undefined : glyphs.get(glyph);
      write(lead, `600 20px ${plain}`, "brass", left, base - 14, column.leadWidth - 8);
      if (image !== undefined) context.drawImage(image, glyphAt, base - 36, GLYPH, GLYPH);
      const room = width - column.leadWidth - GLYPH - 12 - (end === "" ? 0 : 54);
      write(
        text,
        `${faint ? "400" : "600"} 22px ${plain}`,
        faint ? "soft" : "ink",
        glyphAt + GLYPH + 12,
        base - 14,
        room,
      );
      write(end, `20px ${plain}`, "soft", left + width, base - 14, 54, true);
      context.fillStyle = colour("line");
      context.fillRect(left, base, width, 1);
    });
  });
  write(card.address, `18px ${plain}`, "soft", MARGIN, height - 56, WIDTH - 2 * MARGIN);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}
