/** A point on a map, as the map page reads it from its address: y counts downwards in the game, upwards there. */
export function mapPoint(map: string, x: number, y: number): string {
  return `/map/${map}?x=${x}&y=${-y}&zoom=4`;
}

/** A marker on its map, with its layer shown and its card open. */
export function markerAddress(map: string, layer: string, marker: string): string {
  return `/map/${map}?poi=${marker}&layers=${layer}`;
}
