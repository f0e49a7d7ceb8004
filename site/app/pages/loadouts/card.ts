import sprite from "virtual:glyphs/logos-actions";
import type { LogosActionId } from "@foray/fieldops/records/logos-actions/ids";
import type { Language } from "~/i18n/language.ts";

export type CardContent = Readonly<{
  title: string;
  heads: readonly string[];
  address: string;
  language: Language;
  rows: readonly Readonly<{
    label: string;
    slots: readonly Readonly<{ action: LogosActionId | null; name: string }>[];
  }>[];
}>;

const WIDTH = 1200;
const EDGE = 60;
const HEAD = 176;
const ROW = 92;
const FOOT = 84;
const PLATE = 60;

/** Colours of the theme in force, so that the picture is the page's. */
function palette(): (name: string) => string {
  const style = getComputedStyle(document.body);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** The glyphs of the sprite in one colour, as images a canvas can draw. */
async function glyphImages(ids: readonly string[], colour: string): Promise<Map<string, HTMLImageElement>> {
  const text = await (await fetch(sprite)).text();
  const symbols = new DOMParser().parseFromString(text, "image/svg+xml");
  const images = new Map<string, HTMLImageElement>();
  await Promise.all(
    ids.map(async (id) => {
      const symbol = symbols.getElementById(id);
      if (symbol === null) return;
      const box = symbol.getAttribute("viewBox") ?? "0 0 512 512";
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${box}" color="${colour}">${symbol.innerHTML}</svg>`;
      const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      const image = new Image();
      image.src = address;
      try {
        await image.decode();
        images.set(id, image);
      } finally {
        URL.revokeObjectURL(address);
      }
    }),
  );
  return images;
}

/** Cuts a text to a width, with an ellipsis where it had to. */
function fit(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("")}…`;
}

function frame(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.stroke();
}

/** Draws a loadout as a picture of 1200 pixels' width in the theme in force. Throws where the browser cannot. */
export async function drawCard({ title, heads, address, rows, language }: CardContent): Promise<Blob> {
  const colour = palette();
  const height = HEAD + Math.max(1, rows.length) * ROW + FOOT;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.lang = language;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  await document.fonts.ready;
  const style = getComputedStyle(document.body);
  const display = style.getPropertyValue("--font-display");
  const plain = style.getPropertyValue("--font-text");
  const ids = [...new Set(rows.flatMap(({ slots }) => slots.flatMap(({ action }) => action ?? [])))];
  const glyphs = await glyphImages(ids, colour("eureka"));

  context.fillStyle = colour("ground");
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = colour("line");
  context.lineWidth = 2;
  frame(context, 18, 18, WIDTH - 36, height - 36, 22);
  frame(context, 27, 27, WIDTH - 54, height - 54, 16);

  context.textBaseline = "middle";
  context.fillStyle = colour("ink");
  context.font = `54px ${display}`;
  context.fillText(fit(context, title, WIDTH - 2 * EDGE), EDGE, 84);
  const slotX = [270, 730];
  context.font = `600 20px ${plain}`;
  context.fillStyle = colour("brass");
  heads.forEach((head, column) => {
    context.fillText(head, slotX[column] ?? EDGE, HEAD - 26);
  });

  rows.forEach(({ label, slots }, index) => {
    const y = HEAD + index * ROW;
    context.strokeStyle = colour("line");
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(EDGE, y + 0.5);
    context.lineTo(WIDTH - EDGE, y + 0.5);
    context.stroke();
    context.font = `600 20px ${plain}`;
    context.fillStyle = colour("brass");
    context.fillText(fit(context, label, 190), EDGE, y + ROW / 2);
    slots.forEach(({ action, name }, column) => {
      const x = slotX[column] ?? EDGE;
      context.strokeStyle = colour("strong-line");
      context.lineWidth = 1.5;
      frame(context, x, y + (ROW - PLATE) / 2, PLATE, PLATE, 12);
      const glyph = action === null ? undefined : glyphs.get(action);
      if (glyph !== undefined)
        context.drawImage(glyph, x + 13, y + (ROW - PLATE) / 2 + 13, PLATE - 26, PLATE - 26);
      context.font = `${action === null ? "400" : "600"} 25px ${plain}`;
      context.fillStyle = colour(action === null ? "soft" : "ink");
      context.fillText(
        fit(context, name, (slotX[column + 1] ?? WIDTH - EDGE) - x - PLATE - 34),
        x + PLATE + 18,
        y + ROW / 2,
      );
    });
  });

  context.font = `400 19px ${plain}`;
  context.fillStyle = colour("soft");
  context.fillText(fit(context, address, WIDTH - 2 * EDGE), EDGE, height - 58);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}
