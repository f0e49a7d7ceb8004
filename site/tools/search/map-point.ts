/** A point on a map, as the map page reads it from its address: y counts downwards in the game, upwards there. */
export function mapPoint(map: string, x: number, y: number): string {
  return `/map/${map}?x=${x}&y=${-y}&zoom=4`;
}
