import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { PREVIEW_SIZE } from "../../art/previews/ground.ts";

/** Draws an SVG of outlines as a PNG of few colours. */
export async function drawPng(svg: string): Promise<Buffer> {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(picture.pixels, { raw: { ...PREVIEW_SIZE, channels: 4 } })
    .flatten({ background: "#f7f2e6" })
    .png({ palette: true, colours: 48, effort: 1, dither: 0, compressionLevel: 9 })
    .toBuffer();
}
