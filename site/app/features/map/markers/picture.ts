export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Without support, a map has its chart and lists but no markers. */
export function canDrawPictures(): boolean {
  return typeof OffscreenCanvas === "function" && new OffscreenCanvas(1, 1).getContext("2d") !== null;
}

/**
 * Offscreen canvas reused for many images: a new one each would be a megabyte to collect. Copying a bitmap
 * costs a third of copying a canvas, which the browser must check for changes.
 */
export class Board {
  readonly #canvas: OffscreenCanvas;
  readonly #pen: OffscreenCanvasRenderingContext2D;
  readonly #ratio: number;

  /**
   * @param width CSS pixels, as `height`
   * @param ratio device pixels per CSS pixel
   */
  constructor(width: number, height: number, ratio: number) {
    this.#canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio));
    const pen = this.#canvas.getContext("2d");
    if (pen === null) throw new Error("this browser draws no pictures");
    this.#pen = pen;
    this.#ratio = ratio;
  }

  draw(draw: (pen: Pen) => void): ImageBitmap {
    this.#pen.save();
    this.#pen.scale(this.#ratio, this.#ratio);
    draw(this.#pen);
    this.#pen.restore();
    return this.#canvas.transferToImageBitmap();
  }
}

export function drawPicture(
  width: number,
  height: number,
  ratio: number,
  draw: (pen: Pen) => void,
): ImageBitmap {
  return new Board(width, height, ratio).draw(draw);
}
