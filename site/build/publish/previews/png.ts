import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { PREVIEW_SIZE } from "../../../art/previews/paper.ts";

/** Chat apps load previews for every reader. */
export const MAX_BYTES = 60_000;

const raw = { ...PREVIEW_SIZE, channels: 4 } as const;

/** sharp only makes palettes of 2, 4, 16 or 256 colors; 16 are enough for flat drawings. */
const LOOK = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 } as const;

function draw(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

/** Previews with a common ground, in the order of `words`. Throws if a PNG exceeds MAX_BYTES. */
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
