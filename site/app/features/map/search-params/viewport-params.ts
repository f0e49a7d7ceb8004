/** In map coordinates, not clamped. */
export type AskedPlace = Readonly<{ x: number; y: number; zoom: number }>;

const USUAL_ZOOM = 5;

function readNumber(text: string | null): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * `y` is negated, as in links from earlier versions; a positive one was typed by hand. Values that are not
 * numbers are reported in `refused`. No imports: the map needs this before the rest of the page.
 */
export function readPlace(
  query: URLSearchParams,
): Readonly<{ place?: AskedPlace; refused: readonly string[] }> {
  const refused: string[] = [];
  const read = (key: string) => {
    const text = query.get(key);
    const value = readNumber(text);
    if (text !== null && value === undefined)
      refused.push(`${key}=${text.length > 40 ? `${text.slice(0, 40)}…` : text}`);
    return value;
  };
  const x = read("x");
  const y = read("y");
  const zoom = read("zoom");
  if (x === undefined || y === undefined) return { refused };
  return { place: { x, y: Math.abs(y), zoom: zoom ?? USUAL_ZOOM }, refused };
}
