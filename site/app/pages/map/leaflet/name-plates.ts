import type { Ink } from "./medallions.ts";

/** A name drawn once, with its halo. */
export type Plate = Readonly<{ picture: HTMLCanvasElement; width: number; height: number }>;

const HEIGHT = 18;
const FONT =
  '500 12.5px Figtree, "Hiragino Sans", "Noto Sans CJK JP", "Malgun Gothic", "Microsoft YaHei", sans-serif';

/** Text is the dearest thing on a canvas (a halo most of all): every name becomes a picture once. */
export class NamePlates {
  readonly #made = new Map<string, Plate>();
  readonly #ink: Ink;
  readonly #ratio: number;
  /** How many plates one drawing may still make; the rest come with the next frame. */
  #left = 0;

  constructor(ink: Ink, ratio: number) {
    this.#ink = ink;
    this.#ratio = ratio;
  }

  allow(count: number): void {
    this.#left = count;
  }

  /** The plate of a name; undefined when this drawing has made its share. */
  of(name: string): Plate | undefined {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    if (this.#left <= 0) return undefined;
    this.#left -= 1;
    const picture = document.createElement("canvas");
    const pen = picture.getContext("2d");
    if (pen === null) return undefined;
    pen.font = FONT;
    const width = Math.ceil(pen.measureText(name).width) + 8;
    picture.width = Math.ceil(width * this.#ratio);
    picture.height = Math.ceil(HEIGHT * this.#ratio);
    pen.scale(this.#ratio, this.#ratio);
    pen.font = FONT;
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    pen.lineWidth = 3.5;
    pen.strokeStyle = this.#ink.paper;
    pen.strokeText(name, 4, HEIGHT / 2 + 0.5);
    pen.fillStyle = this.#ink.ink;
    pen.fillText(name, 4, HEIGHT / 2 + 0.5);
    const plate = { picture, width, height: HEIGHT };
    this.#made.set(name, plate);
    return plate;
  }
}
