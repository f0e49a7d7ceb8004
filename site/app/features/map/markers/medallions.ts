import { Board, type Pen } from "./picture.ts";
import type { SceneMarker, Tone } from "./scene.ts";
import { MEDALLION } from "./sizes.ts";

/** Canvas colors, read from CSS custom properties so that themes have one source. */
export type Ink = Readonly<{
  paper: string;
  ink: string;
  soft: string;
  focus: string;
  /** Font family of the chart's own names. */
  display: string;
  tones: Readonly<Record<Tone, string>>;
}>;

export function readInk(element: Element): Ink {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: value("--raised"),
    ink: value("--ink"),
    soft: value("--soft"),
    focus: value("--aether"),
    display: value("--font-display") || "Marcellus, Figtree, sans-serif",
    tones: {
      encounter: value("--tint"),
      find: value("--brass"),
      enemy: value("--warn"),
      place: value("--aether"),
      people: value("--strong-line"),
      pin: value("--good"),
    },
  };
}

type Shape = Readonly<{ path: Path2D; side: number }>;

export type Shapes = ReadonlyMap<string, Shape>;

export function readShapes(sprite: ParentNode): Shapes {
  const found = new Map<string, Shape>();
  for (const symbol of sprite.querySelectorAll("symbol")) {
    const path = new Path2D();
    for (const part of symbol.querySelectorAll("path"))
      path.addPath(new Path2D(part.getAttribute("d") ?? ""));
    const side = Number(symbol.getAttribute("viewBox")?.split(" ")[2] ?? 512);
    found.set(symbol.id, { path, side });
  }
  return found;
}

function keyOf({ glyph = "", text = "", tone, possible, done }: SceneMarker, side: number): string {
  return `${glyph}|${text}|${tone}|${possible}|${done}|${side}`;
}

/** Rasterizes each look once. */
export class Medallions {
  readonly #made = new Map<string, CanvasImageSource>();
  readonly #boards = new Map<number, Board>();
  readonly #ink: Ink;
  readonly #ratio: number;
  readonly #shapes: ReadonlyMap<string, Shape>;

  constructor(ink: Ink, ratio: number, known: ReadonlyMap<string, Shape>) {
    this.#ink = ink;
    this.#ratio = ratio;
    this.#shapes = known;
  }

  has(marker: SceneMarker, side: number): boolean {
    return this.#made.has(keyOf(marker, side));
  }

  /** `side`: CSS pixels, with the margin. */
  of(marker: SceneMarker, side: number): CanvasImageSource {
    const key = keyOf(marker, side);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const board = this.#boards.get(side) ?? new Board(side, side, this.#ratio);
    this.#boards.set(side, board);
    const made = board.draw((pen) => {
      pen.scale(side / (MEDALLION + 4), side / (MEDALLION + 4));
      this.#draw(pen, marker);
    });
    this.#made.set(key, made);
    return made;
  }

  #draw(pen: Pen, { glyph, text, tone, possible, done }: SceneMarker): void {
    const ink = this.#ink;
    const middle = (MEDALLION + 4) / 2;
    const radius = MEDALLION / 2 - 1;
    if (done) pen.globalAlpha = 0.55;
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, 2 * Math.PI);
    pen.fillStyle = ink.paper;
    pen.fill();
    pen.strokeStyle = ink.tones[tone];
    pen.lineWidth = possible ? 1.5 : 2;
    // Possible places have a dashed rim and a fainter glyph, confirmed ones a hairline inside the rim.
    if (possible) pen.setLineDash([3, 3]);
    pen.stroke();
    pen.setLineDash([]);
    if (!possible) {
      pen.beginPath();
      pen.arc(middle, middle, radius - 2.5, 0, 2 * Math.PI);
      pen.lineWidth = 0.6;
      pen.stroke();
    }
    pen.fillStyle = possible ? ink.soft : ink.tones[tone];
    const shape = glyph === undefined ? undefined : this.#shapes.get(glyph);
    if (shape !== undefined) {
      const side = 17;
      pen.save();
      pen.translate(middle - side / 2, middle - side / 2);
      pen.scale(side / shape.side, side / shape.side);
      pen.fill(shape.path);
      pen.restore();
    } else if (text !== undefined) {
      pen.font = `${text.length > 2 ? "650 12.5" : "600 12"}px Figtree, sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(text, middle, middle + 0.5);
    }
    if (done) drawTick(pen, middle, ink);
  }
}

function drawTick(pen: Pen, middle: number, ink: Ink): void {
  pen.globalAlpha = 1;
  pen.strokeStyle = ink.paper;
  pen.lineWidth = 6;
  pen.lineCap = pen.lineJoin = "round";
  for (const [colour, width] of [
    [ink.paper, 6],
    [ink.tones.pin, 3],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(middle - 6, middle + 1);
    pen.lineTo(middle - 1.5, middle + 5.5);
    pen.lineTo(middle + 7, middle - 5);
    pen.stroke();
  }
}
