/** Width and height in pixels. */
export type FrameSize = Readonly<{ width: number; height: number }>;

/** Pixels that an embed needs. */
export const EMBED_WIDTH = 360;
export const EMBED_HEIGHTS: Readonly<Record<"clock" | "forecast" | "map" | "run" | "fight", number>> = {
  forecast: 340,
  clock: 150,
  map: 360,
  run: 480,
  fight: 270,
};

/** Layouts with a size of their own: a bar along a stream of 1920 × 1080, and a corner of it. */
export const FIXED_SIZES: Readonly<Record<"bar" | "corner", FrameSize>> = {
  bar: { width: 1920, height: 80 },
  corner: { width: 360, height: 200 },
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The markup that puts an embed into another page.
 * A dark page would give a frame without its own color scheme an opaque ground.
 * @param address absolute
 * @param title names the frame for those who cannot see it
 */
export function frameMarkup(address: string, title: string, { height, width }: FrameSize): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;color-scheme:light"></iframe>`;
}
