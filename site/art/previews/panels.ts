import { BRASS, drawGlyph, INK, LINE, PICTURE, type PlacedGlyph, RAISED } from "./paper.ts";

const CENTRE = { x: 918, y: 315 } as const;

function onDial(radius: number, hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + radius * Math.sin(angle)).toFixed(1)}`;
}

function ring(radius: number, stroke: string, width: number, fill = "none"): string {
  return `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

const DIAL_GLYPH = 168;

/** For pages without another picture. */
export function drawDial(glyph: PlacedGlyph, hue: string): string {
  const ticks = Array.from({ length: 96 }, (_, tick) => {
    const hour = tick / 4;
    const from = tick % 32 === 0 ? 182 : tick % 4 === 0 ? 190 : 194;
    return `M${onDial(from, hour)}L${onDial(200, hour)}`;
  }).join("");
  const bands = [0, 8, 16].map(
    (hour) => `M${onDial(216, hour + 0.25)}A216 216 0 0 1 ${onDial(216, hour + 7.75)}`,
  );
  const rays = Array.from({ length: 72 }, (_, ray) => {
    const hour = ray / 3;
    return `M${onDial(146, hour)}L${onDial(ray % 2 === 0 ? 172 : 164, hour)}`;
  }).join("");
  const colours = [hue, BRASS, "#6c7c8e"];
  return (
    `<g fill="none">${ring(236, LINE, 1.5)}${ring(200, LINE, 1.5)}` +
    bands.map((d, index) => `<path d="${d}" stroke="${colours[index] ?? hue}" stroke-width="14"/>`).join("") +
    `<path d="${ticks}" stroke="${BRASS}" stroke-width="1.6"/><path d="${rays}" stroke="${LINE}" stroke-width="2"/></g>` +
    `${ring(140, hue, 2, RAISED)}<g opacity=".4">${ring(131, hue, 1.5)}</g>` +
    drawGlyph(glyph, CENTRE.x - DIAL_GLYPH / 2, CENTRE.y - DIAL_GLYPH / 2, DIAL_GLYPH, hue)
  );
}

export const KIT_ROWS = 6;

const STEP = PICTURE.height / KIT_ROWS;
const PLATE = 52;
export const PLATES_IN_ROW = 7;
const PLATE_STEP = (PICTURE.width - PLATE) / (PLATES_IN_ROW - 1);

function plate(glyph: PlacedGlyph | null, x: number, y: number, hue: string): string {
  return (
    `<path d="M${x} ${y}h${PLATE}v${PLATE}h-${PLATE}z" fill="${RAISED}" stroke="${hue}" stroke-width="2"/>` +
    `<path d="M${x + 4} ${y + 4}h${PLATE - 8}v${PLATE - 8}h-${PLATE - 8}z" fill="none" stroke="${hue}" stroke-opacity=".35" stroke-width="1.5"/>` +
    (glyph === null ? "" : drawGlyph(glyph, x + 9, y + 9, PLATE - 18, hue))
  );
}

const rowTop = (row: number) => PICTURE.y + row * STEP + (STEP - PLATE) / 2;

/** Start of the text, on the baseline. */
export function kitName(row: number): Readonly<{ x: number; y: number }> {
  return { x: PICTURE.x + PLATE + 20, y: rowTop(row) + PLATE / 2 + 10 };
}

/** Start of the text, on the baseline. */
export function kitCount(plates: number): Readonly<{ x: number; y: number }> {
  return { x: PICTURE.x + plates * PLATE_STEP + 6, y: rowTop(KIT_ROWS - 1) + PLATE / 2 + 10 };
}

/** A plate beside each name, and the remaining plates in one row. */
export function drawKit(
  named: readonly (PlacedGlyph | null)[],
  rest: readonly (PlacedGlyph | null)[],
  hue: string,
): string {
  const rows = named.map((glyph, row) => plate(glyph, PICTURE.x, rowTop(row), hue)).join("");
  const last = rest
    .map((glyph, at) => plate(glyph, PICTURE.x + at * PLATE_STEP, rowTop(KIT_ROWS - 1), hue))
    .join("");
  const rules = Array.from({ length: named.length + (rest.length > 0 ? 1 : 0) - 1 }, (_, row) => {
    return `M${PICTURE.x} ${PICTURE.y + (row + 1) * STEP}h${PICTURE.width}`;
  }).join("");
  return `<path d="${rules}" stroke="${LINE}" stroke-width="1.5"/>${rows}${last}`;
}

const CLOCK = 200;

function sector(from: number, to: number, radius: number): string {
  const large = (to - from + 24) % 24 > 12 ? 1 : 0;
  return `M${CENTRE.x} ${CENTRE.y}L${onDial(radius, from)}A${radius} ${radius} 0 ${large} 1 ${onDial(radius, to)}z`;
}

export function drawClock(hue: string): string {
  const ticks = Array.from({ length: 24 }, (_, hour) => {
    const from = hour % 6 === 0 ? CLOCK - 30 : CLOCK - 16;
    return `M${onDial(from, hour)}L${onDial(CLOCK - 4, hour)}`;
  }).join("");
  return (
    `${ring(CLOCK + 34, LINE, 1.5)}${ring(CLOCK, INK, 3, RAISED)}` +
    `<path d="${sector(18, 6, CLOCK - 2)}" fill="#1d2733" fill-opacity=".12"/>` +
    `<path d="${sector(8, 16, CLOCK - 2)}" fill="${hue}" fill-opacity=".2"/>` +
    `<path d="M${onDial(CLOCK + 17, 8)}A${CLOCK + 17} ${CLOCK + 17} 0 0 1 ${onDial(CLOCK + 17, 16)}" fill="none" stroke="${hue}" stroke-width="20"/>` +
    `<path d="${ticks}" stroke="${BRASS}" stroke-width="3"/>` +
    `<path d="M${CENTRE.x} ${CENTRE.y}L${onDial(CLOCK - 52, 6.6)}" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M${CENTRE.x} ${CENTRE.y}L${onDial(CLOCK - 26, 0)}" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>` +
    ring(6, BRASS, 12, BRASS)
  );
}
