/** What draws on a picture: a pen of either kind of canvas. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * A picture drawn once, off the page: to be copied many times, or handed to the screen. A bitmap: copying it costs a third of copying a
 * canvas, which has to be asked each time whether it has changed.
 * @param width CSS pixels, as `height`
 * @param ratio device pixels in one
 */
export function drawPicture(
  width: number,
  height: number,
  ratio: number,
  draw: (pen: Pen) => void,
): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser draws no pictures");
  pen.scale(ratio, ratio);
  draw(pen);
  return canvas.transferToImageBitmap();
}
