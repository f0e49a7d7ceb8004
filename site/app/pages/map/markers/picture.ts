/** What draws on a picture: a pen of either kind of canvas. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * A small picture drawn once, to be copied many times. A bitmap where the browser makes one: copying it costs a third of copying a
 * canvas, which has to be asked each time whether it has changed.
 * @param width CSS pixels, as `height`
 * @param ratio device pixels in one
 */
export function drawPicture(
  width: number,
  height: number,
  ratio: number,
  draw: (pen: Pen) => void,
): CanvasImageSource {
  const [across, down] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(across, down);
    const pen = canvas.getContext("2d");
    if (pen !== null) {
      pen.scale(ratio, ratio);
      draw(pen);
      return canvas.transferToImageBitmap();
    }
  }
  const canvas = document.createElement("canvas");
  canvas.width = across;
  canvas.height = down;
  const pen = canvas.getContext("2d");
  pen?.scale(ratio, ratio);
  if (pen !== null) draw(pen);
  return canvas;
}
