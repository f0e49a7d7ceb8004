import { laneOf, lanes, type Mark, type Stave } from "@foray/fieldops/fights/score";
import type { CastKind } from "@foray/fieldops/records/fights/types";
import { kindShapes } from "../fights/kind-shapes.ts";
import { BRASS, frameOf, INK, LINE, PICTURE, RAISED } from "./paper.ts";

/** Minimum per row. */
const ROW_SECONDS = 150;
const MAX_ROWS = 3;
const PAD = 22;
const HEAD = 24;
const MARK = 24;

const WARN = "#8c2f1b";
const TANK = "#2f67a8";
const GREEN = "#2a6b3c";
const TEAL = "#0e6e6b";
const RUST = "#b4491f";
const VIOLET = "#6a45a0";

/** Other kinds are drawn in ink. */
const colours: Readonly<Partial<Record<CastKind, string>>> = {
  raid: BRASS,
  tank: TANK,
  ground: TANK,
  cone: WARN,
  line: WARN,
  end: WARN,
  dodge: TEAL,
  knockback: TEAL,
  stack: GREEN,
  tower: GREEN,
  spread: RUST,
  adds: RUST,
  gaze: VIOLET,
  mark: VIOLET,
};

const round = (value: number) => Math.round(value * 10) / 10;

export type ScoreRow = Readonly<{
  from: number;
  to: number;
  marks: readonly Mark[];
  y: number;
  height: number;
}>;

/** The pull cut into rows, or one row for each of the first parts if they have their own clocks. */
export function scoreRows(staves: readonly Stave[]): readonly ScoreRow[] {
  const [first] = staves;
  if (first === undefined) return [];
  const whole = first.part === undefined;
  const count = whole ? Math.min(MAX_ROWS, Math.max(1, Math.ceil(first.to / ROW_SECONDS))) : 0;
  const span = whole ? first.to / count : 0;
  const rows = whole
    ? Array.from({ length: count }, (_, at) => ({
        from: at * span,
        to: (at + 1) * span,
        marks: first.marks.filter(({ t }) => t >= at * span && (t < (at + 1) * span || at === count - 1)),
      }))
    : staves.slice(0, MAX_ROWS).map(({ from, marks, to }) => ({ from, to, marks }));
  const height = PICTURE.height / rows.length;
  return rows.map((row, at) => ({ ...row, y: PICTURE.y + at * height, height }));
}

/** Start of the time label, on the baseline. */
export const scoreTime = ({ y }: ScoreRow) => ({ x: PICTURE.x + PAD, y: y + HEAD + 4 });

function drawRow({ from, height, marks, to, y }: ScoreRow, walls: readonly number[]): string {
  const left = PICTURE.x + PAD;
  const width = PICTURE.width - 2 * PAD - MARK / 2;
  const x = (t: number) => round(left + ((t - from) / Math.max(1, to - from)) * width);
  const used = lanes.filter((lane) => marks.some(({ kind }) => laneOf(kind) === lane));
  const step = (height - HEAD - 16) / Math.max(1, used.length);
  const at = (kind: CastKind) => round(y + HEAD + 8 + (used.indexOf(laneOf(kind)) + 0.5) * step);
  const rules = used
    .map((_, lane) => `M${left} ${round(y + HEAD + 8 + (lane + 0.5) * step)}h${width}`)
    .join("");
  const bars = marks.map((mark) => `M${x(Math.max(from, mark.from))} ${at(mark.kind)}H${x(mark.t)}`).join("");
  const size = Math.min(MARK, step * 0.95);
  const shapes = marks.map(({ kind, t }) => {
    const colour = colours[kind] ?? INK;
    return `<path d="${kindShapes[kind]}" transform="translate(${round(x(t) - size / 2)} ${round(at(kind) - size / 2)}) scale(${round((size / 24) * 100) / 100})" fill="${RAISED}" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const wall = walls
    .filter((t) => t > from && t <= to)
    .map((t) => `M${x(t)} ${round(y + HEAD)}V${round(y + height - 8)}`)
    .join("");
  return (
    `<path d="${rules}" stroke="${LINE}" stroke-width="1.5"/><path d="${bars}" stroke="${BRASS}" stroke-width="4" stroke-opacity=".65"/>` +
    (wall === "" ? "" : `<path d="${wall}" stroke="${WARN}" stroke-width="4"/>`) +
    shapes.join("")
  );
}

export function drawScore(rows: readonly ScoreRow[], walls: readonly number[], hue: string): string {
  const between = rows.slice(1).map(({ y }) => `M${PICTURE.x} ${round(y)}h${PICTURE.width}`);
  return (
    `<path d="${frameOf(0)}" fill="${RAISED}" stroke="${hue}" stroke-width="2"/>` +
    `<path d="${frameOf(8)}" fill="none" stroke="${LINE}" stroke-width="1.5"/>` +
    `<path d="${between.join("")}" stroke="${LINE}" stroke-width="1.5"/>` +
    rows.map((row) => drawRow(row, walls)).join("")
  );
}
