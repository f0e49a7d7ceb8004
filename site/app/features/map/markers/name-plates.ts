import type { Ink } from "./medallions.ts";
import { drawPicture } from "./picture.ts";
import { PLATE_HEIGHT } from "./sizes.ts";

const FONT =
  '500 12.5px Figtree, "Hiragino Sans", "Noto Sans CJK JP", "Malgun Gothic", "Microsoft YaHei", sans-serif';

/** Rasterizes each name once: drawing text with a halo is the slowest canvas operation. */
export class NamePlates {
  readonly #made = new Map<string, CanvasImageSource>();
  readonly #widths = new Map<string, number>();
  readonly #ruler = document.createElement("canvas").getContext("2d");
  readonly #placeWidths = new Map<string, number>();
  readonly #placeRuler = document.createElement("canvas").getContext("2d");
  readonly #ink: Ink;
  readonly #ratio: number;

  constructor(ink: Ink, ratio: number) {
    this.#ink = ink;
    this.#ratio = ratio;
    if (this.#ruler !== null) this.#ruler.font = FONT;
    if (this.#placeRuler !== null) this.#placeRuler.font = `100px ${ink.display}`;
  }

  widthOf(name: string): number {
    const known = this.#widths.get(name);
    if (known !== undefined) return known;
    const width = Math.ceil(this.#ruler?.measureText(name).width ?? 0) + 8;
    this.#widths.set(name, width);
    return width;
  }

  /** CSS pixels in the chart's display font, without letter spacing. */
  placeWidth(text: string, size: number): number {
    const known = this.#placeWidths.get(text);
    if (known !== undefined) return known * size;
    const ruler = this.#placeRuler;
    const width = (ruler?.measureText(text).width ?? 60 * text.length) / 100;
    this.#placeWidths.set(text, width);
    return width * size;
  }

  has(name: string): boolean {
    return this.#made.has(name);
  }

  of(name: string): CanvasImageSource {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const made = drawPicture(this.widthOf(name), PLATE_HEIGHT, this.#ratio, (pen) => {
      pen.font = FONT;
      pen.textBaseline = "middle";
      pen.lineJoin = "round";
      pen.lineWidth = 3.5;
      pen.strokeStyle = this.#ink.paper;
      pen.strokeText(name, 4, PLATE_HEIGHT / 2 + 0.5);
      pen.fillStyle = this.#ink.ink;
      pen.fillText(name, 4, PLATE_HEIGHT / 2 + 0.5);
    });
    this.#made.set(name, made);
    return made;
  }
}
