/** How near a linked place is shown. */
const ZOOM = 6;

/** Address of a place on its map; the map page counts y upwards. */
export function mapPath({ map, x, y }: Readonly<{ map: string; x: number; y: number }>): string {
  return `/map/${map}?x=${x}&y=${-y}&zoom=${ZOOM}`;
}
