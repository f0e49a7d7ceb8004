/** Where a panel stands: the right half of a preview. */
const BOX = { x: 660, y: 112, width: 490, height: 406 } as const;
/** Most lines of a kit; what is beyond is counted. */
export const KIT_LINES = 6;

const PAPER = "#fffaf0";
const BRASS = "#94651a";
const LINE = "#d9cfb8";
const INK = "#1d2733";

/** One line of a kit: the glyph of an action, and its name as a path whose first baseline is at 0. */
export type KitLine = Readonly<{ glyph: Readonly<{ body: string; grid: number }> | null; name: string }>;

const STEP = BOX.height / KIT_LINES;
const PLATE = 52;

/** What somebody carries: plates with glyphs, each with the name of its action. */
export function drawKit(lines: readonly KitLine[], hue: string): string {
  const rows = lines.slice(0, KIT_LINES).map(({ glyph, name }, row) => {
    const y = BOX.y + row * STEP + (STEP - PLATE) / 2;
    const plate =
      `<path d="M0 0h${PLATE}v${PLATE}h-${PLATE}z" fill="${PAPER}" stroke="${hue}" stroke-width="2"/>` +
      `<path d="M4 4h${PLATE - 8}v${PLATE - 8}h-${PLATE - 8}z" fill="none" stroke="${hue}" stroke-opacity=".35" stroke-width="1.5"/>`;
    const drawn =
      glyph === null
        ? ""
        : `<g transform="translate(9 9) scale(${(PLATE - 18) / glyph.grid})" color="${hue}" fill="${hue}">${glyph.body}</g>`;
    const rule =
      row === 0
        ? ""
        : `<path d="M0 ${-(STEP - PLATE) / 2}h${BOX.width}" stroke="${LINE}" stroke-width="1.5"/>`;
    return `<g transform="translate(${BOX.x} ${y})">${rule}${plate}${drawn}<path d="${name}" fill="${INK}" transform="translate(${PLATE + 20} ${PLATE / 2 + 9})"/></g>`;
  });
  return rows.join("");
}

const CLOCK = { x: 918, y: 315, radius: 200 } as const;

function onDial(radius: number, hour: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(CLOCK.x + radius * Math.cos(angle)).toFixed(1)} ${(CLOCK.y + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A sector of the dial from one hour to another, clockwise. */
function sector(from: number, to: number, radius: number): string {
  const large = (to - from + 24) % 24 > 12 ? 1 : 0;
  return `M${CLOCK.x} ${CLOCK.y}L${onDial(radius, from)}A${radius} ${radius} 0 ${large} 1 ${onDial(radius, to)}z`;
}

/** A clock of 24 hours: its night, one window of eight hours, and a hand that stands before it. */
export function drawClock(hue: string): string {
  const { radius, x, y } = CLOCK;
  const ticks = Array.from({ length: 24 }, (_, hour) => {
    const from = hour % 6 === 0 ? radius - 30 : radius - 16;
    return `M${onDial(from, hour)}L${onDial(radius - 4, hour)}`;
  }).join("");
  return (
    `<circle cx="${x}" cy="${y}" r="${radius + 34}" fill="none" stroke="${LINE}" stroke-width="1.5"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="${sector(18, 6, radius - 2)}" fill="#1d2733" fill-opacity=".12"/>` +
    `<path d="${sector(8, 16, radius - 2)}" fill="${hue}" fill-opacity=".2"/>` +
    `<path d="M${onDial(radius + 17, 8)}A${radius + 17} ${radius + 17} 0 0 1 ${onDial(radius + 17, 16)}" fill="none" stroke="${hue}" stroke-width="20"/>` +
    `<path d="${ticks}" stroke="${BRASS}" stroke-width="3"/>` +
    `<path d="M${x} ${y}L${onDial(radius - 52, 6.6)}" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M${x} ${y}L${onDial(radius - 26, 0)}" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="12" fill="${BRASS}"/>`
  );
}
