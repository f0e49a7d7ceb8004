export const NOWHERE_SIZE = { width: 960, height: 400 } as const;

type Palette = Readonly<{ sea: string; line: string; ink: string; brass: string; land: string }>;

const day: Palette = { sea: "#eee5d0", line: "#cfc2a3", ink: "#1d2733", brass: "#94651a", land: "#f7f2e6" };
const night: Palette = { sea: "#101b29", line: "#2a3a4d", ink: "#c8c2b2", brass: "#dcb76c", land: "#172434" };

/** From 0 to 1, the same at every run. */
function noise(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43_758.5453;
  return value - Math.floor(value);
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function rose(x: number, y: number, radius: number, { ink, brass, land }: Palette): string {
  const tip = (angle: number, r: number) => point(x + r * Math.sin(angle), y - r * Math.cos(angle));
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray * Math.PI) / 4;
    const long = ray % 2 === 0 ? radius : radius * 0.55;
    const side = (turn: number) => tip(angle + (turn * Math.PI) / 8, radius * 0.2);
    return (
      `<path d="M${point(x, y)}L${side(-1)}L${tip(angle, long)}z" fill="${ink}"/>` +
      `<path d="M${point(x, y)}L${side(1)}L${tip(angle, long)}z" fill="${land}" stroke="${ink}"/>`
    );
  }).join("");
  return `<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="${brass}" stroke-width="1.5"/>${rays}`;
}

function coast(x: number, y: number, radius: number, seed: number): string {
  const corners = Array.from({ length: 26 }, (_, corner) => {
    const angle = (corner / 26) * 2 * Math.PI;
    const r = radius * (0.72 + 0.5 * noise(seed + corner));
    return point(x + 1.5 * r * Math.cos(angle), y + 0.8 * r * Math.sin(angle));
  });
  return `M${corners.join("L")}z`;
}

export function drawNotFoundChart(dark: boolean): string {
  const colours = dark ? night : day;
  const { sea, line, ink, brass, land } = colours;
  const { width, height } = NOWHERE_SIZE;
  const grid = [
    ...Array.from({ length: 11 }, (_, at) => `M${80 * (at + 1)} 16v${height - 32}`),
    ...Array.from({ length: 4 }, (_, at) => `M16 ${80 * (at + 1)}h${width - 32}`),
  ].join("");
  const waves = Array.from({ length: 90 }, (_, wave) => {
    const x = 30 + noise(wave) * (width - 80);
    const y = 34 + noise(wave + 400) * (height - 64);
    return `M${point(x, y)}q5-6 10 0q5 6 10 0`;
  }).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="${sea}"/>` +
    `<path d="${grid}" stroke="${line}"/><path d="${waves}" fill="none" stroke="${line}" stroke-width="1.6"/>` +
    `<path d="${coast(610, 205, 88, 3)}" fill="${land}" stroke="${ink}" stroke-width="2" stroke-dasharray="7 7"/>` +
    `<path d="${coast(250, 300, 26, 40)}${coast(820, 90, 22, 70)}" fill="${land}" stroke="${ink}" stroke-width="1.6" stroke-dasharray="4 5"/>` +
    `<path d="M40 350C150 330 150 190 260 190S330 260 290 262S236 196 330 150S470 120 500 190" fill="none" stroke="${brass}" stroke-width="3.5" stroke-dasharray="2 11" stroke-linecap="round"/>` +
    `<path d="M488 180l24 24m0-24l-24 24" stroke="${brass}" stroke-width="6" stroke-linecap="round"/>` +
    rose(130, 110, 62, colours) +
    `<path d="M10 10h${width - 20}v${height - 20}H10zM16 16h${width - 32}v${height - 32}H16z" fill="none" stroke="${ink}" stroke-opacity=".5"/></svg>`
  );
}
