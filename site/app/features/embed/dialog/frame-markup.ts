/** In CSS pixels. */
export type FrameSize = Readonly<{ width: number; height: number }>;

/** Default size of each embed in CSS pixels. */
export const EMBED_WIDTH = 360;
export const EMBED_HEIGHTS: Readonly<Record<"clock" | "forecast" | "map" | "run" | "fight", number>> = {
  forecast: 340,
  clock: 150,
  map: 360,
  run: 480,
  fight: 270,
};

/** Layouts for a stream of 1920 × 1080. */
export const FIXED_SIZES: Readonly<Record<"bar" | "corner", FrameSize>> = {
  bar: { width: 1920, height: 80 },
  corner: { width: 360, height: 200 },
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Sets a color scheme, because a dark host page would otherwise give the frame an opaque background.
 * @param address absolute URL
 * @param title accessible name of the frame
 */
export function frameMarkup(address: string, title: string, { height, width }: FrameSize): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;color-scheme:light"></iframe>`;
}
