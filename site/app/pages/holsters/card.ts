import actionSprite from "virtual:glyphs/lost-actions";
import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import type { HolsterBags, HolsterEntry } from "@foray/fieldops/share-codes/holster";

export type CardText = Readonly<{
  title: string;
  bags: HolsterBags;
  words: Readonly<{
    bag: Readonly<Record<keyof HolsterBags, string>>;
    name: (action: LostActionId) => string;
    total: string;
    more: (count: number) => string;
  }>;
  address: string;
}>;

/** The almanac's day colours: a picture looks the same whoever makes it. Values of tokens.css. */
const paper = "#f7f2e6";
const ink = "#1d2733";
const soft = "#57606c";
const line = "#d9cfb8";
const brass = "#8a5d17";
const crimson = "#9c2440";
const warn = "#8c2f1b";

const display = 'Marcellus, "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif';
const text = 'Figtree, "Figtree More", "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif';

const WIDTH = 1200;
const MARGIN = 64;
const ROW = 46;
const COLUMN = (WIDTH - 2 * MARGIN - 56) / 2;
/** Lines drawn of one bag; a picture longer than that is no picture. */
const MOST_LINES = 40;

/** The glyphs of the actions as images, in the card's ink. An action whose glyph cannot be had stands without it. */
async function loadGlyphs(
  actions: readonly LostActionId[],
): Promise<ReadonlyMap<LostActionId, HTMLImageElement>> {
  const glyphs = new Map<LostActionId, HTMLImageElement>();
  try {
    const response = await fetch(actionSprite);
    const sprite = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    await Promise.all(
      actions.map(async (action) => {
        const symbol = sprite.getElementById(action);
        const box = symbol?.getAttribute("viewBox");
        if (!symbol || !box) return;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${box}" color="${crimson}" fill="currentColor">${symbol.innerHTML}</svg>`;
        const image = new Image(64, 64);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        glyphs.set(action, image);
      }),
    );
  } catch {
    // The words say everything; a picture without glyphs is still a picture.
  }
  return glyphs;
}

function fitted(context: CanvasRenderingContext2D, words: string, width: number): string {
  if (context.measureText(words).width <= width) return words;
  let kept = words;
  while (kept.length > 1 && context.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Draws a holster as a PNG picture, 1200 pixels wide, in the reader's language. Throws where the browser cannot draw. */
export async function drawCard({ title, bags, words, address }: CardText): Promise<Blob> {
  const shown = [bags.prepop, bags.main].map((bag) => bag.slice(0, MOST_LINES));
  const rows = Math.max(1, ...[bags.prepop, bags.main].map((bag) => Math.min(bag.length, MOST_LINES + 1)));
  const height = 250 + rows * ROW + 96;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const [glyphs] = await Promise.all([
    loadGlyphs([...new Set(shown.flat().map(({ action }) => action))]),
    document.fonts.load(`40px ${display}`),
    document.fonts.load(`600 22px ${text}`),
  ]);

  context.fillStyle = paper;
  context.fillRect(0, 0, WIDTH, height);
  context.lineWidth = 2;
  context.strokeStyle = brass;
  context.strokeRect(24, 24, WIDTH - 48, height - 48);
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.strokeRect(33.5, 33.5, WIDTH - 67, height - 67);

  context.textBaseline = "alphabetic";
  context.fillStyle = brass;
  context.font = `600 18px ${text}`;
  context.fillText("DELUBRUM REGINAE (SAVAGE)", MARGIN, 88);
  context.fillStyle = ink;
  context.font = `46px ${display}`;
  context.fillText(fitted(context, title, WIDTH - 2 * MARGIN), MARGIN, 142);

  const drawBag = (name: string, bag: readonly HolsterEntry[], left: number) => {
    const weight = bagWeight(bag);
    context.textAlign = "start";
    context.fillStyle = ink;
    context.font = `28px ${display}`;
    context.fillText(name, left, 204);
    context.textAlign = "end";
    context.fillStyle = weight > HOLSTER_CAPACITY ? warn : brass;
    context.font = `24px ${display}`;
    context.fillText(`${words.total} ${weight} / ${HOLSTER_CAPACITY}`, left + COLUMN, 204);
    context.fillStyle = ink;
    context.fillRect(left, 220, COLUMN, 1);
    bag.slice(0, MOST_LINES).forEach(({ action, quantity }, row) => {
      const base = 220 + (row + 1) * ROW;
      const glyph = glyphs.get(action);
      if (glyph !== undefined) context.drawImage(glyph, left + 46, base - 36, 28, 28);
      context.textAlign = "end";
      context.fillStyle = ink;
      context.font = `600 22px ${text}`;
      context.fillText(`${quantity}×`, left + 38, base - 14);
      context.textAlign = "start";
      context.fillText(fitted(context, words.name(action), COLUMN - 140), left + 86, base - 14);
      context.textAlign = "end";
      context.fillStyle = soft;
      context.font = `20px ${text}`;
      context.fillText(String(lostActionById(action).weight * quantity), left + COLUMN, base - 14);
      context.fillStyle = line;
      context.fillRect(left, base, COLUMN, 1);
    });
    if (bag.length > MOST_LINES) {
      context.textAlign = "start";
      context.fillStyle = soft;
      context.fillText(words.more(bag.length - MOST_LINES), left, 220 + (MOST_LINES + 1) * ROW - 14);
    }
  };
  drawBag(words.bag.prepop, bags.prepop, MARGIN);
  drawBag(words.bag.main, bags.main, MARGIN + COLUMN + 56);

  context.textAlign = "start";
  context.fillStyle = soft;
  context.font = `18px ${text}`;
  context.fillText(fitted(context, address, WIDTH - 2 * MARGIN), MARGIN, height - 56);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}
