/** A view as an address asks for it: in map coordinates, not yet clamped. */
export type AskedPlace = Readonly<{ x: number; y: number; zoom: number }>;

/** Zoom if the address has none. */
const USUAL_ZOOM = 5;

/** A number of an address: digits with sign, point and exponent, nothing else; undefined for other text. */
function readNumber(text: string | null): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The view in the query of a map's address: `x` is the map's x, `y` minus its y, as in the links of old (a positive one can only be
 * the map's y itself, written by hand). Anything but a number is left out and reported. It is apart because the map must know it
 * before the rest of the page is there.
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
