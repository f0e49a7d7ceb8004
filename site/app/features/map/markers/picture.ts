/** Drawing context of either kind of canvas. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Whether this browser draws pictures; without, a map is its chart and its lists. */
export function canDrawPictures(): boolean {
  return typeof OffscreenCanvas === "function" && new OffscreenCanvas(1, 1).getContext("2d") !== null;
}

/**
 * A board of one size on which pictures are drawn, off the page: each to be copied many times, or handed to the screen. They are bitmaps:
 * copying one costs a third of copying a canvas, which has to be asked each time whether it has changed. One board serves for many: a
 * new one a picture is soon a megabyte that the browser has to collect.
 */
export class Board {
  readonly #canvas: OffscreenCanvas;
  readonly #pen: OffscreenCanvasRenderingContext2D;
  readonly #ratio: number;

  /**
   * @param width CSS pixels, as `height`
   * @param ratio device pixels in one
   */
  constructor(width: number, height: number, ratio: number) {
    this.#canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio));
    const pen = this.#canvas.getContext("2d");
    if (pen === null) throw new Error("this browser draws no pictures");
    this.#pen = pen;
    this.#ratio = ratio;
  }

  /** The board is empty before and after. */
  draw(draw: (pen: Pen) => void): ImageBitmap {
    this.#pen.save();
    this.#pen.scale(this.#ratio, this.#ratio);
    draw(this.#pen);
    this.#pen.restore();
    return this.#canvas.transferToImageBitmap();
  }
}

/** One picture, as a `Board` draws it. */
export function drawPicture(
  width: number,
  height: number,
  ratio: number,
  draw: (pen: Pen) => void,
): ImageBitmap {
  return new Board(width, height, ratio).draw(draw);
}
