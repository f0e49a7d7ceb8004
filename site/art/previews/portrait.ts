import { BRASS, drawGlyph, frameOf, PAPER, PICTURE, type PlacedGlyph, RAISED } from "./paper.ts";

const BAND = 76;
const MIDDLE = { x: PICTURE.x + PICTURE.width / 2, y: PICTURE.y + (PICTURE.height - BAND) / 2 } as const;
const RADIUS = 150;
const FACE = 216;
/** Size, and distance between left edges. */
const SMALL = 40;
const SMALL_STEP = 62;

export type BandGlyph = Readonly<{ glyph: PlacedGlyph; colour: string; line?: boolean }>;

/** Start on the baseline, and maximum width. */
export function captionPlace(glyphs: number): Readonly<{ x: number; y: number; width: number }> {
  const x = PICTURE.x + 22 + glyphs * (SMALL + 12);
  return { x, y: PICTURE.y + PICTURE.height - BAND / 2 + 10, width: PICTURE.x + PICTURE.width - 20 - x };
}

function small({ colour, glyph, line = false }: BandGlyph, x: number): string {
  const drawn = drawGlyph(glyph, x, PICTURE.y + PICTURE.height - BAND / 2 - SMALL / 2, SMALL, colour);
  if (!line) return drawn;
  return `<g fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawn.replace(/ fill="[^"]*"/, "")}</g>`;
}

function corners(): string {
  const { height, width, x, y } = PICTURE;
  const at = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx} ${cy}h${dx * 34}l${-dx * 34} ${dy * 34}z`;
  return `<path d="${at(x, y, 1, 1)}${at(x + width, y, -1, 1)}" fill="${BRASS}"/><path d="${at(x, y + height - BAND, 1, -1)}${at(x + width, y + height - BAND, -1, -1)}" fill="${BRASS}"/>`;
}

/** The small glyphs in the band are centered, or at the left if a caption follows them. */
export function drawPortrait(
  face: PlacedGlyph,
  band: readonly BandGlyph[],
  { captioned, hue }: Readonly<{ captioned: boolean; hue: string }>,
): string {
  const { height, width, x, y } = PICTURE;
  const lines = Array.from(
    { length: Math.floor((height - BAND) / 8) },
    (_, row) => `M${x} ${y + 4 + row * 8}h${width}`,
  ).join("");
  const rays = Array.from({ length: 60 }, (_, ray) => {
    const angle = (ray / 60) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(MIDDLE.x + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE.y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(RADIUS - (ray % 5 === 0 ? 20 : 15))}L${at(RADIUS - 9)}`;
  }).join("");
  const circle = (radius: number, more: string) =>
    `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${radius}" ${more}/>`;
  const from = captioned ? x + 20 : MIDDLE.x - ((band.length - 1) * SMALL_STEP + SMALL) / 2;
  const step = captioned ? SMALL + 12 : SMALL_STEP;
  return (
    `<path d="${frameOf(0)}" fill="${hue}" fill-opacity=".16"/><path d="${lines}" stroke="${hue}" stroke-opacity=".4" stroke-width="2"/>` +
    circle(RADIUS, `fill="${RAISED}" stroke="${BRASS}" stroke-width="5"`) +
    circle(RADIUS - 9, `fill="none" stroke="${hue}" stroke-width="2"`) +
    `<path d="${rays}" stroke="${hue}" stroke-width="1.6"/>${drawGlyph(face, MIDDLE.x - FACE / 2, MIDDLE.y - FACE / 2, FACE, hue)}` +
    `${corners()}<path d="M${x} ${y + height - BAND}h${width}v${BAND}h-${width}z" fill="${PAPER}" stroke="${hue}" stroke-width="2"/>` +
    band.map((each, at) => small(each, from + at * step)).join("") +
    `<path d="${frameOf(0)}" fill="none" stroke="${hue}" stroke-width="2"/><path d="${frameOf(8)}" fill="none" stroke="${BRASS}" stroke-opacity=".5" stroke-width="1.5"/>`
  );
}
