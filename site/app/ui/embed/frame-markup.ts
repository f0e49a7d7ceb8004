/** Pixels that an embed needs. */
export const EMBED_WIDTH = 360;
export const EMBED_HEIGHTS: Readonly<Record<"clock" | "forecast" | "map" | "run", number>> = {
  forecast: 300,
  clock: 150,
  map: 360,
  run: 480,
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The markup that puts an embed into another page.
 * @param address absolute
 * @param title names the frame for those who cannot see it
 */
export function frameMarkup(address: string, title: string, height: number): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${EMBED_WIDTH}" height="${height}" loading="lazy" style="border:0"></iframe>`;
}
