const ZOOM = 6;

/** URLs have the negated y coordinate. */
export function mapPath({ map, x, y }: Readonly<{ map: string; x: number; y: number }>): string {
  return `/map/${map}?x=${x}&y=${-y}&zoom=${ZOOM}`;
}
