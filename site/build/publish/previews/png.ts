import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { PREVIEW_SIZE } from "../../../art/previews/paper.ts";

/** Chats load a preview for anyone who reads them: none is larger. */
export const MAX_BYTES = 60_000;

const raw = { ...PREVIEW_SIZE, channels: 4 } as const;

/** Flat drawings need no more colours, and sharp makes palettes of 2, 4, 16 or 256. */
const LOOK = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 } as const;

function draw(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

/** Draws previews that share a ground, given as SVG documents, as PNGs in the order of `words`. Throws if one becomes too large. */
export async function drawPngs(ground: string, words: readonly string[]): Promise<Buffer[]> {
  const paper = draw(ground);
  return await Promise.all(
    words.map(async (set) => {
      const png = await sharp(paper, { raw })
        .composite([{ input: draw(set), raw }])
        .png(LOOK)
        .toBuffer();
      if (png.length > MAX_BYTES) throw new Error(`a preview is larger than ${MAX_BYTES} bytes`);
      return png;
    }),
  );
}
