import { crc32, deflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type Ink, inks } from "../../art/previews/ground.ts";
import { PAPER, PREVIEW_SIZE } from "../../art/previews/paper.ts";

/** Chats load a preview for whoever reads them: none is larger. */
export const MOST_BYTES = 60_000;

const { height, width } = PREVIEW_SIZE;

type Colour = readonly [red: number, green: number, blue: number];

function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Steps from paper to an ink, at the edges of letters. */
const STEPS = 6;
const paper = parseColour(PAPER);
/** The inks in the order of the channels that mark them. */
const inOrder: readonly Ink[] = ["brass", "strong", "text"];
const wordColours: readonly Colour[] = inOrder.flatMap((ink) => {
  const full = parseColour(inks[ink]);
  return Array.from({ length: STEPS }, (_, step): Colour => {
    const mixed = (channel: 0 | 1 | 2) =>
      Math.round(paper[channel] + ((full[channel] - paper[channel]) * (step + 1)) / STEPS);
    return [mixed(0), mixed(1), mixed(2)];
  });
});

/** A picture of few colours: the place of each pixel's colour in the palette. */
export type Indexed = Readonly<{ palette: readonly Colour[]; pixels: Uint8Array }>;

function draw(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

/** Colours of a ground: flat drawings and charts need no more, and sharp makes palettes of 2, 4, 16 or 256. */
const GROUND_COLOURS = 16;

async function drawIndexed(ground: string): Promise<Indexed> {
  const few = await sharp(draw(ground), { raw: { width, height, channels: 4 } })
    .flatten({ background: PAPER })
    .png({ palette: true, colours: GROUND_COLOURS, effort: 1, dither: 0, compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places = new Map<number, number>();
  const palette: Colour[] = [];
  const indexed = new Uint8Array(width * height);
  // Most pixels have the colour of the one before.
  let last = -1;
  let place = 0;
  for (let at = 0, from = 0; at < indexed.length; at += 1, from += info.channels) {
    const key = data.readUIntBE(from, 3);
    if (key !== last) {
      last = key;
      place = places.get(key) ?? palette.length;
      places.set(key, place);
      if (place === palette.length) palette.push([key >> 16, (key >> 8) & 255, key & 255]);
    }
    indexed[at] = place;
  }
  return { palette, pixels: indexed };
}

/** Sets words, drawn in their markers, on a ground. */
function setWords(ground: Indexed, words: Buffer): Indexed {
  const pixels = ground.pixels.slice();
  const first = ground.palette.length;
  // Most pixels hold nothing: looked at as a whole, they are passed over four times as fast.
  const wholes = new Uint32Array(words.buffer, words.byteOffset, pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    if (wholes[at] === 0) continue;
    const from = at * 4;
    const opacity = words[from + 3] ?? 0;
    const step = Math.round((opacity * STEPS) / 255);
    if (step === 0) continue;
    const [red = 0, green = 0, blue = 0] = [words[from], words[from + 1], words[from + 2]];
    const ink = red > green && red > blue ? 0 : green > blue ? 1 : 2;
    pixels[at] = first + ink * STEPS + step - 1;
  }
  return { palette: [...ground.palette, ...wordColours], pixels };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** The seventh level takes a third longer than the sixth, and saves a hundredth; the ninth takes ten times as long. */
const LEVEL = 6;

/** A PNG with a palette; every row is stored as it is, which packs flat drawings best. */
function encode({ palette, pixels }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours of a palette.
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: LEVEL, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Draws previews that share a ground, given as SVG documents, as PNGs in the order of `words`. Throws where one becomes too large. */
export async function drawPngs(ground: string, words: readonly string[]): Promise<Buffer[]> {
  const indexed = await drawIndexed(ground);
  const pngs = words.map((set) => encode(setWords(indexed, draw(set))));
  if (pngs.some(({ length }) => length > MOST_BYTES))
    throw new Error(`a preview is larger than ${MOST_BYTES} bytes`);
  return pngs;
}
