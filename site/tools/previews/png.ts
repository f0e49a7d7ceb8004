import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { PREVIEW_SIZE } from "../../art/previews/ground.ts";

/** Chats load a preview for whoever reads them: none is larger. */
export const MOST_BYTES = 60_000;

/** Colours of a picture; charts full of strokes take fewer, so that they stay small. */
const palettes = [48, 24, 12] as const;

/** Draws an SVG of outlines as a PNG of few colours. Throws where even the fewest make it too large. */
export async function drawPng(svg: string): Promise<Buffer> {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  for (const colours of palettes) {
    const png = await sharp(picture.pixels, { raw: { ...PREVIEW_SIZE, channels: 4 } })
      .flatten({ background: "#f7f2e6" })
      .png({ palette: true, colours, effort: 1, dither: 0, compressionLevel: 9 })
      .toBuffer();
    if (png.length < MOST_BYTES) return png;
  }
  throw new Error(`a preview is larger than ${MOST_BYTES} bytes`);
}
